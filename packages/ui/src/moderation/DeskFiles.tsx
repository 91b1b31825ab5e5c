import { errorMessage } from '@artel/core/api'
import type { StoredFile } from '@artel/core/contract'
import { formatFileSize } from '@artel/core/format'
import { useMutation } from '@tanstack/react-query'
import { FileLock } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { GalleryImage } from '../kit/carousel/index.ts'
import { ImageGrid } from '../kit/image-grid/index.ts'
import { Button, Icon, VisuallyHidden } from '../kit/index.ts'
import { useServices } from '../services/index.ts'
import css from './DeskObject.module.css'
import { ru } from './ru.ts'

const Lightbox = lazy(async () => {
  const { Lightbox } = await import('../kit/carousel/Lightbox.tsx')
  return { default: Lightbox }
})

/** What came with an object: open pictures at once, private files and papers by their names, fetched with the session. */
export function DeskFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null
  const pictures = files.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []))
  const images = pictures.map((one, n) => ({ ...one, alt: ru.photo(n + 1, pictures.length) }))
  const rest = files.filter(({ picture }) => picture === null)
  return (
    <section className={css.part}>
      <h3 className={css.label}>{ru.files}</h3>
      {images.length > 0 && <ImageGrid label={ru.photos} images={images} />}
      {rest.length > 0 && (
        <ul className={css.files}>
          {rest.map((file) => (
            <li key={file.id}>
              <ClosedFile file={file} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A file that opens to those with a session only: a picture as large as the screen, a paper in a tab of its own. */
function ClosedFile({ file }: { file: StoredFile }) {
  const { api } = useServices()
  const [shown, setShown] = useState<GalleryImage | null>(null)
  const address = shown && Object.values(shown.picture?.variants ?? {})[0]
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])
  const opening = useMutation({
    mutationKey: ['files', file.id],
    mutationFn: async () => {
      const { content } = await api.getFile({ params: { id: file.id } })
      const url = URL.createObjectURL(content as Blob)
      const { width, height, type, name } = file
      if (type.startsWith('image/')) {
        const [own, tall] = [width ?? 1200, height ?? 1600]
        const picture = { id: file.id, width: own, height: tall, variants: { [String(own)]: url } }
        setShown({ id: file.id, picture, alt: name })
        return
      }
      const link = document.createElement('a')
      link.href = url
      link.target = '_blank'
      link.rel = 'noreferrer'
      link.click()
    },
  })
  return (
    <>
      <Button variant="secondary" dense loading={opening.isPending} onClick={() => opening.mutate()}>
        <Icon of={FileLock} size={16} /> <VisuallyHidden>{ru.open} </VisuallyHidden>
        {file.name} · {formatFileSize(file.size)}
      </Button>
      {opening.error && (
        <p role="alert" className={css.error}>
          {errorMessage(opening.error)}
        </p>
      )}
      {shown && (
        <Suspense>
          <Lightbox label={file.name} images={[shown]} start={0} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}
