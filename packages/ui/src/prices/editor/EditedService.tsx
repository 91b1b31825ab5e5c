import type { Service } from '@artel/core/contract'
import { serviceForm, serviceValues } from '@artel/core/prices'
import { useState } from 'react'
import type { OwnCategories } from '../../categories/index.ts'
import { AskCategory } from '../../categories/request/index.ts'
import { editDraft, useEditStored, useVersionedSave, type VersionedSave } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { ru } from './ru.ts'
import { ServiceForm } from './ServiceForm.tsx'

interface EditedServiceProps {
  line: Service
  categories: OwnCategories
  /** The line as it is by now. */
  readAnew: () => Promise<Service>
  onSaved: (line: Service) => void
  onClose: () => void
}

/** A line of the price list that is changed in its place. */
export function EditedService(props: EditedServiceProps) {
  const saving = useVersionedSave(props.line, props.readAnew)
  return <Opened key={saving.round} {...props} saving={saving} />
}

function Opened({
  line,
  categories,
  saving,
  onSaved,
  onClose,
}: EditedServiceProps & { saving: VersionedSave<Service> }) {
  const { api, drafts } = useServices()
  const viewerId = useViewer()?.id
  const [draft] = useState(() => editDraft(drafts, `artel_service_${viewerId}_${line.id}`, serviceForm.draft))
  const [machine] = useState(() =>
    serviceForm.provide({
      save: (body) =>
        saving.save(async (version) => {
          const { data } = await api.updateService({ params: { id: line.id }, body: { ...body, version } })
          return data
        }),
    }),
  )
  const initial = serviceValues(saving.base)
  const actor = useScreenMachine(machine, { input: { values: initial } })
  const form = useEditStored(actor, serviceForm.select, {
    initial,
    stored: line,
    valuesOf: serviceValues,
    saving,
    draft,
    onSaved,
  })
  return (
    <ServiceForm
      {...form}
      {...categories}
      stored={line.category}
      label={ru.change(line.name)}
      isNew={false}
      missing={<AskCategory onChoose={(id) => form.onChange('categoryId', id)} />}
      onCancel={() => {
        draft.forget()
        onClose()
      }}
    />
  )
}
