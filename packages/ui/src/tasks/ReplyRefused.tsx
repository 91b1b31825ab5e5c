import type { ReplyRefusal } from '@artel/core/contract'
import { replyRefusalSentences } from '@artel/core/tasks'
import { lazy, Suspense } from 'react'
import { Callout } from '../kit/index.ts'

const QuotaSpent = lazy(() => import('./QuotaSpent.tsx').then((module) => ({ default: module.QuotaSpent })))

/** Why there is no reply form here, in the place of what is next. */
export function ReplyRefused({ refusal }: { refusal: ReplyRefusal }) {
  const words = <Callout kind="attention" title={replyRefusalSentences[refusal].replace(/\.$/, '')} />
  if (refusal !== 'QUOTA') return words
  return (
    <Suspense fallback={words}>
      <QuotaSpent />
    </Suspense>
  )
}
