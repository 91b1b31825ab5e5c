import type { KeyValueStorage } from '../ports/index.ts'
import type { FieldName, FormValues } from './form.types.ts'

/** What was typed into a form, kept while the form is not sent. */
export interface FormDraft<V extends FormValues> {
  /** Fields kept before, as far as they still fit the form. */
  restore(): Partial<V>
  keep(values: V): void
  forget(): void
}

export interface FormDraftOptions<V extends FormValues> {
  readonly storage: KeyValueStorage
  readonly key: string
  /** Values of the untouched form; they tell which fields there are and what they hold. */
  readonly initial: V
  /** Fields that are never written down: passwords. */
  readonly secrets?: readonly FieldName<V>[]
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A line of a list: «Столяр, 2010–2015». */
const isLine = (value: unknown) =>
  isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isPlain)

/** A field that begins as `null` may hold any plain value; the others hold what they began with. */
const fits = (value: unknown, initial: unknown): boolean => {
  if (initial === null) return value === null || isPlain(value)
  if (Array.isArray(initial)) return Array.isArray(value) && (value.every(isPlain) || value.every(isLine))
  // Files: lists of what the server has stored and of names.
  if (isRecord(initial)) return isRecord(value) && Object.keys(initial).every((name) => Array.isArray(value[name]))
  return typeof value === typeof initial && isPlain(value)
}

const read = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Keeps what was typed across a reload. What cannot be read, or is of another form by now, is as if it were not there. */
export const createFormDraft = <V extends FormValues>({
  storage,
  key,
  initial,
  secrets = [],
}: FormDraftOptions<V>): FormDraft<V> => {
  const names = (Object.keys(initial) as FieldName<V>[]).filter((name) => !secrets.includes(name))
  return {
    restore() {
      const kept = read(storage.get(key))
      return Object.fromEntries(
        names
          .filter((name) => Object.hasOwn(kept, name) && fits(kept[name], initial[name]))
          .map((name) => [name, kept[name]]),
      ) as Partial<V>
    },
    keep: (values) => storage.set(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])))),
    forget: () => storage.remove(key),
  }
}
