import type { Picture, StoredFile } from '../contract/files.ts'
import { type FormField, valueField } from '../forms/index.ts'

/** Files of a form as its machine holds them: what has arrived, and the names of what has not. */
export interface FormFiles {
  readonly stored: readonly StoredFile[]
  readonly missing: readonly string[]
}

const NO_FORM_FILES: FormFiles = { stored: [], missing: [] }

/** Why a form with files does not go yet. */
export const FILES_COMING = 'Файлы ещё не загрузились. Подождите немного или уберите их.'

/** Files of a form; it goes when all of them have arrived, and sends their ids. */
export const filesField = (): FormField<FormFiles, string[]> => ({
  ...valueField<FormFiles>(NO_FORM_FILES, ({ missing }) => (missing.length > 0 ? FILES_COMING : null)),
  wire: ({ stored }) => stored.map(({ id }) => id),
})

/** Photos in their order, the cover first: all of them arrived, and as many as the rule says. */
export const photosField = <Rest = unknown>(
  rule: (photos: readonly StoredFile[], values: Rest) => string | null,
): FormField<FormFiles, string[], Rest> => {
  const files = filesField()
  return { ...files, rule: (value, values) => files.rule(value, values) ?? rule(value.stored, values) }
}

/** A photo of something stored as the queue of files holds it: the thing knows its pictures, their names and weights are gone. */
export const storedPhoto = ({ id, width, height, variants }: Picture, index: number): StoredFile => ({
  id,
  path: '',
  isPrivate: false,
  name: `Фото ${index + 1}`,
  type: 'image/webp',
  size: 0,
  width,
  height,
  picture: { id, width, height, variants },
})
