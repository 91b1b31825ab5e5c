import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { ru } from '../ru.ts'
import css from './State.module.css'

export interface ErrorStateProps {
  /** What did not work: «Не удалось загрузить задания». */
  title: string
  /** An object on its material, instead of the icon: `Mark` of 112 px. */
  mark?: ReactNode
  /** Why, and what a person can do. */
  text?: string
  /** Asked for by the button, and by the connection that is back. Leave out where trying again cannot help. */
  onRetry?: () => void
  retrying?: boolean
}

/** Something that should be here could not be had. */
export function ErrorState({ title, mark, text, onRetry, retrying = false }: ErrorStateProps) {
  useEffect(() => {
    if (!onRetry) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className={css.state} role="alert">
      {mark ? (
        <span className={css.mark}>{mark}</span>
      ) : (
        <span className={css.icon}>
          <Icon of={CloudOff} size={24} />
        </span>
      )}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {onRetry && (
        <div className={css.action}>
          <Button variant="secondary" loading={retrying} onClick={onRetry}>
            {ru.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
