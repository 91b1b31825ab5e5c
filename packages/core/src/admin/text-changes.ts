/** A piece of two versions of a text: in both, only in the former one, or only in the later one. */
export interface TextPiece {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Words that are compared one by one; of more, all between the first and the last difference counts as rewritten. */
const MOST = 1_500

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/gu) ?? []

const sharedStart = (one: readonly string[], other: readonly string[]): number => {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

/** Lengths of the longest common run of words from each pair of places on. */
const commonLengths = (one: readonly string[], other: readonly string[]): readonly Uint16Array[] => {
  const table = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const at = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const cells = table[row]
      if (!cells) continue
      cells[column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  return table
}

const between = (one: readonly string[], other: readonly string[]): TextPiece[] => {
  const rewritten: TextPiece[] = [
    { kind: 'gone', text: one.join('') },
    { kind: 'new', text: other.join('') },
  ]
  if (one.length === 0 || other.length === 0 || one.length > MOST || other.length > MOST) return rewritten
  const lengths = commonLengths(one, other)
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const pieces: TextPiece[] = []
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const [former = '', later = ''] = [one[row], other[column]]
    if (row < one.length && column < other.length && former === later) {
      pieces.push({ kind: 'same', text: former })
      row += 1
      column += 1
    } else if (column >= other.length || (row < one.length && at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'gone', text: former })
      row += 1
    } else {
      pieces.push({ kind: 'new', text: later })
      column += 1
    }
  }
  return pieces
}

/** Neighbours of one kind as one piece, without empty ones. */
const joined = (pieces: readonly TextPiece[]): TextPiece[] => {
  const result: TextPiece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (piece.text === '') continue
    if (last?.kind === piece.kind) result[result.length - 1] = { kind: last.kind, text: last.text + piece.text }
    else result.push(piece)
  }
  return result
}

/** What has become of a text, word by word. */
export const textChanges = (former: string, later: string): readonly TextPiece[] => {
  const [one, other] = [wordsOf(former), wordsOf(later)]
  const start = sharedStart(one, other)
  const [restOne, restOther] = [one.slice(start), other.slice(start)]
  const end = sharedStart(restOne.toReversed(), restOther.toReversed())
  return joined([
    { kind: 'same', text: one.slice(0, start).join('') },
    ...between(restOne.slice(0, restOne.length - end), restOther.slice(0, restOther.length - end)),
    { kind: 'same', text: one.slice(one.length - end).join('') },
  ])
}
