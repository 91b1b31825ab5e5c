import type { UploadRow } from '@artel/core/files'
import { formatFileSize } from '@artel/core/format'
import { FileText, RotateCw, X } from 'lucide-react'
import { Icon, IconButton } from '../index.ts'
import { Picture } from '../picture/index.ts'
import { Progress } from '../progress/index.ts'
import css from './FileDrop.module.css'
import { ru } from './ru.ts'

const percent = new Intl.NumberFormat('ru-RU', { style: 'percent' })

const noteOf = ({ state, share, size }: UploadRow) => {
  switch (state.status) {
    case 'waiting':
      return ru.waiting
    case 'uploading':
      return ru.sending(percent.format(share), formatFileSize(size))
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
  onRemove: () => void
  onCancel: () => void
  onRetry: () => void
}

/** One file: what it is, where it is, and what can be done about it. */
export function FileRow({ row, onRemove, onCancel, onRetry }: FileRowProps) {
  const { name, state, share } = row
  const picture = state.status === 'done' ? state.file.picture : null
  const again = state.status === 'failed' || state.status === 'cancelled'
  return (
    <li className={css.row} data-status={state.status}>
      {picture ? (
        <Picture picture={picture} alt="" width={40} shape="square" className={css.preview} />
      ) : (
        <span className={css.preview}>
          <Icon of={FileText} />
        </span>
      )}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.note}>{noteOf(row)}</span>
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
