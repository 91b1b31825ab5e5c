// What four calls cost beside bare Fastify + pg on the same data: list, task by id, chat list, send message.
// `npm run bench:api -- --tasks 1000000 --messages 1000000`; `--only send --profile FOLDER` leaves a CPU profile of ours.
// Believe the ratios and the CPU, not the absolute figures.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { binary, root, run } from '../bin/project.mjs'
import { startPostgres } from '../test/postgres-server.mjs'
import { report, undo, undoAll } from './compare.mjs'
import { signEverybodyIn } from './people.mjs'
import { startServer } from './server-process.mjs'

const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: 'list,task,chats,send' },
    profile: { type: 'string' },
  },
})
const wanted = new Set(values.only.split(','))
const [tasks, messages] = [Number(values.tasks), Number(values.messages)]
const load = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
}

const API = '/web/api/v1'
const SECRET = 'a secret that only this benchmark knows, and nobody else'
const SAMPLED_TASKS = 500

/** Requests that take the people in turns, for autocannon. */
const inTurns = (people, request) => {
  let next = 0
  return [
    {
      setupRequest: (template) => {
        next = (next + 1) % people.length
        return { ...template, ...request(people[next], template) }
      },
    },
  ]
}

const credentials = ({ id, token }) => ({ 'x-user': id, authorization: `Bearer ${token}` })

async function main() {
  run(binary('tsc'), ['-b', 'packages/server'], 'Сборка сервера не удалась, причина выше.')
  const scratch = mkdtempSync(join(tmpdir(), 'artel-bench-'))
  undo.push(() => rmSync(scratch, { recursive: true, force: true }))
  const postgres = startPostgres(['shared_buffers=512MB', 'synchronous_commit=on'])
  undo.push(() => postgres.stop())
  const env = {
    DATABASE_URL: `postgres:///postgres?host=${postgres.host}&user=${postgres.user}`,
    ARTEL_DATA: scratch,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'info',
  }
  const compiled = (path) => join(root, 'packages/server/dist', path)
  console.log(`Filling PostgreSQL with ${tasks} tasks and ${messages} messages…`)
  execFileSync(process.execPath, [compiled('seed/bulk.js'), '--tasks', String(tasks), '--messages', String(messages)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
  const people = await signEverybodyIn(pool, SECRET)
  const { rows: open } = await pool.query(
    `select id::int from tasks where status = 'APPROVED' order by id desc limit $1`,
    [SAMPLED_TASKS],
  )
  await pool.end()

  const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]
  const ours = await startServer('ours', [...profiling, compiled('main.js')], {
    ...env,
    PORT: '0',
    SEED: 'none',
    WEB: 'off',
  })
  undo.push(() => ours.stop())
  const bare = await startServer('bare', [join(import.meta.dirname, 'bare-server.mjs')], env)
  undo.push(() => bare.stop())
  const both = (path, requests) => [
    { label: 'bare Fastify + pg', server: bare, path, ...(requests && { requests: requests() }) },
    { label: 'Artel', server: ours, path, ...(requests && { requests: requests() }) },
  ]

  console.log(
    `Node ${process.version}, ${tasks} tasks, ${messages} messages, ${people.length} people, ${load.connections} connections, ` +
      `medians of ${load.rounds} rounds of ${load.seconds} s, in turns.`,
  )
  if (wanted.has('list')) await report('Tasks, the 10 newest', both(`${API}/tasks/list`), postgres, load)
  if (wanted.has('task'))
    await report(
      'A task by its number',
      both(`${API}/tasks/${open[0].id}`, () => inTurns(open, ({ id }) => ({ path: `${API}/tasks/${id}` }))),
      postgres,
      load,
    )
  if (wanted.has('chats'))
    await report(
      'The chats of a person, the 8 newest',
      both(`${API}/chat/list`, () => inTurns(people, (person) => ({ headers: credentials(person) }))),
      postgres,
      load,
    )
  if (wanted.has('send'))
    await report(
      'Send a message',
      both(`${API}/chat-message/${people[0].chat}`, () =>
        inTurns(people, (person) => ({
          method: 'POST',
          path: `${API}/chat-message/${person.chat}`,
          headers: { ...credentials(person), 'content-type': 'application/json' },
          body: JSON.stringify({ id: randomUUID(), text: 'Здравствуйте! Готов приступить завтра утром.' }),
        })),
      ),
      postgres,
      load,
    )
}

try {
  await main()
} finally {
  await undoAll()
}
