import { adminQueries } from '@artel/core/admin'
import { isApiError } from '@artel/core/api'
import { paths } from '@artel/core/routes'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink, EmptyState, ErrorState } from '../../kit/index.ts'
import { useServices } from '../../services/index.ts'
import { EditedItem } from './EditedItem.tsx'
import { ItemPage, ItemWaiting } from './ItemPage.tsx'
import { ru } from './ru.ts'

/** One question of the help over its query, to be changed. */
export function FaqItemScreen({ id }: { id: number }) {
  const { api } = useServices()
  const query = useQuery({ ...adminQueries(api).faqItem(id), throwOnError: false })
  const all = useQuery({ ...adminQueries(api).faq(), throwOnError: false })
  const item = query.data
  const isGone = isApiError(query.error, 'NOT_FOUND')
  const section = all.data?.find((one) => one.id === item?.sectionId)
  const retry = () => {
    void query.refetch()
    void all.refetch()
  }
  return (
    <ItemPage
      title={isGone ? ru.item.gone : ru.item.edit}
      publicPath={
        item && section && !item.isHidden && !section.isHidden ? `${paths.faqList(section.slug)}#${item.slug}` : null
      }
    >
      {isGone ? (
        <EmptyState
          title={ru.item.gone}
          text={ru.goneText}
          action={<ButtonLink to={paths.adminFaq()}>{ru.item.toList}</ButtonLink>}
        />
      ) : item && all.data ? (
        <EditedItem item={item} sections={all.data} />
      ) : query.isError || all.isError ? (
        <ErrorState title={ru.item.failed} onRetry={retry} retrying={query.isFetching || all.isFetching} />
      ) : (
        <ItemWaiting />
      )}
    </ItemPage>
  )
}
