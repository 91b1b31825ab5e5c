/**
 * How many letters are wrong, missing or too many in what was typed, against as much of the words' beginning as fits it best
 * (Levenshtein's distance, the beginning at most a letter shorter or longer).
 */
export const slipsAtStart = (words: string, typed: string): number => {
  const letters = [...words].slice(0, typed.length + 1)
  const missing = typed.length - letters.length
  // Far apart in length, far apart at all; the table below would only take time to say so.
  if (missing > 3) return missing
  let row = [0, ...letters.map((_, at) => at + 1)]
  for (const letter of typed) {
    const above = row
    row = [(above[0] ?? 0) + 1]
    for (const [at, other] of letters.entries()) {
      const wrong = (above[at] ?? 0) + (other === letter ? 0 : 1)
      row.push(Math.min(wrong, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1))
    }
  }
  return Math.min(...row.slice(-3))
}
