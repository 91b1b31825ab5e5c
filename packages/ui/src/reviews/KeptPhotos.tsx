import type { Picture as PictureFile } from '@artel/core/contract'
import { X } from 'lucide-react'
import { FieldGroup, IconButton } from '../kit/index.ts'
import { Picture } from '../kit/picture/index.ts'
import { ru } from './form.ru.ts'
import css from './ReviewForm.module.css'

/** Photos that a mended review had: they stay unless they are taken out. */
export function KeptPhotos({ photos, onRemove }: { photos: readonly PictureFile[]; onRemove: (id: string) => void }) {
  return (
    <FieldGroup legend={ru.keptPhotos}>
      <ul className={css.kept}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={css.photo}>
            <Picture picture={photo} alt={ru.photo(index + 1)} width={64} shape="square" className={css.picture} />
            <IconButton icon={X} label={ru.removePhoto(index + 1)} dense onClick={() => onRemove(photo.id)} />
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}
