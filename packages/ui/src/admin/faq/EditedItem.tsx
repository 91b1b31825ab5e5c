import { adminKeys, adminQueries, faqItemForm, faqItemOfVersion, faqItemValues } from '@artel/core/admin'
import { errorMessage, isApiError } from '@artel/core/api'
import type { AdminFaqItem, AdminFaqSection, ContentVersion } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editDraft, useEditStored, useVersionedSave, type VersionedSave } from '../../forms/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { History } from '../content-history/index.ts'
import { ItemForm } from './ItemForm.tsx'
import { draftKey } from './item-draft.ts'
import { itemTexts } from './item-texts.ts'
import { ru } from './ru.ts'
import { useHelpSaid } from './use-help-said.ts'

const QuestionDialog = quietPart(async () => (await import('../QuestionDialog.tsx')).QuestionDialog)

export interface EditedItemProps {
  item: AdminFaqItem
  sections: readonly AdminFaqSection[]
}

/** A question that is there: its form, and its history. */
export function EditedItem({ item, sections }: EditedItemProps) {
  const { api, drafts, navigate } = useServices()
  const queries = useQueryClient()
  const said = useHelpSaid()
  const key = draftKey(useViewer()?.id, item.id)
  const [isAsked, ask] = useState(false)
  const saving = useVersionedSave(item, () =>
    queries.fetchQuery({ ...adminQueries(api).faqItem(item.id), staleTime: 0 }),
  )
  const renew = (saved: AdminFaqItem, text: string) => {
    queries.setQueryData(adminKeys.faqItem(item.id), saved)
    saving.renew(saved)
    said(text)
  }
  const close = () => ask(false)
  const remove = useMutation({
    mutationKey: ['admin', 'remove-faq-item'],
    async mutationFn() {
      try {
        await api.deleteFaqItem({ params: { id: item.id } })
      } catch (error) {
        // A colleague has removed it, which is what was wanted.
        if (!isApiError(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess() {
      editDraft(drafts, key, faqItemForm.draft).forget()
      said(ru.item.removed)
      navigate(paths.adminFaq())
    },
  })
  const restore = ({ body }: ContentVersion) => {
    const former = faqItemOfVersion(body)
    const isThere = sections.some(({ id }) => id === former.sectionId)
    const sectionId = isThere ? former.sectionId : item.sectionId
    return saving.save(
      async (version) =>
        (await api.changeFaqItem({ params: { id: item.id }, body: { ...former, sectionId, version } })).data,
    )
  }
  return (
    <>
      <Opened
        key={saving.round}
        item={item}
        sections={sections}
        saving={saving}
        draftName={key}
        onSaved={(saved) => renew(saved, ru.item.saved)}
        onRemove={() => {
          remove.reset()
          ask(true)
        }}
      />
      <History
        kind="FAQ_ITEM"
        contentKey={String(item.id)}
        current={item.version}
        textsOf={(body) => itemTexts(body, sections)}
        restoreText={ru.restoreText}
        restore={restore}
        onRestored={(saved, text) => {
          editDraft(drafts, key, faqItemForm.draft).forget()
          renew(saved, text)
        }}
      />
      {isAsked && (
        <QuestionDialog
          danger
          title={ru.item.askTitle}
          text={ru.item.askText(item.question)}
          confirm={ru.item.confirm}
          isBusy={remove.isPending}
          message={remove.isError ? errorMessage(remove.error) : null}
          onConfirm={() => remove.mutate()}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  )
}

interface OpenedProps extends EditedItemProps {
  saving: VersionedSave<AdminFaqItem>
  draftName: string
  onSaved: (saved: AdminFaqItem) => void
  onRemove: () => void
}

function Opened({ item, sections, saving, draftName, onSaved, onRemove }: OpenedProps) {
  const { api, drafts } = useServices()
  const [initial] = useState(() => faqItemValues(saving.base))
  const [draft] = useState(() => editDraft(drafts, draftName, faqItemForm.draft))
  const [machine] = useState(() =>
    faqItemForm.provide({
      save: (body) =>
        saving.save(
          async (version) => (await api.changeFaqItem({ params: { id: item.id }, body: { ...body, version } })).data,
        ),
    }),
  )
  const actor = useScreenMachine(machine, { input: { values: initial } })
  const form = useEditStored(actor, faqItemForm.select, {
    initial,
    stored: item,
    valuesOf: faqItemValues,
    saving,
    draft,
    onSaved,
  })
  return <ItemForm {...form} sections={sections} own={item.id} onRemove={onRemove} />
}
