import { caseForm, caseQueries, caseValues } from '@artel/core/cases'
import type { PortfolioCase } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnCategories } from '../categories/index.ts'
import { editDraft, useEditStored, useVersionedSave, type VersionedSave } from '../forms/index.ts'
import { Removal } from '../personal-area/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { CaseForm } from './CaseForm.tsx'
import { CasePhotos } from './CasePhotos.tsx'
import { caseDraft, caseDraftKey, lostPhotos } from './case-draft.ts'
import { ru } from './ru.ts'
import { useWorkChanges } from './use-work-changes.ts'

/** The form of a work that is there. */
export function EditedCase({ work }: { work: PortfolioCase }) {
  const { api, navigate } = useServices()
  const queries = useQueryClient()
  const changed = useWorkChanges()
  const [isAsked, ask] = useState(false)
  const saving = useVersionedSave(work, () => queries.fetchQuery({ ...caseQueries(api).one(work.id), staleTime: 0 }))
  const leave = (text: string) => {
    changed(text)
    navigate(paths.portfolio())
  }
  return (
    <>
      <Opened
        key={saving.round}
        work={work}
        saving={saving}
        onSaved={() => leave(ru.saved)}
        onRemove={() => ask(true)}
      />
      {isAsked && (
        <Removal
          title={ru.removeTitle}
          text={ru.removeText(work.title)}
          remove={() => api.deleteCase({ params: { id: work.id } })}
          onRemoved={() => leave(ru.removed)}
          onClose={() => ask(false)}
          onFailed={() => ask(false)}
        />
      )}
    </>
  )
}

interface OpenedProps {
  work: PortfolioCase
  saving: VersionedSave<PortfolioCase>
  onSaved: () => void
  onRemove: () => void
}

function Opened({ work, saving, onSaved, onRemove }: OpenedProps) {
  const { api, drafts } = useServices()
  const key = caseDraftKey(useViewer()?.id, work.id)
  const categories = useOwnCategories()
  const [initial] = useState(() => caseValues(saving.base))
  const [draft] = useState(() => editDraft(drafts, key, caseDraft))
  const [lost] = useState(() => lostPhotos(drafts, key))
  const [photos] = useState(() => draft.restore(initial).typed.photoIds ?? initial.photoIds)
  const [machine] = useState(() =>
    caseForm.provide({
      save: (body) =>
        saving.save(
          async (version) => (await api.updateCase({ params: { id: work.id }, body: { ...body, version } })).data,
        ),
    }),
  )
  const actor = useScreenMachine(machine, { input: { values: initial } })
  const form = useEditStored(actor, caseForm.select, {
    initial,
    stored: work,
    valuesOf: caseValues,
    saving,
    draft,
    onSaved,
  })
  return (
    <CaseForm
      {...form}
      {...categories}
      stored={work.category}
      isNew={false}
      onRemove={onRemove}
      photos={(error) => (
        <CasePhotos photos={photos} lost={lost} error={error} onChange={(next) => form.onChange('photoIds', next)} />
      )}
    />
  )
}
