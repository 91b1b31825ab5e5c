import { Camera, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useDrop } from '../kit/files/index.ts'
import { Alert, Avatar, Button, Icon } from '../kit/index.ts'
import css from './FaceField.module.css'
import { faceRu as ru } from './ru.ts'

export interface FaceFieldProps {
  seed: string
  initials: string
  /** Address of the face; left out while there is none. */
  src?: string | undefined
  /** Why the last choice was not taken. */
  problem: string | null
  isRemoving: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

/** What every browser can draw. */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

/** The face: chosen, dropped or taken with the camera, and removed. */
export function FaceField({ seed, initials, src, problem, isRemoving, onChoose, onRemove }: FaceFieldProps) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const drop = useDrop(([file]) => file && onChoose(file))
  const input = (ref: typeof files, capture?: 'user') => (
    <input
      ref={ref}
      type="file"
      className={css.input}
      accept={ACCEPTED}
      capture={capture}
      tabIndex={-1}
      aria-hidden="true"
      onChange={(event) => {
        const file = event.target.files?.[0]
        // The same file can be chosen again after the dialog was closed.
        event.target.value = ''
        if (file) onChoose(file)
      }}
    />
  )
  return (
    <div className={css.face} {...drop}>
      <Avatar seed={seed} initials={initials} src={src} size={96} />
      <div className={css.words}>
        <p className={css.lead}>{ru.lead}</p>
        <div className={css.actions}>
          {input(files)}
          <Button variant="secondary" dense onClick={() => files.current?.click()}>
            <Icon of={ImagePlus} size={16} />
            {src ? ru.change : ru.choose}
          </Button>
          {input(camera, 'user')}
          <Button variant="secondary" dense className={css.camera} onClick={() => camera.current?.click()}>
            <Icon of={Camera} size={16} />
            {ru.camera}
          </Button>
          {src && (
            <Button variant="ghost" dense loading={isRemoving} onClick={onRemove}>
              {ru.remove}
            </Button>
          )}
        </div>
        {problem && <Alert kind="error">{problem}</Alert>}
      </div>
    </div>
  )
}
