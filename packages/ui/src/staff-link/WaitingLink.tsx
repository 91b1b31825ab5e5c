import { isJudged, moderationQueries } from '@artel/core/moderation'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { ModerationLink } from './ModerationLink.tsx'

/** Milliseconds between two looks at the queues: nothing tells of a new object by itself. */
const COUNTS_INTERVAL = 60_000

/** The same over its query. Counts that cannot be had are none. */
export function WaitingLink({ className }: { className?: string | undefined }) {
  const { api } = useServices()
  const { data = [] } = useQuery({
    ...moderationQueries(api).counts(),
    refetchInterval: COUNTS_INTERVAL,
    throwOnError: false,
  })
  const waiting = data.reduce((sum, { kind, count }) => sum + (isJudged(kind) ? count : 0), 0)
  return <ModerationLink waiting={waiting} className={className} />
}
