// The typeface as pages load it: what nearly every page shows in two small files that are asked for at once, the rest on demand.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

/** Of a package: where its files lie. */
const packageFile = (path) => fileURLToPath(import.meta.resolve(path))
const GOLOS = '@fontsource-variable/golos-text/files/golos-text'

/** A whole file of the typeface's package, by its script. */
const golosFile = (script) => `${GOLOS}-${script}-wght-normal.woff2`
const readGolos = (script) => readFileSync(packageFile(golosFile(script)))

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Beyond the alphabet, digits and ASCII: what our texts, prices and names of goods hold. */
const SIGNS = '\u00A0©«®°±²³·»×\u2009–—‘’“”„•…€™−'

/** What is cut out of which file, into a file of which name. */
export const CUTS = [
  { name: 'golos-text-russian', script: 'cyrillic', signs: `${between(0x410, 0x44f)}Ёё№` },
  { name: 'golos-text-latin', script: 'latin', signs: between(0x20, 0x7e) + SIGNS },
  { name: 'golos-text-ruble', script: 'latin-ext', signs: '₽' },
]

/** The bytes of a cut: a variable font as its source is, with all its ways to set digits and fractions. */
export const cut = ({ script, signs }) => subsetFont(readGolos(script), signs, { targetFormat: 'woff2' })

/** A weight of the typeface with these signs, as a font that can be measured. */
export const golosAt = async (script, signs, weight) =>
  fontkit.create(
    await subsetFont(readGolos(script), signs, { targetFormat: 'truetype', variationAxes: { wght: weight } }),
  )

/** The whole files that are met now and then, and the code points each is asked for: those that no cut and no other file holds. */
export const restOf = () => {
  const taken = new Set(CUTS.flatMap(({ signs }) => [...signs].map((sign) => sign.codePointAt(0))))
  return ['latin', 'latin-ext', 'cyrillic'].map((script) => {
    const { characterSet } = fontkit.create(readGolos(script))
    const points = characterSet.filter((point) => point > 0x20 && point < 0xffff && !taken.has(point))
    for (const point of points) taken.add(point)
    return { file: golosFile(script), points }
  })
}

/** `U+0020-007E, U+00A0`, a run of neighbours at a time. */
export const unicodeRange = (points) => {
  const runs = []
  for (const point of [...new Set(points)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ')
}
