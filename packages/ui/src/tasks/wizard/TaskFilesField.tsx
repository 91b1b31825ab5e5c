import { FILE_LIMITS, type StoredFile } from '@artel/core/contract'
import { useEffect } from 'react'
import { FilesField, type MovedFiles, useUploads } from '../../files/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { ru } from './ru.ts'
import { fieldId } from './step-props.ts'

export interface TaskFilesFieldProps {
  /** What is there at first; other ones are another field. */
  files: readonly StoredFile[]
  /** The files go on their way also where nobody sees them. */
  isShown: boolean
  error: string | undefined
  onMoved: (files: MovedFiles) => void
}

/** Photos and papers of a task over their queue; those of a guest wait for the sign-in. */
export function TaskFilesField({ files, isShown, error, onMoved }: TaskFilesFieldProps) {
  const isGuest = useViewer() === null
  const uploads = useUploads({ limits: FILE_LIMITS.task, stored: files, isHeld: isGuest }, onMoved)
  useEffect(() => {
    uploads.send({ type: isGuest ? 'uploads.hold' : 'uploads.release' })
  }, [uploads, isGuest])
  const { takeShared } = useServices()
  useEffect(() => {
    void takeShared?.().then((shared) => shared.length > 0 && uploads.send({ type: 'files.add', files: shared }))
  }, [uploads, takeShared])
  if (!isShown) return null
  return (
    <FilesField
      actor={uploads}
      id={fieldId('files')}
      label={ru.files}
      hint={isGuest ? `${ru.filesHint} ${ru.filesHintGuest}` : ru.filesHint}
      error={error}
    />
  )
}
