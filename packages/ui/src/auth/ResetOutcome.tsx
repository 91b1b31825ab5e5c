import type { ResetPasswordState } from '@artel/core/auth'
import { paths } from '@artel/core/routes'
import { Mark } from '../kit/cover/index.ts'
import { Button, ButtonLink, EmptyState } from '../kit/index.ts'
import { LettersLink } from './LettersLink.tsx'
import css from './ResetPassword.module.css'
import { ru } from './ru.ts'

export interface ResetOutcomeProps {
  outcome: Exclude<ResetPasswordState, { status: 'asking' | 'setting' }>
  /** There is nobody to sign in any more. */
  isSignedIn: boolean
  /** Where the letters of the demo can be read; `null` where letters are sent. */
  lettersPath: string | null
  onAgain: () => void
  onSignIn: () => void
}

/** What came of asking for a link, or of using one. */
export function ResetOutcome({ outcome, isSignedIn, lettersPath, onAgain, onSignIn }: ResetOutcomeProps) {
  switch (outcome.status) {
    case 'sent':
      return (
        <EmptyState
          mark={<Mark look={{ material: 'paper', object: 'chat' }} size={112} />}
          title={ru.sentTitle}
          text={
            <>
              <span className={css.letter}>{ru.sentText(outcome.email)}</span>
              <LettersLink path={lettersPath} />
            </>
          }
          action={
            <Button variant="secondary" onClick={onAgain}>
              {ru.askAgain}
            </Button>
          }
        />
      )
    case 'done':
      return (
        <EmptyState
          mark={<Mark look={{ material: 'planks', object: 'key' }} size={112} />}
          title={ru.doneTitle}
          text={isSignedIn ? undefined : ru.doneText}
          action={
            isSignedIn ? (
              <ButtonLink to={paths.home()}>{ru.proceed}</ButtonLink>
            ) : (
              <Button onClick={onSignIn}>{ru.submit}</Button>
            )
          }
        />
      )
    case 'expired':
    case 'used':
      return (
        <EmptyState
          mark={<Mark look={{ material: 'plaster', object: 'clock' }} size={112} />}
          title={outcome.status === 'expired' ? ru.expiredTitle : ru.usedTitle}
          text={outcome.status === 'expired' ? ru.expiredText : ru.usedText}
          action={<Button onClick={onAgain}>{ru.newLink}</Button>}
        />
      )
  }
}
