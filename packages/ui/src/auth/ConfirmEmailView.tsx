import type { ConfirmEmailViewState } from '@artel/core/auth'
import { Mark } from '../kit/cover/index.ts'
import { Alert, Button, EmptyState, ErrorState, Spinner } from '../kit/index.ts'
import css from './ConfirmEmailView.module.css'
import { LettersLink } from './LettersLink.tsx'
import { ru } from './ru.ts'

export interface ConfirmEmailViewProps {
  view: ConfirmEmailViewState
  /** Nobody is signed in: nobody can be sent another letter. */
  isGuest: boolean
  /** Where the letters of the demo can be read; `null` where letters are sent. */
  lettersPath: string | null
  onResend: () => void
  onRetry: () => void
  onSignIn: () => void
  onClose: () => void
}

/** What came of the link for confirming an address (product §2.2). */
export function ConfirmEmailView({
  view,
  isGuest,
  lettersPath,
  onResend,
  onRetry,
  onSignIn,
  onClose,
}: ConfirmEmailViewProps) {
  const proceed = <Button onClick={onClose}>{ru.proceed}</Button>
  switch (view.status) {
    case 'confirming':
      return (
        <p role="status" className={css.confirming}>
          <Spinner />
          {ru.confirming}
        </p>
      )
    case 'confirmed':
      return (
        <EmptyState
          mark={<Mark look={{ material: 'hex', object: 'shield' }} size={112} />}
          title={ru.confirmedTitle}
          text={ru.confirmedText}
          action={proceed}
        />
      )
    case 'used':
      return (
        <EmptyState
          mark={<Mark look={{ material: 'hex', object: 'shield' }} size={112} />}
          title={ru.usedConfirmationTitle}
          text={ru.usedConfirmationText}
          action={proceed}
        />
      )
    case 'sent':
      return (
        <EmptyState
          mark={<Mark look={{ material: 'paper', object: 'chat' }} size={112} />}
          title={ru.confirmationSentTitle}
          text={
            <>
              {ru.confirmationSentText}
              <LettersLink path={lettersPath} />
            </>
          }
          action={proceed}
        />
      )
    case 'failed':
      return <ErrorState title={ru.failedConfirmation} text={view.message} onRetry={onRetry} />
    case 'expired':
      return (
        <>
          {view.message !== null && <Alert kind="error">{view.message}</Alert>}
          <EmptyState
            mark={<Mark look={{ material: 'plaster', object: 'clock' }} size={112} />}
            title={ru.expiredTitle}
            text={isGuest ? ru.expiredConfirmationGuest : ru.expiredConfirmationText}
            action={
              isGuest ? (
                <Button onClick={onSignIn}>{ru.submit}</Button>
              ) : (
                <Button loading={view.isSending} onClick={onResend}>
                  {ru.sendAgain}
                </Button>
              )
            }
          />
        </>
      )
  }
}
