import { papersForm } from '@artel/core/account'
import { FILE_LIMITS, type VerificationState } from '@artel/core/contract'
import { provideUploads, selectUploads } from '@artel/core/files'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useForm } from '../forms/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { PapersForm } from './PapersForm.tsx'

/** Papers over the machines that upload and send them. */
export function OwnPapersForm({ onSent }: { onSent: (state: VerificationState) => void }) {
  const { api } = useServices()
  const [uploadsMachine] = useState(() => provideUploads(api))
  const uploading = useScreenMachine(uploadsMachine, {
    input: { limits: FILE_LIMITS.verification, isPrivate: true },
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
  useEffect(() => {
    const subscription = actor.on('form.done', ({ output }) => onSent(output))
    return () => subscription.unsubscribe()
  }, [actor, onSent])
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
