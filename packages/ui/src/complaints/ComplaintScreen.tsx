import { FILE_LIMITS } from '@artel/core/contract'
import { type ComplaintSubject, complaintForm } from '@artel/core/moderation'
import { useState } from 'react'
import { FilesField, useUploads } from '../files/index.ts'
import { useForm } from '../forms/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { ComplaintDialog } from './ComplaintDialog.tsx'
import { ru } from './ru.ts'
import { useSignInFirst } from './use-sign-in-first.ts'

export interface ComplaintScreenProps {
  subject: ComplaintSubject
  onClose: () => void
}

function Complaint({ subject, onClose }: ComplaintScreenProps) {
  const { api } = useServices()
  const [machine] = useState(() => complaintForm.provide({ api, subject }))
  const actor = useScreenMachine(machine)
  const { form, onChange, onBlur, onSubmit } = useForm(actor, complaintForm.select)
  const uploads = useUploads({ limits: FILE_LIMITS.complaint, isPrivate: true }, ({ stored, missing }) =>
    onChange('fileIds', { stored, missing }),
  )
  return (
    <ComplaintDialog
      target={subject.target}
      form={form}
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={onSubmit}
      onClose={onClose}
      files={(error) => <FilesField actor={uploads} label={ru.files} hint={ru.filesHint} error={error} />}
    />
  )
}

/** A complaint over its machine; a guest signs in first and goes on. */
export function ComplaintScreen(props: ComplaintScreenProps) {
  return useSignInFirst(props.onClose) ? <Complaint {...props} /> : null
}
