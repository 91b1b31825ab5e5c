import { adminKeys, adminQueries, landingForm, landingOfVersion, landingValues } from '@artel/core/admin'
import { landingQueries } from '@artel/core/categories'
import type { AdminLanding, ContentVersion } from '@artel/core/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editDraft, useEditStored, useVersionedSave, type VersionedSave } from '../../forms/index.ts'
import { Skeleton } from '../../kit/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { History, type NamedText } from '../content-history/index.ts'
import { useSaid } from '../use-done.ts'
import css from './Landings.module.css'
import { Preview } from './Preview.tsx'
import { ru } from './ru.ts'
import { WordsForm } from './WordsForm.tsx'

/** What a version says, field by field. */
const textsOf = (body: ContentVersion['body']): readonly NamedText[] => {
  const { title, lead, questions } = landingOfVersion(body)
  return [
    { label: ru.fields.title, text: title },
    { label: ru.fields.lead, text: lead },
    {
      label: ru.fields.questions,
      text: questions.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
    },
  ]
}

/** The words of a landing page: their form, the page with them, and their history. */
export function EditedLanding({ landing }: { landing: AdminLanding }) {
  const { id } = landing
  const { api, drafts } = useServices()
  const queries = useQueryClient()
  const said = useSaid()
  const key = `artel_landing_${useViewer()?.id}_${id}`
  const saving = useVersionedSave(landing, () => queries.fetchQuery({ ...adminQueries(api).landing(id), staleTime: 0 }))
  const renew = (saved: AdminLanding, text: string) => {
    queries.setQueryData(adminKeys.landing(id), saved)
    void queries.invalidateQueries({ queryKey: ['landings'] })
    saving.renew(saved)
    said(text)
  }
  return (
    <>
      <Opened
        key={saving.round}
        landing={landing}
        saving={saving}
        draftName={key}
        onSaved={(saved) => renew(saved, ru.saved(saved.name))}
      />
      <History
        kind="LANDING"
        contentKey={String(id)}
        current={landing.version}
        textsOf={textsOf}
        restoreText={ru.restoreText}
        restore={({ body }) =>
          saving.save(
            async (version) =>
              (await api.changeLanding({ params: { id }, body: { ...landingOfVersion(body), version } })).data,
          )
        }
        onRestored={(saved, text) => {
          editDraft(drafts, key, landingForm.draft).forget()
          renew(saved, text)
        }}
      />
    </>
  )
}

interface OpenedProps {
  landing: AdminLanding
  saving: VersionedSave<AdminLanding>
  draftName: string
  onSaved: (saved: AdminLanding) => void
}

function Opened({ landing, saving, draftName, onSaved }: OpenedProps) {
  const { id, urlSlug } = landing
  const { api, drafts, report } = useServices()
  const pages = landingQueries(api, report)
  const page = useQuery({ ...pages.one(urlSlug), throwOnError: false })
  const figures = useQuery({ ...pages.figures(urlSlug, null), throwOnError: false })
  const [initial] = useState(() => landingValues(saving.base))
  const [draft] = useState(() => editDraft(drafts, draftName, landingForm.draft))
  const [machine] = useState(() =>
    landingForm.provide({
      save: (body) =>
        saving.save(async (version) => (await api.changeLanding({ params: { id }, body: { ...body, version } })).data),
    }),
  )
  const actor = useScreenMachine(machine, { input: { values: initial } })
  const form = useEditStored(actor, landingForm.select, {
    initial,
    stored: landing,
    valuesOf: landingValues,
    saving,
    draft,
    onSaved,
  })
  return (
    <WordsForm
      {...form}
      preview={
        page.data ? (
          <Preview landing={page.data} figures={figures.data ?? null} words={form.view.values} />
        ) : (
          <Skeleton shape="block" className={css.coming} />
        )
      }
    />
  )
}
