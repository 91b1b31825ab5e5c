import { adminQueries, faqSectionForm, faqSectionValues } from '@artel/core/admin'
import type { AdminFaqSection } from '@artel/core/contract'
import { intentKeys } from '@artel/core/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useFormDone, useVersionedSave, type VersionedSave } from '../../forms/index.ts'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { ru } from './ru.ts'
import { SectionDialog } from './SectionDialog.tsx'
import { useHelpSaid } from './use-help-said.ts'

export interface SectionChangeProps {
  /** `null` for a new one. */
  section: AdminFaqSection | null
  onClose: () => void
}

/** A section over its machine, a new one or one that is changed. */
export function SectionChange({ section, onClose }: SectionChangeProps) {
  return section ? <Changed section={section} onClose={onClose} /> : <Added onClose={onClose} />
}

function Added({ onClose }: Pick<SectionChangeProps, 'onClose'>) {
  const { api, ids } = useServices()
  const said = useHelpSaid()
  const [machine] = useState(() => {
    const keyOf = intentKeys(ids)
    return faqSectionForm.provide({
      save: async (body) => (await api.createFaqSection({ body }, { idempotencyKey: keyOf(body) })).data,
    })
  })
  const actor = useScreenMachine(machine, { input: {} })
  useFormDone(actor, ({ title }) => {
    said(ru.section.added(title))
    onClose()
  })
  return <SectionDialog {...useForm(actor, faqSectionForm.select)} isNew onShowSaved={null} onClose={onClose} />
}

function Changed({ section, onClose }: { section: AdminFaqSection; onClose: () => void }) {
  const { api } = useServices()
  const queries = useQueryClient()
  const saving = useVersionedSave(section, async () => {
    const all = await queries.fetchQuery({ ...adminQueries(api).faq(), staleTime: 0 })
    return all.find(({ id }) => id === section.id) ?? section
  })
  return <Opened key={saving.round} section={section} saving={saving} onClose={onClose} />
}

interface OpenedProps {
  section: AdminFaqSection
  saving: VersionedSave<AdminFaqSection>
  onClose: () => void
}

function Opened({ section: { id }, saving, onClose }: OpenedProps) {
  const { api } = useServices()
  const said = useHelpSaid()
  const [machine] = useState(() =>
    faqSectionForm.provide({
      save: (body) =>
        saving.save(
          async (version) => (await api.changeFaqSection({ params: { id }, body: { ...body, version } })).data,
        ),
    }),
  )
  const actor = useScreenMachine(machine, { input: { values: faqSectionValues(saving.base) } })
  useFormDone(actor, ({ title }) => {
    said(ru.section.saved(title))
    onClose()
  })
  return (
    <SectionDialog
      {...useForm(actor, faqSectionForm.select)}
      isNew={false}
      onShowSaved={saving.isConflict ? () => saving.renew() : null}
      onClose={onClose}
    />
  )
}
