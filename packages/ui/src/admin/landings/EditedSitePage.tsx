import { adminKeys, adminQueries, sitePageForm, sitePageOfVersion, sitePageValues } from '@artel/core/admin'
import type { AdminSitePage, ContentVersion } from '@artel/core/contract'
import { sitePageTitles } from '@artel/core/site-pages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editDraft, useEditStored, useVersionedSave, type VersionedSave } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { History, type NamedText } from '../content-history/index.ts'
import { useSaid } from '../use-done.ts'
import { ru } from './page.ru.ts'
import { SitePageForm } from './SitePageForm.tsx'
import { SitePagePreview } from './SitePagePreview.tsx'

/** What a version says, field by field. */
const textsOf = (body: ContentVersion['body']): readonly NamedText[] => {
  const { points, questions, ...lines } = sitePageOfVersion(body)
  const { fields } = ru
  return [
    { label: fields.title, text: lines.title },
    { label: fields.lead, text: lines.lead },
    { label: fields.pointsTitle, text: lines.pointsTitle },
    { label: fields.points, text: points.map(({ title, text }) => `${title}\n${text}`).join('\n\n') },
    { label: fields.questionsTitle, text: lines.questionsTitle },
    { label: fields.questions, text: questions.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n') },
  ]
}

/** The words of a page that stands for itself: their form, the page with them, and their history. */
export function EditedSitePage({ stored }: { stored: AdminSitePage }) {
  const { page } = stored
  const { api, drafts } = useServices()
  const queries = useQueryClient()
  const said = useSaid()
  const key = `artel_site_page_${useViewer()?.id}_${page}`
  const saving = useVersionedSave(stored, () =>
    queries.fetchQuery({ ...adminQueries(api).sitePage(page), staleTime: 0 }),
  )
  const renew = (saved: AdminSitePage, text: string) => {
    queries.setQueryData(adminKeys.sitePage(page), saved)
    void queries.invalidateQueries({ queryKey: ['site-pages'] })
    saving.renew(saved)
    said(text)
  }
  return (
    <>
      <Opened
        key={saving.round}
        stored={stored}
        saving={saving}
        draftName={key}
        onSaved={(saved) => renew(saved, ru.saved(sitePageTitles[page]))}
      />
      <History
        kind="PAGE"
        contentKey={page}
        current={stored.version}
        textsOf={textsOf}
        restoreText={ru.restoreText}
        restore={({ body }) =>
          saving.save(
            async (version) => (await api.changeSitePage({ body: { ...sitePageOfVersion(body), page, version } })).data,
          )
        }
        onRestored={(saved, text) => {
          editDraft(drafts, key, sitePageForm.draft).forget()
          renew(saved, text)
        }}
      />
    </>
  )
}

interface OpenedProps {
  stored: AdminSitePage
  saving: VersionedSave<AdminSitePage>
  draftName: string
  onSaved: (saved: AdminSitePage) => void
}

function Opened({ stored, saving, draftName, onSaved }: OpenedProps) {
  const { page } = stored
  const { api, drafts } = useServices()
  const [initial] = useState(() => sitePageValues(saving.base))
  const [draft] = useState(() => editDraft(drafts, draftName, sitePageForm.draft))
  const [machine] = useState(() =>
    sitePageForm.provide({
      save: (body) =>
        saving.save(async (version) => (await api.changeSitePage({ body: { ...body, page, version } })).data),
    }),
  )
  const actor = useScreenMachine(machine, { input: { values: initial } })
  const form = useEditStored(actor, sitePageForm.select, {
    initial,
    stored,
    valuesOf: sitePageValues,
    saving,
    draft,
    onSaved,
  })
  return <SitePageForm {...form} preview={<SitePagePreview page={page} words={form.view.values} />} />
}
