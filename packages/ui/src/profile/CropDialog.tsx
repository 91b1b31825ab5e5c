import { type PictureSize, type SquareCrop, WHOLE_CROP } from '@artel/core/images'
import { useState } from 'react'
import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button } from '../kit/index.ts'
import { CropArea } from './CropArea.tsx'
import { faceRu as ru } from './ru.ts'

export interface CropDialogProps {
  src: string
  size: PictureSize
  busy: boolean
  /** Why it was not saved. */
  error: string | null
  onUse: (crop: SquareCrop) => void
  onClose: () => void
}

/** Chooses what of a picture becomes the face. */
export function CropDialog({ src, size, busy, error, onUse, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(WHOLE_CROP)
  return (
    <Dialog
      open
      title={ru.cropTitle}
      onClose={onClose}
      footer={
        <>
          <Button loading={busy} onClick={() => onUse(crop)}>
            {ru.use}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {ru.cancel}
          </Button>
        </>
      }
    >
      {error && <Alert kind="error">{error}</Alert>}
      <CropArea src={src} size={size} value={crop} onChange={setCrop} />
    </Dialog>
  )
}
