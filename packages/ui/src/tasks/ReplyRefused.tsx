import type { ReplyRefusal } from '@artel/core/contract'
import { replyRefusalSentences } from '@artel/core/tasks'
import { Callout } from '../kit/index.ts'

/** Why there is no reply form here, in the place of what is next. */
export function ReplyRefused({ refusal }: { refusal: ReplyRefusal }) {
  return <Callout kind="attention" title={replyRefusalSentences[refusal]} />
}
