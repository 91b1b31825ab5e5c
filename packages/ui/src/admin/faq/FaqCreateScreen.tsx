import { adminQueries } from '@artel/core/admin'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../kit/index.ts'
import { useServices } from '../../services/index.ts'
import { ItemPage, ItemWaiting } from './ItemPage.tsx'
import { NewItem } from './NewItem.tsx'
import { ru } from './ru.ts'

/** A new question of the help. @param props.section number of the section that it is meant for, as the address has it */
export function FaqCreateScreen({ section }: { section: string }) {
  const { api } = useServices()
  const query = useQuery({ ...adminQueries(api).faq(), throwOnError: false })
  const meant = query.data?.find(({ id }) => String(id) === section)
  return (
    <ItemPage title={ru.item.add} publicPath={null}>
      {query.data ? (
        <NewItem sections={query.data} sectionId={meant?.id ?? null} />
      ) : query.isError ? (
        <ErrorState title={ru.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <ItemWaiting />
      )}
    </ItemPage>
  )
}
