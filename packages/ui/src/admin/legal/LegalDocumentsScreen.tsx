import { adminQueries } from '@artel/core/admin'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { LegalDocumentsView } from './LegalDocumentsView.tsx'

/** The texts of the law over their query. */
export function LegalDocumentsScreen() {
  const { api } = useServices()
  const query = useQuery(adminQueries(api).legalDocuments())
  return (
    <LegalDocumentsView
      status={query.status}
      documents={query.data ?? []}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
