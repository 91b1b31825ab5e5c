import { textChanges } from '@artel/core/admin'
import { diffLines } from 'diff'

interface Word {
  readonly text: string
  /** The other text has another in its place. */
  readonly isChanged: boolean
}

/** A line that one text alone has, or how many lines both have. */
export type ChangedLine =
  | { readonly kind: 'same'; readonly count: number }
  | { readonly kind: 'added' | 'removed'; readonly words: readonly Word[] }

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '')

/** A line beside the one that it takes the place of. */
const wordChanges = (one: string, other: string, side: 'added' | 'removed'): readonly Word[] =>
  textChanges(one, other)
    .filter(({ kind }) => kind === 'same' || (kind === 'new') === (side === 'added'))
    .map(({ kind, text }) => ({ text, isChanged: kind !== 'same' }))

const plain = (line: string): readonly Word[] => [{ text: line, isChanged: false }]

/** What is different between two texts, in their order. */
export const lineChanges = (before: string, after: string): readonly ChangedLine[] => {
  const changes: ChangedLine[] = []
  const parts = diffLines(`${before}\n`, `${after}\n`)
  for (const [at, part] of parts.entries()) {
    const lines = linesOf(part.value)
    const next = parts[at + 1]
    if (part.removed) {
      const other = next?.added ? linesOf(next.value) : []
      for (const [place, line] of lines.entries()) {
        const twin = other[place]
        const words = twin === undefined ? plain(line) : wordChanges(line, twin, 'removed')
        changes.push({ kind: 'removed', words })
        if (twin !== undefined) changes.push({ kind: 'added', words: wordChanges(line, twin, 'added') })
      }
      for (const line of other.slice(lines.length)) changes.push({ kind: 'added', words: plain(line) })
    } else if (part.added) {
      // Told of with the lines that it takes the place of.
      if (parts[at - 1]?.removed) continue
      for (const line of lines) changes.push({ kind: 'added', words: plain(line) })
    } else if (lines.length > 0) {
      changes.push({ kind: 'same', count: lines.length })
    }
  }
  return changes
}
