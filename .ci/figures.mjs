// What benchmarks find out, beside what was wanted: `npm run bench` gathers it from all of them.
import { appendFileSync } from 'node:fs'
import process from 'node:process'

/**
 * A row of the table.
 * @typedef {{
 *   what: string,
 *   goal: { atMost: number } | { atLeast: number },
 *   floor: string,
 *   here: number,
 *   unit?: string,
 * }} Figure `floor` says what it is compared with and how much that takes; `unit` is empty for a ratio.
 */

/** Tells a figure to whoever gathers them; a benchmark that runs by itself has printed it already. */
export const tell = (/** @type {Figure} */ figure) => {
  const file = process.env.BENCH_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}

export const isMet = ({ goal, here }) => ('atMost' in goal ? here <= goal.atMost : here >= goal.atLeast)

const number = (value) => value.toFixed(Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 2)
const amount = (value, unit = '') => (unit === '' ? number(value) : `${number(value)} ${unit}`)
const wanted = ({ goal, unit }) =>
  'atMost' in goal ? `≤ ${amount(goal.atMost, unit)}` : `≥ ${amount(goal.atLeast, unit)}`

/** Text of the table, one row for each figure in Markdown. */
export const figureTable = (/** @type {readonly Figure[]} */ figures) =>
  [
    '| | Goal | Floor | Here | |',
    '| --- | --- | --- | --- | --- |',
    ...figures.map(
      (figure) =>
        `| ${figure.what} | ${wanted(figure)} | ${figure.floor} | ${amount(figure.here, figure.unit)} | ${isMet(figure) ? 'met' : 'missed'} |`,
    ),
  ].join('\n')
