import type { OperationCard } from '@artel/core/contract'
import { type TextLength, withTextLength } from '../workshop/text-length.ts'

type Schema = NonNullable<OperationCard['response']>

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], root)

/** Cuts the text at `path` in place. */
const cut = (root: unknown, path: readonly PropertyKey[], length: number): void => {
  const holder = valueAt(root, path.slice(0, -1)) as Record<PropertyKey, unknown>
  const key = path.at(-1) ?? ''
  holder[key] = String(holder[key]).slice(0, length)
}

/** An answer with longer text that still keeps within what the contract allows to be typed. */
export const lengthened = (response: Schema, answer: unknown, length: TextLength): unknown => {
  const longer = withTextLength(answer, length)
  for (const issue of response.safeParse(longer).error?.issues ?? []) {
    if (issue.code === 'too_big' && typeof valueAt(longer, issue.path) === 'string') {
      cut(longer, issue.path, Number(issue.maximum))
    }
  }
  const result = response.safeParse(longer)
  return result.success ? result.data : answer
}
