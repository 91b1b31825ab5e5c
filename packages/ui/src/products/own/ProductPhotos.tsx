import { FILE_LIMITS } from '@artel/core/contract'
import type { ProductValues } from '@artel/core/products'
import { FilesField, photosHint, useUploads } from '../../files/index.ts'
import { productFieldId } from './field-id.ts'
import { ru } from './ru.ts'

interface ProductPhotosProps {
  /** What is there at first; other ones are another field. */
  photos: ProductValues['photoIds']
  /** Names of photos that were chosen before the page or the session ended. */
  lost: readonly string[]
  error: string | undefined
  onChange: (photos: ProductValues['photoIds']) => void
}

/** The photos of a product over their queue, in the order in which they are seen. */
export function ProductPhotos({ photos, lost, error, onChange }: ProductPhotosProps) {
  const uploads = useUploads({ limits: FILE_LIMITS.product, stored: photos.stored }, ({ stored, missing }) =>
    onChange({ stored, missing }),
  )
  return (
    <FilesField
      actor={uploads}
      id={productFieldId('photoIds')}
      label={ru.photos}
      hint={photosHint(lost)}
      error={error}
      look="tiles"
      isOptional={false}
    />
  )
}
