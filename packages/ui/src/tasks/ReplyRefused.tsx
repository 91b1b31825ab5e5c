import type { ReplyRefusal } from '@artel/core/contract'
import { replyRefusalSentences } from '@artel/core/tasks'
import { Alert, Button } from '../kit/index.ts'
import { ru } from './ru.ts'

/** Why there is no reply form here, and what helps where something does. */
export function ReplyRefused({ refusal, onSignIn }: { refusal: ReplyRefusal; onSignIn: () => void }) {
  return (
    <Alert
      kind="info"
      action={
        refusal === 'GUEST' && (
          <Button dense onClick={onSignIn}>
            {ru.signInToReply}
          </Button>
        )
      }
    >
      {replyRefusalSentences[refusal]}
    </Alert>
  )
}
