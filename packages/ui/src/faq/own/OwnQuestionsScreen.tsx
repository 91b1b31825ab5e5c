import { errorMessage } from '@artel/core/api'
import { ownQuestionsQuery } from '@artel/core/faq'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { type OwnQuestionsState, OwnQuestionsView } from './OwnQuestionsView.tsx'

/** One's own questions over their query. @param props.opened number of the question that the address leads to */
export function OwnQuestionsScreen({ opened }: { opened: number | null }) {
  const { api } = useServices()
  const own = useQuery(ownQuestionsQuery(api))
  const state = (): OwnQuestionsState => {
    if (own.data) return { status: 'ready', questions: own.data }
    if (own.isError) return { status: 'failed', message: errorMessage(own.error) }
    // Whoever is led to one has asked; of the others nobody knows yet.
    return opened === null ? { status: 'absent' } : { status: 'loading' }
  }
  return <OwnQuestionsView state={state()} opened={opened} onRetry={() => void own.refetch()} />
}
