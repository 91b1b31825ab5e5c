import { adminQueries, faqSectionOfVersion } from '@artel/core/admin'
import type { AdminFaqSection } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useVersionedSave } from '../../forms/index.ts'
import { ButtonLink, EmptyState, ErrorState } from '../../kit/index.ts'
import { useServices } from '../../services/index.ts'
import { History } from '../content-history/index.ts'
import { ItemPage, ItemWaiting } from './ItemPage.tsx'
import { ru } from './ru.ts'
import { sectionTexts } from './section-texts.ts'
import { useHelpSaid } from './use-help-said.ts'

/** What a section of the help once said of itself, over its query; any of it comes back. */
export function FaqSectionHistoryScreen({ id }: { id: number }) {
  const { api } = useServices()
  const query = useQuery({ ...adminQueries(api).faq(), throwOnError: false })
  const section = query.data?.find((one) => one.id === id)
  const isGone = query.data !== undefined && section === undefined
  const isRead = section && !section.isHidden && section.items.some(({ isHidden }) => !isHidden)
  return (
    <ItemPage
      title={isGone ? ru.section.gone : (section?.title ?? ru.section.edit)}
      publicPath={isRead ? paths.faqList(section.slug) : null}
    >
      {isGone ? (
        <EmptyState
          title={ru.section.gone}
          text={ru.goneText}
          action={<ButtonLink to={paths.adminFaq()}>{ru.item.toList}</ButtonLink>}
        />
      ) : section ? (
        <SectionHistory section={section} />
      ) : query.isError ? (
        <ErrorState title={ru.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <ItemWaiting />
      )}
    </ItemPage>
  )
}

function SectionHistory({ section }: { section: AdminFaqSection }) {
  const { id } = section
  const { api } = useServices()
  const queries = useQueryClient()
  const said = useHelpSaid()
  const saving = useVersionedSave(section, async () => {
    const all = await queries.fetchQuery({ ...adminQueries(api).faq(), staleTime: 0 })
    return all.find((one) => one.id === id) ?? section
  })
  return (
    <History
      kind="FAQ_SECTION"
      contentKey={String(id)}
      current={section.version}
      textsOf={sectionTexts}
      restoreText={ru.section.restoreText}
      restore={({ body }) =>
        saving.save(
          async (version) =>
            (await api.changeFaqSection({ params: { id }, body: { ...faqSectionOfVersion(body), version } })).data,
        )
      }
      onRestored={(saved, text) => {
        saving.renew(saved)
        said(text)
      }}
    />
  )
}
