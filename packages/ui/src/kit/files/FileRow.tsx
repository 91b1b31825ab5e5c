import type { UploadRow } from '@artel/core/files'
import { formatFileSize, formatPercent } from '@artel/core/format'
import { FileText, Image, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, IconButton } from '../index.ts'
import { Picture } from '../picture/index.ts'
import { Progress } from '../progress/index.ts'
import css from './FileRow.module.css'
import { ru } from './ru.ts'
import { usePreview } from './use-preview.ts'

const isPhonePhoto = (name: string) => /\.hei[cf]$/i.test(name)
const isPhoto = (name: string) => /\.(jpe?g|png|webp|hei[cf])$/i.test(name)

const noteOf = ({ state, share, size, name }: UploadRow, isHeld: boolean) => {
  switch (state.status) {
    case 'waiting':
      return isHeld ? ru.held(formatFileSize(size)) : ru.waiting
    case 'uploading':
      // All of it is with the server, which looks inside and turns what only iPhones show into JPEG.
      if (share >= 1) return isPhonePhoto(name) ? ru.converting : ru.checking
      return ru.sending(formatPercent(share), formatFileSize(size))
    case 'done':
      return formatFileSize(size)
    case 'failed':
      return state.failure
    case 'cancelled':
      return ru.cancelled
  }
}

interface FileRowProps {
  row: UploadRow
  isHeld: boolean
  /** Shown as a tile, the first of several being the cover; `null`: as a row. */
  tile: { readonly isCover: boolean } | null
  /** Buttons that move it; none for a single file. */
  moves: ReactNode
  /** What makes the row one that can be dragged. */
  drag: object
  onRemove: () => void
  onCancel: () => void
  onRetry: () => void
}

/** One file: what it is, where it is, and what can be done about it. */
export function FileRow({ row, isHeld, tile, moves, drag, onRemove, onCancel, onRetry }: FileRowProps) {
  const { name, state, share } = row
  const preview = usePreview(row)
  const picture = state.status === 'done' ? state.file.picture : null
  const again = state.status === 'failed' || state.status === 'cancelled'
  // What was stored long ago may have no weight any more.
  const isQuiet = tile !== null && state.status === 'done' && (tile.isCover || row.size === 0)
  const note = isQuiet ? tile.isCover && ru.cover : noteOf(row, isHeld)
  return (
    <li className={css.row} data-status={state.status} data-tile={tile ? '' : undefined} {...drag}>
      {moves}
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          width={tile ? 240 : 48}
          shape={tile ? 'wide' : 'square'}
          className={css.preview}
        />
      ) : (
        <span className={css.preview}>
          {preview ? <img src={preview} alt="" draggable={false} /> : <Icon of={isPhoto(name) ? Image : FileText} />}
        </span>
      )}
      <span className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        {note && <span className={css.note}>{note}</span>}
        {state.status === 'uploading' && <Progress label={name} labelHidden share={share} />}
      </span>
      {again && <IconButton icon={RotateCw} label={ru.retry(name)} dense onClick={onRetry} />}
      {state.status === 'uploading' ? (
        <IconButton icon={X} label={ru.cancel(name)} dense onClick={onCancel} />
      ) : (
        <IconButton icon={X} label={ru.remove(name)} dense onClick={onRemove} data-remove="" />
      )}
    </li>
  )
}
