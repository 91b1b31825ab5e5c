// What a start takes, and what the server holds at rest: `npm run bench:rest -- --warm 3`, after `npm run build`. Cold is an
// empty folder with the demo written into it, warm the same folder again; beside both the embedded engine alone.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { tell } from '../../../.ci/figures.mjs'
import { cpuOf } from './cpu.mjs'

const { values } = parseArgs({
  options: { warm: { type: 'string', default: '3' }, port: { type: 'string', default: '3655' } },
})
const MIB = 1024 * 1024
/** Half of what the server held beside the engine when 460 MiB were measured. */
const OURS = 134
/** At rest is who has used no CPU for so many looks in a row. */
const [LOOKS, LOOK_EVERY_MS] = [8, 250]
/** Small work, such as a ping, is rest, too: µs between the first look and the last. */
const NEXT_TO_NOTHING = 20_000

/** Waits until a process has come to rest. */
async function atRest(pid) {
  const seen = []
  do {
    await pause(LOOK_EVERY_MS)
    seen.push(cpuOf(pid))
  } while (seen.length < LOOKS || seen.at(-1) - seen.at(-LOOKS) > NEXT_TO_NOTHING)
}

/** The largest mapping without a file is the memory of the engine's WASM module, MiB that are really there. */
function wasmOf(pid) {
  const mappings = readFileSync(`/proc/${pid}/smaps`, 'utf8').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
  const anonymous = mappings.filter((text) => /^\S+ rw-p \S+ 00:00 0 *\n/.test(text))
  return Math.max(...anonymous.map((text) => Number(/^Rss: +(\d+)/m.exec(text)?.[1] ?? 0))) / 1024
}

/** Starts a program, waits until it is ready and then at rest, and stops it. */
async function startOnce(file, args, dataDir) {
  const began = performance.now()
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: ['--import', new URL('rest-probe.mjs', import.meta.url).href],
    env: { ...process.env, NODE_ENV: 'production', PORT: values.port, ARTEL_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  try {
    for await (const line of createInterface({ input: child.stdout })) if (/http:\/\/localhost:|ready/.test(line)) break
    const seconds = (performance.now() - began) / 1000
    const cpu = cpuOf(child.pid) / 1e6
    child.stdout.resume()
    await atRest(child.pid)
    child.send('memory')
    const [{ rss, heapUsed, external, arrayBuffers }] = await once(child, 'message')
    const memory = [rss, heapUsed, external, arrayBuffers].map((bytes) => bytes / MIB)
    return [seconds, cpu, ...memory, wasmOf(child.pid)]
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

const server = (dataDir) => startOnce('../dist/main.js', [], dataDir)
const engine = (dataDir) => startOnce('bare-engine.mjs', [join(dataDir, 'pglite')], dataDir)
const medians = (samples) =>
  samples[0].map(
    (_, at) => samples.map((sample) => sample[at]).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)],
  )
const line = (label, figures) =>
  console.log(
    `  ${label.padEnd(28)}${figures.map((figure) => (typeof figure === 'number' ? figure.toFixed(1) : figure).padStart(10)).join('')}`,
  )

const dataDir = mkdtempSync(join(tmpdir(), 'artel-rest-'))
const emptyDir = mkdtempSync(join(tmpdir(), 'artel-rest-'))
try {
  console.log(`Node ${process.version}; memory at rest in MiB, warm: medians of ${values.warm}`)
  line('', ['seconds', 'CPU, s', 'RSS', 'heap', 'external', 'buffers', 'wasm'])
  const alone = await engine(emptyDir)
  line('cold, engine alone', alone)
  const cold = await server(dataDir)
  line('cold, with demo content', cold)
  const warm = { engine: [], server: [] }
  for (let turn = 0; turn < Number(values.warm); turn += 1) {
    warm.engine.push(await engine(dataDir))
    warm.server.push(await server(dataDir))
  }
  const [engineWarm, ownWarm] = [medians(warm.engine), medians(warm.server)]
  line('warm, engine alone', engineWarm)
  line('warm', ownWarm)
  for (const [what, most, floor, here] of [
    ['Start on an empty folder', 8, alone, cold],
    ['Start on a filled folder', 3, engineWarm, ownWarm],
  ])
    tell({
      what: `${what}, CPU ${here[1].toFixed(1)} s`,
      goal: { atMost: most },
      floor: `engine alone, ${floor[0].toFixed(1)} s, CPU ${floor[1].toFixed(1)} s`,
      here: here[0],
      unit: 's',
    })
  tell({
    what: 'Memory at rest above the engine’s own',
    goal: { atMost: OURS },
    floor: `engine alone, ${engineWarm[2].toFixed(0)} MiB`,
    here: ownWarm[2] - engineWarm[2],
    unit: 'MiB',
  })
} finally {
  for (const dir of [dataDir, emptyDir]) rmSync(dir, { recursive: true })
}
