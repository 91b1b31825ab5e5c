import { adminKeys, adminQueries } from '@artel/core/admin'
import { errorMessage, isApiError } from '@artel/core/api'
import type { AdminFaqSection } from '@artel/core/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { quietPart } from '../../kit/lazy/index.ts'
import { useServices } from '../../services/index.ts'
import { FaqDeskView } from './FaqDeskView.tsx'
import { ru } from './ru.ts'
import { useHelpSaid } from './use-help-said.ts'
import { useOrderSaved } from './use-order-saved.ts'

const SectionChange = quietPart(async () => (await import('./SectionChange.tsx')).SectionChange)
const QuestionDialog = quietPart(async () => (await import('../QuestionDialog.tsx')).QuestionDialog)

/** The thing in another place of its list. */
const moved = <T extends { readonly id: number }>(list: readonly T[], id: number, to: number): T[] => {
  const others = list.filter((one) => one.id !== id)
  return [...others.slice(0, to), ...list.filter((one) => one.id === id), ...others.slice(to)]
}

const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

/** The help over its query: order is kept as it is made, sections are written in windows. */
export function FaqDeskScreen() {
  const { api } = useServices()
  const queries = useQueryClient()
  const said = useHelpSaid()
  const query = useQuery(adminQueries(api).faq())
  const order = useOrderSaved()
  const [edited, edit] = useState<AdminFaqSection | 'new' | null>(null)
  const [asked, ask] = useState<AdminFaqSection | null>(null)
  const sections = query.data ?? []
  const show = (next: AdminFaqSection[]) => queries.setQueryData(adminKeys.faq, next)
  const close = () => edit(null)
  const stay = () => ask(null)
  const remove = useMutation({
    mutationKey: ['admin', 'remove-faq-section'],
    async mutationFn({ id }: AdminFaqSection) {
      try {
        await api.deleteFaqSection({ params: { id } })
      } catch (error) {
        // A colleague has removed it, which is what was wanted.
        if (!isApiError(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess(_, { title }) {
      said(ru.section.removed(title))
      stay()
    },
  })
  return (
    <>
      <FaqDeskView
        status={query.status}
        sections={sections}
        onAddSection={() => edit('new')}
        onEditSection={edit}
        onRemoveSection={(section) => {
          remove.reset()
          ask(section)
        }}
        onMoveSection={(id, to) => {
          const next = moved(sections, id, to)
          show(next)
          order(() => api.orderFaqSections({ body: { ids: idsOf(next) } }))
        }}
        onMoveItem={(section, id, to) => {
          const items = moved(section.items, id, to)
          show(sections.map((one) => (one.id === section.id ? { ...one, items } : one)))
          order(() => api.orderFaqItems({ params: { id: section.id }, body: { ids: idsOf(items) } }))
        }}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {edited && <SectionChange section={edited === 'new' ? null : edited} onClose={close} onFailed={close} />}
      {asked && (
        <QuestionDialog
          danger
          title={ru.section.askTitle}
          text={ru.section.askText(asked.title)}
          confirm={ru.section.confirm}
          isBusy={remove.isPending}
          message={remove.isError ? errorMessage(remove.error) : null}
          onConfirm={() => remove.mutate(asked)}
          onClose={stay}
          onFailed={stay}
        />
      )}
    </>
  )
}
