import { caseForm } from '@artel/core/cases'
import { intentKeys } from '@artel/core/forms'
import { paths } from '@artel/core/routes'
import { useState } from 'react'
import { useOwnCategories } from '../categories/index.ts'
import { useDraft, useForm, useFormDone, useIsLive } from '../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { CaseForm } from './CaseForm.tsx'
import { CasePhotos } from './CasePhotos.tsx'
import { caseDraft, caseDraftKey, lostPhotos } from './case-draft.ts'
import { ru } from './ru.ts'
import { useWorkChanges } from './use-work-changes.ts'

/** The form of a new work; what is typed outlives a reload and the end of the session. */
export function NewCase() {
  const { api, drafts, ids, navigate } = useServices()
  const key = caseDraftKey(useViewer()?.id, 'new')
  const categories = useOwnCategories()
  const changed = useWorkChanges()
  const isLive = useIsLive()
  const [machine] = useState(() => {
    const keyOf = intentKeys(ids)
    return caseForm.provide({
      save: async (body) => (await api.createCase({ body }, { idempotencyKey: keyOf(body) })).data,
    })
  })
  const [draft] = useState(() => caseDraft(drafts, key))
  const [lost] = useState(() => lostPhotos(drafts, key))
  const [values] = useState(() => ({ ...caseForm.initial, ...draft.restore() }))
  const actor = useScreenMachine(machine, { input: { values } })
  useDraft(actor, draft)
  useFormDone(actor, () => {
    changed(ru.added)
    navigate(paths.portfolio())
  })
  const { form, ...bound } = useForm(actor, caseForm.select)
  return (
    <CaseForm
      {...bound}
      {...categories}
      view={{
        status: form.status === 'done' ? 'submitting' : form.status,
        values: form.values,
        errors: form.status === 'done' ? {} : form.errors,
        message: form.status === 'failed' ? form.message : null,
      }}
      isNew
      isInert={!isLive}
      onShowSaved={null}
      onRemove={null}
      photos={(error) => (
        <CasePhotos
          photos={values.photoIds}
          lost={lost}
          error={error}
          onChange={(photos) => bound.onChange('photoIds', photos)}
        />
      )}
    />
  )
}
