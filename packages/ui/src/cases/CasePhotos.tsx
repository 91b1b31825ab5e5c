import type { CaseValues } from '@artel/core/cases'
import { FILE_LIMITS } from '@artel/core/contract'
import { FilesField, photosHint, useUploads } from '../files/index.ts'
import { caseFieldId } from './CaseForm.tsx'
import { ru } from './ru.ts'

interface CasePhotosProps {
  /** What is there at first; other ones are another field. */
  photos: CaseValues['photoIds']
  /** Names of photos that were chosen before the page or the session ended. */
  lost: readonly string[]
  error: string | undefined
  onChange: (photos: CaseValues['photoIds']) => void
}

/** The photos of a work over their queue, in the order in which they are seen. */
export function CasePhotos({ photos, lost, error, onChange }: CasePhotosProps) {
  const uploads = useUploads({ limits: FILE_LIMITS.case, stored: photos.stored }, ({ stored, missing }) =>
    onChange({ stored, missing }),
  )
  return (
    <FilesField
      actor={uploads}
      id={caseFieldId('photoIds')}
      label={ru.photos}
      hint={photosHint(lost)}
      error={error}
      look="tiles"
      isOptional={false}
    />
  )
}
