/** A stretch of a text beside another one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** A word with the blanks after it. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|^\s+/g) ?? []

/** For each pair of positions, how many words the rests of both texts share. */
const shared = (before: readonly string[], after: readonly string[]): number[][] => {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, next] = [table[i] as number[], table[i + 1] as number[]]
      row[j] = before[i]?.trim() === after[j]?.trim() ? 1 + (next[j + 1] ?? 0) : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}

/** What became of a text, word by word: stretches in the order in which they are read. */
export const wordDiff = (before: string, after: string): readonly DiffPart[] => {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  const table = shared(old, fresh)
  const parts: { kind: DiffPart['kind']; text: string }[] = []
  const add = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i]?.trim() === fresh[j]?.trim()) {
      add('same', fresh[j] ?? '')
      i += 1
      j += 1
    } else if (j >= fresh.length || (i < old.length && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))) {
      add('removed', old[i] ?? '')
      i += 1
    } else {
      add('added', fresh[j] ?? '')
      j += 1
    }
  }
  return parts
}
