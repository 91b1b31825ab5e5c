// Fonts of people's own machines, fitted to the typeface: as wide on the whole in Russian, weight by weight, and as tall.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { golosAt } from './cuts.mjs'

/** How often a letter stands among a hundred of Russian prose (National Corpus), and beside them what words are parted by. */
const FREQUENCY = Object.entries({
  ...{ о: 10.97, е: 8.45, а: 8.01, и: 7.35, н: 6.7, т: 6.26, с: 5.47, р: 4.73, в: 4.54, л: 4.4, к: 3.49, м: 3.21 },
  ...{ д: 2.98, п: 2.81, у: 2.62, я: 2.01, ы: 1.9, ь: 1.74, г: 1.7, з: 1.65, б: 1.59, ч: 1.44, й: 1.21, х: 0.97 },
  ...{ ж: 0.94, ш: 0.73, ю: 0.64, ц: 0.48, щ: 0.36, э: 0.32, ф: 0.26, ъ: 0.04, ё: 0.04 },
  ...{ ' ': 17, ',': 1.7, '.': 1.5, 0: 1, 5: 1 },
})
const SAMPLE = FREQUENCY.map(([sign]) => sign).join('')

/** Weights that the tokens name. */
const WEIGHTS = [400, 500, 600, 700]

const read = (path) => fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(path))))
const pair = (path) => ['cyrillic', 'latin'].map((script) => read(path.replace('*', script)))

const arimo = (weight) => pair(`@fontsource/arimo/files/arimo-*-${weight}-normal.woff2`)
const roboto = (weight) => pair(`@fontsource/roboto/files/roboto-*-${weight}-normal.woff2`)
const dejaVu = (style) => [read(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`)]

/**
 * Families, each with its cuts: from which weight on one is used, by which names it is found, and a font that is as wide.
 * Arial is on Windows, macOS and iOS, and Liberation and Arimo were made as wide as it; Roboto is on Android, where the bold ones of
 * today have no names and `system-ui` does their work.
 */
const FAMILIES = [
  {
    name: 'Golos Stand-in',
    cuts: [
      { from: 400, names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], fonts: () => arimo(400) },
      {
        from: 600,
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
        fonts: () => arimo(700),
      },
    ],
  },
  {
    name: 'Golos Stand-in for Android',
    cuts: [
      { from: 400, names: ['Roboto', 'Roboto-Regular'], fonts: () => roboto(400) },
      { from: 500, names: ['Roboto Medium', 'Roboto-Medium'], fonts: () => roboto(500) },
      { from: 600, names: ['Roboto Bold', 'Roboto-Bold'], fonts: () => roboto(700) },
    ],
  },
  {
    name: 'Golos Stand-in for Linux',
    cuts: [
      { from: 400, names: ['DejaVu Sans'], fonts: () => dejaVu('') },
      { from: 600, names: ['DejaVu Sans Bold'], fonts: () => dejaVu('-Bold') },
    ],
  },
]

/** Names of the families, in the order in which they are tried. */
export const STAND_INS = FAMILIES.map(({ name }) => name)

/** How wide Russian text is in fonts that together hold it, in em a sign. */
const widthOf = (fonts) => {
  let width = 0
  let signs = 0
  for (const [sign, count] of FREQUENCY) {
    const point = sign.codePointAt(0)
    const font = fonts.find((one) => one.hasGlyphForCodePoint(point))
    width += (count * font.glyphForCodePoint(point).advanceWidth) / font.unitsPerEm
    signs += count
  }
  return width / signs
}

/** Every face of every stand-in: by which share it is made larger, and how tall a line of it is then, as in the typeface. */
export const standIns = async () => {
  const golos = await Promise.all(WEIGHTS.map((weight) => golosAt(SAMPLE, weight)))
  return FAMILIES.flatMap(({ name, cuts }) =>
    WEIGHTS.map((weight, index) => {
      const { names, fonts } = cuts.findLast(({ from }) => from <= weight)
      const { ascent, descent, unitsPerEm } = golos[index]
      const size = widthOf([golos[index]]) / widthOf(fonts())
      return { name, weight, names, size, ascent: ascent / unitsPerEm / size, descent: -descent / unitsPerEm / size }
    }),
  )
}
