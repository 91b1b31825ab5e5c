/** Cells by rows; `null` where a quotation mark is never closed. */
const split = (text: string, delimiter: string, knowsQuotes: boolean): string[][] | null => {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += sign
      at += 1
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false
      else cell += sign
    } else if (knowsQuotes && sign === '"' && cell === '') {
      isQuoted = true
    } else if (sign === delimiter) {
      endCell()
    } else if (sign === '\n') {
      endCell()
      rows.push([])
    } else {
      cell += sign
    }
  }
  endCell()
  return isQuoted ? null : rows
}

/**
 * Cells by rows of a table as Excel saves and copies it. Quoted cells may hold the delimiter, line ends and doubled quotation
 * marks; a mark that is never closed is a mark like any other.
 */
export const splitCells = (text: string, delimiter: string): readonly (readonly string[])[] => {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  return split(lines, delimiter, true) ?? split(lines, delimiter, false) ?? []
}

/** The same cells as text again. */
export const writeCells = (rows: readonly (readonly string[])[], delimiter: string): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (cell.includes(delimiter) || /["\n\r]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(delimiter),
    )
    .join('\n')
