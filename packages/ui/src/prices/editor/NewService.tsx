import type { Service } from '@artel/core/contract'
import { intentKeys } from '@artel/core/forms'
import { serviceForm } from '@artel/core/prices'
import { useState } from 'react'
import type { OwnCategories } from '../../categories/index.ts'
import { AskCategory } from '../../categories/request/index.ts'
import { useDraft, useForm, useFormDone } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { ru } from './ru.ts'
import { ServiceForm } from './ServiceForm.tsx'

const draftKey = (viewerId: string | undefined) => `artel_service_${viewerId}_new`

/** Whether a new line was begun before the page or the session ended. */
export function useBegunService(): boolean {
  const { drafts } = useServices()
  const viewerId = useViewer()?.id
  const [isBegun] = useState(() => Object.keys(serviceForm.draft(drafts, draftKey(viewerId)).restore()).length > 0)
  return isBegun
}

interface NewServiceProps {
  categories: OwnCategories
  /** What the form begins with. */
  categoryId: number | null
  onAdded: (line: Service) => void
  onClose: () => void
}

/** A new line of the price list; what is typed outlives a reload and the end of the session. */
export function NewService({ categories, categoryId, onAdded, onClose }: NewServiceProps) {
  const { api, drafts, ids } = useServices()
  const viewerId = useViewer()?.id
  const [machine] = useState(() => {
    const keyOf = intentKeys(ids)
    return serviceForm.provide({
      save: async (body) => (await api.createService({ body }, { idempotencyKey: keyOf(body) })).data,
    })
  })
  const [draft] = useState(() => serviceForm.draft(drafts, draftKey(viewerId)))
  const [restored] = useState(() => draft.restore())
  const actor = useScreenMachine(machine, { input: { values: { categoryId, ...restored } } })
  useDraft(actor, draft)
  useFormDone(actor, onAdded)
  const { form, ...bound } = useForm(actor, serviceForm.select)
  return (
    <ServiceForm
      {...bound}
      {...categories}
      view={{
        status: form.status === 'done' ? 'submitting' : form.status,
        values: form.values,
        errors: form.status === 'done' ? {} : form.errors,
        message: form.status === 'failed' ? form.message : null,
      }}
      label={ru.newLine}
      isNew
      missing={<AskCategory onChoose={(id) => bound.onChange('categoryId', id)} />}
      isInert={false}
      onShowSaved={null}
      onCancel={() => {
        draft.forget()
        onClose()
      }}
    />
  )
}
