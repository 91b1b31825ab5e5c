import { moderationQueries } from '@artel/core/moderation'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { QueuesView } from './QueuesView.tsx'

/** All queues over their query. */
export function QueuesScreen() {
  const { api } = useServices()
  const { status, data, refetch } = useQuery(moderationQueries(api).counts())
  return <QueuesView status={status} counts={data ?? []} onRetry={() => void refetch()} />
}
