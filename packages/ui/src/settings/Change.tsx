import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert, Button } from '../kit/index.ts'
import css from './Settings.module.css'

/** What a form that was opened tells. */
export interface ChangeEnds {
  onDone: () => void
  onCancel: () => void
}

export interface ChangeProps {
  /** On the button that opens the form. */
  label: string
  /** Said once the change is made. */
  done: string
  /** Something was typed before the page was loaded anew: the form is open. */
  isBegun?: boolean
  form: (ends: ChangeEnds) => ReactNode
}

/** A button that a form takes the place of, and the words about what came of it. Focus follows. */
export function Change({ label, done, isBegun = false, form }: ChangeProps) {
  const [phase, setPhase] = useState<'untouched' | 'open' | 'left' | 'done'>('untouched')
  const place = useRef<HTMLDivElement>(null)
  const isOpen = phase === 'open' || (phase === 'untouched' && isBegun)
  useEffect(() => {
    if (phase === 'untouched') return
    const selector = { open: 'input', left: 'button', done: '[data-done]' }[phase]
    place.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [phase])
  return (
    <div ref={place} className={css.form}>
      {phase === 'done' && (
        <div data-done tabIndex={-1} className={css.notice}>
          <Alert kind="success">{done}</Alert>
        </div>
      )}
      {isOpen ? (
        form({ onDone: () => setPhase('done'), onCancel: () => setPhase('left') })
      ) : (
        <Button variant="secondary" className={css.start} onClick={() => setPhase('open')}>
          {label}
        </Button>
      )}
    </div>
  )
}
