import type { StoredFile } from '@artel/core/contract'
import { Picture } from '../../kit/picture/index.ts'
import css from './ReviewFiles.module.css'
import { ru } from './ru.ts'

export interface ReviewFilesProps {
  files: readonly StoredFile[]
  /** Names of those that have not arrived. */
  missing: readonly string[]
}

/** Files of the task before it is sent: pictures small, papers by name, and what is still on its way. */
export function ReviewFiles({ files, missing }: ReviewFilesProps) {
  return (
    <>
      <ul className={css.files} aria-label={ru.files}>
        {files.map(({ id, name, picture }) => (
          <li key={id}>
            {picture ? <Picture picture={picture} alt={name} width={72} shape="square" className={css.photo} /> : name}
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p className={css.missing}>{ru.filesMissing(missing)}</p>}
    </>
  )
}
