import { errorMessage } from '@artel/core/api'
import type { StoredFile } from '@artel/core/contract'
import { formatFileSize } from '@artel/core/format'
import { FileLock } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { GalleryImage } from '../kit/carousel/index.ts'
import { ImageGrid } from '../kit/image-grid/index.ts'
import { Button, Icon, VisuallyHidden } from '../kit/index.ts'
import css from './DeskObject.module.css'
import { useOpenFile } from './open-file.ts'
import { ru } from './ru.ts'

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

/** A file that opens to those with a session only: a picture here, a paper in a tab of its own. */
function ClosedFile({ file }: { file: StoredFile }) {
  const open = useOpenFile()
  const [address, setAddress] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])
  const press = async () => {
    setOpening(true)
    setError(null)
    try {
      const next = await open(file)
      if (isPicture(file)) setAddress(next)
      else showInTab(next)
    } catch (failure) {
      setError(errorMessage(failure))
    }
    setOpening(false)
  }
  return (
    <>
      <Button variant="secondary" dense loading={isOpening} onClick={press}>
        <Icon of={FileLock} size={16} /> <VisuallyHidden>{ru.open} </VisuallyHidden>
        {file.name} · {formatFileSize(file.size)}
      </Button>
      {address && <ImageGrid label={ru.photos} images={[imageOf(file, address)]} />}
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </>
  )
}

const isPicture = ({ type }: StoredFile) => type.startsWith('image/')

/** A picture in its own size; the file knows no smaller ones. */
const imageOf = ({ id, name, width, height }: StoredFile, address: string): GalleryImage => {
  const [own, tall] = [width ?? 1200, height ?? 1600]
  return { id, alt: name, picture: { width: own, height: tall, variants: { [String(own)]: address } } }
}

const showInTab = (address: string) => {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noreferrer'
  link.click()
}
