import type { FileLimits } from '../contract/file-terms.ts'
import type { User } from '../contract/users.ts'
import { isStaff } from '../lifecycle/index.ts'
import { validateFiles } from '../validators/index.ts'

/** What is said to one who sends an upload without a file. */
export const NO_FILES = 'Выберите файлы.'

/** A file as it is kept, as far as the rules go. */
export interface FileRecord {
  readonly ownerId: string
  readonly isPrivate: boolean
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** How somebody stands to what a file is attached to. */
export interface FileStanding {
  readonly isParty: boolean
  /** It waits for moderators, or somebody has complained about it. */
  readonly isJudged: boolean
}

/**
 * Whether somebody signed in may have the content of a file: an open one everybody, a private one its owner, the parties of
 * what it is attached to, and staff while they judge that.
 */
export const isFileVisible = (
  { isPrivate, ownerId }: Pick<FileRecord, 'isPrivate' | 'ownerId'>,
  viewer: Pick<User, 'id' | 'role'>,
  { isParty, isJudged }: FileStanding,
): boolean => !isPrivate || ownerId === viewer.id || isParty || (isStaff(viewer) && isJudged)

/** A file that is to be attached. */
export interface AttachedFile extends FileRecord {
  /** It is attached there already; then it is nobody's question whose it is. */
  readonly isHere: boolean
  readonly isElsewhere: boolean
}

/** Whose files may be attached, and how many of which. */
export interface AttachRules {
  readonly ownerId: string
  readonly limits: FileLimits
  /** `true`: nobody but the parties may ever open them, so public files are refused. `false`: everybody sees them. */
  readonly isPrivate?: boolean
}

/**
 * Why files may not be attached, in Russian; `null` when they may.
 * @param wanted how many are asked for; fewer `files` are those that exist
 */
export const attachProblem = (
  wanted: number,
  files: readonly AttachedFile[],
  { ownerId, limits, isPrivate }: AttachRules,
): string | null => {
  const isFit = (file: AttachedFile) => file.isHere || (file.ownerId === ownerId && !file.isElsewhere)
  if (files.length < wanted || !files.every(isFit)) return 'Файл не найден. Приложите его ещё раз.'
  if (isPrivate && files.some((file) => !file.isPrivate)) return 'Сюда прилагаются только закрытые файлы.'
  if (isPrivate === false && files.some((file) => file.isPrivate)) return 'Сюда прилагаются только открытые файлы.'
  return validateFiles(files, limits)
}
