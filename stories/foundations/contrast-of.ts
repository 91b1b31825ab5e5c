import { type ColorPair, contrast } from '@artel/ui/tokens'

/** Lowest contrast of those pairs that are held to the same measure, as it is written: «7,4». */
export function contrastOf(
  pairs: readonly ColorPair[],
  atLeast: ColorPair['atLeast'],
  theme: 'light' | 'dark',
): string {
  const figures = pairs
    .filter((pair) => pair.atLeast === atLeast)
    .map((pair) => contrast(pair[theme][0], pair[theme][1]))
  // Rounded down: a figure must not look better than it is.
  return (Math.floor(Math.min(...figures) * 10) / 10).toLocaleString('ru-RU', { minimumFractionDigits: 1 })
}
