import type { StoredFile } from '@artel/core/contract'
import { formatFileSize } from '@artel/core/format'
import { FileText } from 'lucide-react'
import { Icon } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskFiles.module.css'

/** Papers beside the pictures. A private one opens for those with a session only, so its name is no link. */
export function TaskFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={ru.files} className={css.files}>
      {files.map(({ id, name, path, size, isPrivate }) => (
        <li key={id}>
          <Icon of={FileText} />
          {isPrivate ? (
            <span>{name}</span>
          ) : (
            <a href={path} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
          <span className={css.size}>{formatFileSize(size)}</span>
        </li>
      ))}
    </ul>
  )
}
