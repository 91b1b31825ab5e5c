import { CUTS, unicodeRange } from './cuts.mjs'
import { STAND_INS, standIns } from './stand-ins.mjs'

const HEAD = `/*
 * Printed by \`npm run fonts -w @artel/ui\`. Do not edit.
 *
 * Golos Text, variable, self-hosted (OFL 1.1). The page asks for the common letters at once, in one file. What comes too late for
 * the first frame is not put on any more, so that nothing ever moves: this page keeps a font of the machine, fitted to the same
 * widths and heights, and the next one has the typeface. Rare letters come when they are met; they move a word at most.
 */`

/** A list that is too long for its line stands on the next one, as the formatter has it. */
const line = (text) => (text.length > 117 ? text.replace(/: /, ':\n    ') : text)
const block = (selector, lines) => `${selector} {\n${lines.map((text) => `  ${line(text)};\n`).join('')}}\n`
const face = (lines) => block('@font-face', lines)
const percent = (share) => `${Number((share * 100).toFixed(2))}%`

const golos = ({ name, display, signs }) =>
  face([
    'font-family: "Golos Text"',
    'font-weight: 400 900',
    `font-display: ${display}`,
    `src: url("./fonts/${name}.woff2") format("woff2")`,
    `unicode-range: ${unicodeRange(signs)}`,
  ])

/** `fonts.css`: the typeface, and what stands in for it. */
export const printFonts = async () => {
  const [common] = CUTS
  const range = unicodeRange(common.signs)
  const others = (await standIns()).map(({ name, weight, names, size, ascent, descent }) =>
    face([
      `font-family: "${name}"`,
      `font-weight: ${weight}`,
      `src: ${names.map((local) => `local("${local}")`).join(', ')}`,
      `size-adjust: ${percent(size)}`,
      `ascent-override: ${percent(ascent)}`,
      `descent-override: ${percent(descent)}`,
      'line-gap-override: 0%',
      `unicode-range: ${range}`,
    ]),
  )
  const families = ['Golos Text', ...STAND_INS].map((name) => `"${name}"`).join(', ')
  const root = block(':root', [`--font: ${families}, system-ui, sans-serif`])
  return `${HEAD}\n${[...CUTS.map(golos), ...others, root].join('\n')}`
}
