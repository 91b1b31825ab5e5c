// What a public page costs the server. Kept: beside node:http that sends the same bytes. Rendered anew: beside a bare router and
// query with ten cards and as many bytes. Everything runs here and now, in turns: believe the ratios and the CPU.
//   npm run bench:site -- --path /task-find --rounds 5 --seconds 6 --connections 16 --profile FOLDER
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { binary, root, run } from '../bin/project.mjs'
import { startPostgres } from '../test/postgres-server.mjs'
import { report, undo, undoAll } from './compare.mjs'
import { startServer } from './server-process.mjs'

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/task-find' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '16' },
    profile: { type: 'string' },
  },
})
const load = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
}

/** Each request is for an address nobody has asked for: the page is the same, and kept for nobody. */
const anew = () => {
  let visit = 0
  return [{ setupRequest: (template) => ({ ...template, path: `${values.path}?utm_content=${visit++}` }) }]
}

async function main() {
  run(
    binary('turbo'),
    ['run', 'build', '--filter=@artel/app', '--filter=@artel/server'],
    'Сборка не удалась, причина выше.',
  )
  const scratch = mkdtempSync(join(tmpdir(), 'artel-bench-'))
  undo.push(() => rmSync(scratch, { recursive: true, force: true }))
  const postgres = startPostgres([])
  undo.push(() => postgres.stop())
  const ours = await startServer(
    'ours',
    [
      ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []),
      join(root, 'packages/server/dist/main.js'),
    ],
    {
      DATABASE_URL: `postgres:///postgres?host=${postgres.host}&user=${postgres.user}`,
      ARTEL_DATA: scratch,
      PORT: '0',
    },
  )
  undo.push(() => ours.stop())
  const address = ours.url + values.path
  const bytes = (await (await fetch(address)).arrayBuffer()).byteLength
  const bare = (...args) => startServer(args[1], [join(root, 'packages/app/bench/bare-site.mjs'), ...args], {})
  const files = await bare('--as', 'files', '--from', address)
  undo.push(() => files.stop())
  const router = await bare('--as', 'router', '--bytes', String(bytes))
  undo.push(() => router.stop())

  console.log(
    `Node ${process.version}, ${values.path} of ${bytes} bytes, ${load.connections} connections, medians of ${load.rounds} rounds of ${load.seconds} s, in turns.`,
  )
  const kept = (title, headers) =>
    report(
      title,
      [
        { label: 'node:http', server: files, path: values.path, headers },
        { label: 'Artel', server: ours, path: values.path, headers, goal: { by: 'rate', atLeast: 0.8 } },
      ],
      postgres,
      load,
    )
  await kept(`Page ${values.path}, kept, in Brotli`, { 'accept-encoding': 'br' })
  await kept(`Page ${values.path}, kept, as it is`, {})
  await report(
    `Page ${values.path}, rendered anew`,
    [
      { label: 'bare router + query', server: router, path: '/' },
      { label: 'Artel', server: ours, path: values.path, requests: anew(), goal: { by: 'cpu', atMost: 2.5 } },
    ],
    postgres,
    load,
  )
}

try {
  await main()
} finally {
  await undoAll()
}
