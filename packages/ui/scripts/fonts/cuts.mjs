// The typeface as pages load it: what nearly every page shows in one small file that is asked for at once, the rest on demand.
import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

/** Golos Text 2.004, variable, whole: github.com/googlefonts/golos-text, OFL 1.1 (its text lies beside). */
const golos = readFileSync(new URL('golos-text/GolosText[wght].ttf', import.meta.url))

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * Russian, digits, ASCII, and what our texts, prices and names of goods hold besides. Also the places where a long word may break,
 * which nobody sees: every page has some, and would fetch the rare letters for them and be laid out anew.
 */
const COMMON = `${between(0x20, 0x7e)}${between(0x410, 0x44f)}Ёё№₽\u00A0\u00AD©«®°±²³·»×\u2009–—‘’“”„•…€™−`

/** What nothing of ours holds and people may write; signs above the basic plane are not asked for. */
const rare = () => {
  const points = fontkit.create(golos).characterSet.filter((point) => point > 0x20 && point < 0xffff)
  return points.map((point) => String.fromCodePoint(point)).filter((sign) => !COMMON.includes(sign))
}

/**
 * What is cut out, into a file of which name. The common letters are in one file, so that a page that is drawn before its
 * typeface has come is in one font: digits of one machine among letters of another look broken.
 */
export const CUTS = [
  { name: 'golos-text', display: 'optional', signs: COMMON },
  { name: 'golos-text-rare', display: 'swap', signs: rare().join('') },
]

/** The bytes of a cut: a variable font as its source is, with all its ways to set digits and fractions. */
export const cut = ({ signs }) => subsetFont(golos, signs, { targetFormat: 'woff2' })

/** A weight of the typeface with these signs, as a font that can be measured. */
export const golosAt = async (signs, weight) =>
  fontkit.create(await subsetFont(golos, signs, { targetFormat: 'truetype', variationAxes: { wght: weight } }))

/** `U+0020-007E, U+00A0`, a run of neighbours at a time. */
export const unicodeRange = (signs) => {
  const runs = []
  for (const point of [...new Set(signs)].map((sign) => sign.codePointAt(0)).sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ')
}
