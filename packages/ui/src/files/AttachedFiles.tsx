import type { StoredFile } from '@artel/core/contract'
import { formatFileSize } from '@artel/core/format'
import { FileText } from 'lucide-react'
import { ImageGrid } from '../kit/image-grid/index.ts'
import { Icon } from '../kit/index.ts'
import css from './AttachedFiles.module.css'
import { ru } from './ru.ts'
import { usePrivatePictures, useSaveFile } from './use-private-content.ts'

/** A private picture over an address of this page, as the grid shows pictures. */
const shown = ({ id, width, height, name, picture }: StoredFile, addresses: ReadonlyMap<string, string>) => {
  if (picture) return [{ id, alt: name, picture }]
  const address = addresses.get(id)
  if (!address || width === null || height === null) return []
  return [{ id, alt: name, picture: { id, width, height, variants: { [width]: address } } }]
}

interface AttachedFilesProps {
  files: readonly StoredFile[]
}

/** What somebody attached: pictures side by side and as large as the screen, the rest by name. Private ones come by the token. */
export function AttachedFiles({ files }: AttachedFilesProps) {
  return files.length > 0 && <Attached files={files} />
}

function Attached({ files }: AttachedFilesProps) {
  const isPrivatePicture = ({ isPrivate, width }: StoredFile) => isPrivate && width !== null
  const addresses = usePrivatePictures(files.filter(isPrivatePicture))
  const save = useSaveFile()
  const images = files.flatMap((file) => shown(file, addresses))
  const papers = files.filter(({ id }) => images.every((image) => image.id !== id))
  return (
    <div className={css.attached}>
      {images.length > 0 && (
        <div className={css.pictures} data-count={Math.min(images.length, 3)}>
          <ImageGrid label={ru.pictures} images={images} width={480} />
        </div>
      )}
      {papers.length > 0 && (
        <ul aria-label={ru.files} className={css.papers}>
          {papers.map((file) => (
            <li key={file.id}>
              <Icon of={FileText} />
              {file.isPrivate ? (
                <button type="button" className={css.open} onClick={() => save(file)}>
                  {file.name}
                </button>
              ) : (
                <a href={file.path} target="_blank" rel="noreferrer">
                  {file.name}
                </a>
              )}
              <span className={css.size}>{formatFileSize(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
