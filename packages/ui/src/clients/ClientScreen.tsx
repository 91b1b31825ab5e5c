import { executorQueries } from '@artel/core/executors'
import { isStaff } from '@artel/core/lifecycle'
import type { ReviewsAboutFilters } from '@artel/core/reviews'
import { paths } from '@artel/core/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ReviewsAbout } from '../reviews/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { ClientView } from './ClientView.tsx'
import { ru } from './ru.ts'

export interface ClientScreenProps {
  id: string
  /** Order and page of the reviews, from the address. */
  filters: ReviewsAboutFilters
}

/** Page of a client over its queries. */
export function ClientScreen({ id, filters }: ClientScreenProps) {
  const { api } = useServices()
  const viewer = useViewer()
  const { data: client } = useSuspenseQuery(executorQueries(api).client(id))
  return (
    <ClientView
      client={client}
      viewer={viewer?.id === id ? 'SELF' : isStaff(viewer) ? 'STAFF' : 'OTHER'}
      reviews={
        <ReviewsAbout
          userId={id}
          path={paths.client(id)}
          filters={filters}
          title={ru.reviews}
          emptyText={ru.noReviews}
        />
      }
    />
  )
}
