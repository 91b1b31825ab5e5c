import { FILE_LIMITS } from '@artel/core/contract'
import { type ComplaintSubject, complaintForm } from '@artel/core/moderation'
import { useState } from 'react'
import { FilesField, filesLost, useUploads } from '../files/index.ts'
import { useDraft, useForm } from '../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { useSignInFirst } from '../services/sign-in-first/index.ts'
import { ComplaintDialog } from './ComplaintDialog.tsx'
import { ru } from './ru.ts'

export interface ComplaintScreenProps {
  subject: ComplaintSubject
  onClose: () => void
}

function Complaint({ subject, onClose }: ComplaintScreenProps) {
  const { api, drafts } = useServices()
  const viewerId = useViewer()?.id
  const { target, targetId } = subject
  const [machine] = useState(() => complaintForm.provide({ api, subject }))
  const [draft] = useState(() => complaintForm.draft(drafts, `artel_complaint_${viewerId}_${target}_${targetId}`))
  // What was chosen and not stored is gone with the window that had it.
  const [restored] = useState(() => draft.restore())
  const { stored, missing } = restored.fileIds ?? complaintForm.initial.fileIds
  const actor = useScreenMachine(machine, { input: { values: { ...restored, fileIds: { stored, missing: [] } } } })
  useDraft(actor, draft)
  const { form, onChange, onBlur, onSubmit } = useForm(actor, complaintForm.select)
  const uploads = useUploads({ limits: FILE_LIMITS.complaint, isPrivate: true, stored }, (files) =>
    onChange('fileIds', { stored: files.stored, missing: files.missing }),
  )
  const hint = missing.length > 0 ? filesLost(missing) : ru.filesHint
  return (
    <ComplaintDialog
      target={target}
      form={form}
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={onSubmit}
      onClose={onClose}
      files={(error) => <FilesField actor={uploads} label={ru.files} hint={hint} error={error} />}
    />
  )
}

/** A complaint over its machine; a guest signs in first and goes on. What is typed outlives a closed window and the session. */
export function ComplaintScreen(props: ComplaintScreenProps) {
  return useSignInFirst(props.onClose) ? <Complaint {...props} /> : null
}
