import { faqItemForm } from '@artel/core/admin'
import type { AdminFaqSection } from '@artel/core/contract'
import { intentKeys } from '@artel/core/forms'
import { paths } from '@artel/core/routes'
import { useState } from 'react'
import { useDraft, useForm, useFormDone, useIsLive } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { ItemForm } from './ItemForm.tsx'
import { draftKey } from './item-draft.ts'
import { ru } from './ru.ts'
import { useHelpSaid } from './use-help-said.ts'

export interface NewItemProps {
  sections: readonly AdminFaqSection[]
  /** The section that it is meant for; `null` when nobody said. */
  sectionId: number | null
}

/** The form of a new question; what is typed outlives a reload and the end of the session. */
export function NewItem({ sections, sectionId }: NewItemProps) {
  const { api, drafts, ids, navigate } = useServices()
  const said = useHelpSaid()
  const isLive = useIsLive()
  const key = draftKey(useViewer()?.id, 'new')
  const [draft] = useState(() => faqItemForm.draft(drafts, key))
  const [values] = useState(() => ({
    ...faqItemForm.initial,
    ...draft.restore(),
    ...(sectionId !== null && { sectionId }),
  }))
  const [machine] = useState(() => {
    const keyOf = intentKeys(ids)
    return faqItemForm.provide({
      save: async (body) => (await api.createFaqItem({ body }, { idempotencyKey: keyOf(body) })).data,
    })
  })
  const actor = useScreenMachine(machine, { input: { values } })
  useDraft(actor, draft)
  useFormDone(actor, () => {
    said(ru.item.added)
    navigate(paths.adminFaq())
  })
  const { form, ...bound } = useForm(actor, faqItemForm.select)
  return (
    <ItemForm
      {...bound}
      view={{
        status: form.status === 'done' ? 'submitting' : form.status,
        values: form.values,
        errors: form.status === 'done' ? {} : form.errors,
        message: form.status === 'failed' ? form.message : null,
      }}
      sections={sections}
      own={null}
      isInert={!isLive}
      onShowSaved={null}
      onRemove={null}
    />
  )
}
