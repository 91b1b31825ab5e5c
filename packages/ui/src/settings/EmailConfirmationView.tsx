import { Alert, Button } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Settings.module.css'

export interface EmailConfirmationViewProps {
  email: string
  /** Of the letter that was asked for again. */
  status: 'idle' | 'pending' | 'success' | 'error'
  /** Why it could not be sent. */
  message: string | null
  /** Where the letters of the demo can be read; `null` where letters are sent. */
  lettersPath: string | null
  onSend: () => void
}

/** Says that the address has to be confirmed, and sends the letter again. */
export function EmailConfirmationView({ email, status, message, lettersPath, onSend }: EmailConfirmationViewProps) {
  const { unconfirmedTitle, unconfirmedText, send, sent, demo, demoLink } = ru.email
  return (
    <div className={css.notices}>
      <Alert
        kind="info"
        title={unconfirmedTitle}
        action={
          status !== 'success' && (
            <Button dense variant="secondary" loading={status === 'pending'} onClick={onSend}>
              {send}
            </Button>
          )
        }
      >
        {status === 'success' ? sent(email) : unconfirmedText}
        {lettersPath !== null && (
          <>
            {' '}
            {demo}{' '}
            <a href={lettersPath} target="_blank" rel="noreferrer">
              {demoLink}
            </a>
            .
          </>
        )}
      </Alert>
      {message !== null && <Alert kind="error">{message}</Alert>}
    </div>
  )
}
