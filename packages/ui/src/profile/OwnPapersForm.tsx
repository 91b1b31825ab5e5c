import { papersForm } from '@artel/core/account'
import { FILE_LIMITS, type StoredFile, type VerificationState } from '@artel/core/contract'
import { provideUploads, selectUploads } from '@artel/core/files'
import { createFormDraft } from '@artel/core/forms'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useForm } from '../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { PapersForm } from './PapersForm.tsx'

const NO_PAPERS = { papers: { stored: [] as readonly StoredFile[] } }

/** Papers over the machines that upload and send them; those that have arrived outlive a reload and the end of the session. */
export function OwnPapersForm({ onSent }: { onSent: (state: VerificationState) => void }) {
  const { api, drafts: storage } = useServices()
  const key = `artel_papers_${useViewer()?.id}`
  const [draft] = useState(() => createFormDraft({ storage, key, initial: NO_PAPERS }))
  const [uploadsMachine] = useState(() => provideUploads(api))
  const uploading = useScreenMachine(uploadsMachine, {
    input: { limits: FILE_LIMITS.verification, isPrivate: true, stored: draft.restore().papers?.stored ?? [] },
  })
  const [machine] = useState(() => papersForm.provide({ api }))
  const actor = useScreenMachine(machine)
  const { form, attempt, onSubmit } = useForm(actor, papersForm.select)
  const uploads = useSelector(uploading, selectUploads)
  const ids = uploads.fileIds.join(' ')
  useEffect(() => {
    const value = ids === '' ? [] : ids.split(' ')
    actor.send({ type: 'field.change', name: 'documentIds', value })
  }, [actor, ids])
  const { stored } = uploads
  // Another list each time; what is in it is told by the ids.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => draft.keep({ papers: { stored } }), [draft, ids])
  useEffect(() => {
    const subscription = actor.on('form.done', ({ output }) => {
      draft.forget()
      onSent(output)
    })
    return () => subscription.unsubscribe()
  }, [actor, draft, onSent])
  return (
    <PapersForm
      uploads={uploads}
      message={form.status === 'failed' ? form.message : null}
      errors={form.status === 'done' ? {} : form.errors}
      attempt={attempt}
      isBusy={form.status === 'submitting'}
      onSubmit={onSubmit}
      onAdd={(files) => uploading.send({ type: 'files.add', files })}
      onRemove={(key) => uploading.send({ type: 'file.remove', key })}
      onCancel={(key) => uploading.send({ type: 'file.cancel', key })}
      onRetry={(key) => uploading.send({ type: 'file.retry', key })}
    />
  )
}
