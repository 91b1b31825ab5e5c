import { provideStopLetters, type StopLettersViewState, selectStopLetters } from '@artel/core/notifications'
import { paths } from '@artel/core/routes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { Dialog } from '../kit/dialog/index.ts'
import { Button, EmptyState, ErrorState, Spinner } from '../kit/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import css from './StopLettersDialog.module.css'
import { ru } from './settings.ru.ts'

export interface StopLettersDialogProps {
  /** Secret of the link. */
  hash: string
  /** Place in the stack of modals, from 0. */
  level: number
  /** The link has served, or is no good: the address need not carry it any more. */
  onSpent: () => void
  onClose: () => void
}

interface StopLettersViewProps {
  view: StopLettersViewState
  /** `null` where the site has no page of settings. */
  onSettings: (() => void) | null
  onRetry: () => void
  onClose: () => void
}

/** What came of the link that stops letters of a kind (product §20.1). */
function StopLettersView({ view, onSettings, onRetry, onClose }: StopLettersViewProps) {
  if (view.status === 'failed') return <ErrorState title={ru.stopFailed} text={view.message} onRetry={onRetry} />
  if (view.status === 'stopping') {
    return (
      <p role="status" className={css.stopping}>
        <Spinner />
        {ru.stopping}
      </p>
    )
  }
  const isStopped = view.status === 'stopped'
  return (
    <EmptyState
      mark={<Mark look={{ material: 'paper', object: isStopped ? 'cup' : 'clock' }} size={112} />}
      title={isStopped ? ru.stopped : ru.badLink}
      text={isStopped ? ru.stoppedText : ru.badLinkText}
      action={
        onSettings && !isStopped ? (
          <Button onClick={onSettings}>{ru.settings}</Button>
        ) : (
          <Button onClick={onClose}>{ru.proceed}</Button>
        )
      }
    />
  )
}

/** Stops letters of a kind by the link that led to this page, over its machine. */
export function StopLettersDialog({ hash, level, onSpent, onClose }: StopLettersDialogProps) {
  const { api, isPage, navigate } = useServices()
  const [machine] = useState(() => provideStopLetters({ api }))
  const actor = useScreenMachine(machine, { input: { hash } })
  const view = useSelector(actor, selectStopLetters)
  const { status } = view
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'stopped' || status === 'badLink') onSpent()
    if (status !== 'stopping') place.current?.focus()
  }, [status, onSpent])
  const openSettings = () => {
    onClose()
    navigate(paths.settings())
  }
  return (
    <Dialog open level={level} size="small" title={ru.stopLetters} onClose={onClose}>
      <div ref={place} tabIndex={-1} className={css.place}>
        <StopLettersView
          view={view}
          onSettings={isPage(paths.settings()) ? openSettings : null}
          onRetry={() => actor.send({ type: 'stopping.retry' })}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}
