import { Picture, type PictureProps } from '../kit/picture/index.ts'
import css from './ReviewPhotos.module.css'
import { ru } from './ru.ts'

/** A photo that the author of a review has added. */
export interface ReviewPhoto {
  readonly id: number | string
  readonly picture: PictureProps['picture']
  readonly alt: string
}

interface ReviewPhotosProps {
  photos: readonly ReviewPhoto[]
  onOpen: ((index: number) => void) | undefined
}

/** Photos of a review in a row; pressed where they can be shown large. */
export function ReviewPhotos({ photos, onOpen }: ReviewPhotosProps) {
  return (
    <ul className={css.photos}>
      {photos.map(({ id, picture, alt }, index) => {
        const photo = <Picture picture={picture} alt={alt} width={96} shape="wide" className={css.photo} />
        return (
          <li key={id}>
            {onOpen ? (
              <button type="button" className={css.open} aria-label={ru.openPhoto(alt)} onClick={() => onOpen(index)}>
                {photo}
              </button>
            ) : (
              photo
            )}
          </li>
        )
      })}
    </ul>
  )
}
