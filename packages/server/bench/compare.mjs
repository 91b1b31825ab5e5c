// Rounds of load on several servers in turns, printed as ratios. Used by bench/list.mjs and bench/api.mjs.
import process from 'node:process'
import autocannon from 'autocannon'
import { tell } from '../../../.ci/figures.mjs'
import { cpuOf, cpuOfFamily } from './cpu.mjs'

/** Before the first round, s: until the code is compiled and the statements are prepared. */
const WARM_UP = 4
/**
 * A way to ask a server; `requests` as autocannon takes them, for what a path and headers cannot say. `goal` is what its ratio
 * to the first variant should be, by requests a second (`rate`) or CPU of the server (`cpu`), with the database's (`total`).
 * @typedef {{ label: string, server: import('./server-process.mjs').ServerProcess, path: string, headers?: Record<string, string>, requests?: object[], goal?: { by: 'rate' | 'cpu' | 'total', atMost?: number, atLeast?: number } }} Variant
 * @typedef {{ rounds: number, seconds: number, connections: number }} Load
 */

/** One round of load; CPU in µs a request. */
async function measure({ server, path, headers = {}, requests: script }, postgres, { connections, seconds: duration }) {
  const [cpu, databaseCpu] = [cpuOf(server.pid), cpuOfFamily(postgres.pid)]
  const { requests, latency, non2xx, errors } = await autocannon({
    url: server.url + path,
    connections,
    duration,
    headers,
    ...(script && { requests: script }),
  })
  if (non2xx + errors > 0) throw new Error(`${server.name} ${path}: ${non2xx} refusals, ${errors} errors`)
  return {
    rate: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpu: (cpuOf(server.pid) - cpu) / requests.total,
    databaseCpu: (cpuOfFamily(postgres.pid) - databaseCpu) / requests.total,
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Rounds of all variants in turns, forwards and backwards; answers the medians in their order. */
async function compare(variants, postgres, load) {
  for (const variant of variants) await measure(variant, postgres, { ...load, seconds: WARM_UP })
  const samples = variants.map(() => [])
  for (let round = 0; round < load.rounds; round++) {
    const turn = variants.map((variant, index) => ({ ...variant, index }))
    if (round % 2 === 1) turn.reverse()
    for (const variant of turn) samples[variant.index].push(await measure(variant, postgres, load))
  }
  return samples.map((of) => {
    const middle = (key) => median(of.map((sample) => sample[key]))
    return {
      rate: middle('rate'),
      p50: middle('p50'),
      p99: middle('p99'),
      cpu: middle('cpu'),
      databaseCpu: middle('databaseCpu'),
    }
  })
}

const COLUMNS = [28, 8, 8, 8, 16, 12, 13, 14, 16]
const line = (cells) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(COLUMNS[i]) : cell.padStart(COLUMNS[i]))).join(''))

const total = ({ cpu, databaseCpu }) => cpu + databaseCpu
const KINDS = {
  rate: { of: ({ rate }) => rate, words: 'requests a second', text: ({ rate }) => `${rate.toFixed(0)}/s` },
  cpu: { of: ({ cpu }) => cpu, words: 'CPU of the server', text: ({ cpu }) => `${cpu.toFixed(0)} µs` },
  total: { of: total, words: 'CPU with the database', text: (result) => `${total(result).toFixed(0)} µs` },
}

const tellGoal = (title, variants, results) => {
  variants.forEach(({ goal }, index) => {
    if (!goal) return
    const { by, ...bound } = goal
    const { of, words, text } = KINDS[by]
    tell({
      what: `${title}: ${words}`,
      goal: bound,
      floor: `${variants[0].label}, ${text(results[0])}`,
      here: of(results[index]) / of(results[0]),
    })
  })
}

/** Prints the variants; the first one is what the others are compared with. */
export async function report(title, variants, postgres, load) {
  const results = await compare(variants, postgres, load)
  const [base] = results
  tellGoal(title, variants, results)
  console.log(`\n${title}`)
  line([
    '',
    'req/s',
    'p50 ms',
    'p99 ms',
    'server µs/req',
    'db µs/req',
    'req/s ratio',
    'server ratio',
    'server+db ratio',
  ])
  results.forEach((result, index) => {
    line([
      `  ${variants[index].label}`,
      result.rate.toFixed(0),
      result.p50.toFixed(0),
      result.p99.toFixed(0),
      result.cpu.toFixed(0),
      result.databaseCpu.toFixed(0),
      (result.rate / base.rate).toFixed(2),
      (result.cpu / base.cpu).toFixed(2),
      (total(result) / total(base)).toFixed(2),
    ])
  })
}

/** What must be undone at the end, in reverse order of its doing. */
export const undo = []
export const undoAll = async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => undoAll().finally(() => process.exit(1)))
