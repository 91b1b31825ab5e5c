import { adminQueries, type LegalEditionValues, legalEditionForm, legalEditionValues } from '@artel/core/admin'
import type { LegalDesk, LegalDocument } from '@artel/core/contract'
import { legalKeys, legalPages } from '@artel/core/legal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editDraft, useEditStored, useVersionedSave, type VersionedSave } from '../../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { ru } from '../ru.ts'
import { useSaid } from '../use-done.ts'
import { LegalDeskView } from './LegalDeskView.tsx'
import { LegalEditionForm } from './LegalEditionForm.tsx'

/** One text of the law over its query: its editions, and the form of the next one. */
export function LegalDeskScreen({ document }: { document: LegalDocument }) {
  const { api } = useServices()
  const query = useQuery({ ...adminQueries(api).legalDesk(document), throwOnError: false })
  return (
    <LegalDeskView
      document={document}
      status={query.status}
      editions={query.data?.editions ?? []}
      form={query.data && <NextEdition desk={query.data} />}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}

/** The desk with the number of its last edition: whatever is published is meant to follow that one. */
type Seen = LegalDesk & { readonly version: number }
const seen = (desk: LegalDesk): Seen => ({ ...desk, version: desk.editions[0]?.id ?? 0 })

function NextEdition({ desk }: { desk: LegalDesk }) {
  const { api } = useServices()
  const queries = useQueryClient()
  const said = useSaid()
  const saving = useVersionedSave(seen(desk), async () =>
    seen(await queries.fetchQuery({ ...adminQueries(api).legalDesk(desk.document), staleTime: 0 })),
  )
  return (
    <Opened
      key={saving.round}
      desk={desk}
      saving={saving}
      onPublished={(next) => {
        void queries.invalidateQueries({ queryKey: legalKeys.all })
        queries.setQueryData(adminQueries(api).legalDesk(desk.document).queryKey, next)
        said(ru.legal.done(legalPages[desk.document].title))
        saving.renew(seen(next))
      }}
    />
  )
}

interface OpenedProps {
  desk: LegalDesk
  saving: VersionedSave<Seen>
  onPublished: (desk: LegalDesk) => void
}

function Opened({ desk, saving, onPublished }: OpenedProps) {
  const { api, drafts } = useServices()
  const key = `artel_legal_${useViewer()?.id ?? ''}_${desk.document}`
  const [initial] = useState(() => legalEditionValues(saving.base))
  const [draft] = useState(() => editDraft<LegalEditionValues>(drafts, key, legalEditionForm.draft))
  const [machine] = useState(() =>
    legalEditionForm.provide({
      publish: (body) =>
        saving.save(async (after) =>
          seen((await api.publishLegalEdition({ body: { ...body, document: desk.document, after } })).data),
        ),
    }),
  )
  const actor = useScreenMachine(machine, { input: { values: initial } })
  const form = useEditStored(actor, legalEditionForm.select, {
    initial,
    stored: seen(desk),
    valuesOf: legalEditionValues,
    saving,
    draft,
    onSaved: onPublished,
  })
  return <LegalEditionForm {...form} document={desk.document} last={desk.text} />
}
