import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { SignJWT } from 'jose'

/**
 * Kills a server under write load, again and again, and looks after each time whether everything that it acknowledged is
 * there once, and whether what is counted equals a recount. {@link liveRounds} strikes what the server stands on instead.
 *
 * @typedef {object} CrashOptions
 * @property {number} rounds
 * @property {readonly [string, ...string[]]} command the server, as it is started in the product
 * @property {(module: string) => string} moduleUrl address of a compiled module of the server: `db/database.js`
 * @property {string} dataDir folder of the embedded database
 * @property {string | undefined} databaseUrl PostgreSQL instead
 * @property {(round: RoundReport) => void} [onRound]
 *
 * @typedef {{ round: number, acknowledged: number, unknown: number }} RoundReport
 *
 * @typedef {object} CrashReport
 * @property {number} acknowledged writes that were answered with success
 * @property {number} unknown requests that the kills left without an answer, and that were sent again
 * @property {string[]} faults what was lost, doubled or counted wrong
 */

const SECRET = 'the secret of the crash test, 32 characters'
/** Pairs of a client and an executor with a chat; each pair writes one request after another. */
const PAIRS = 12
/** The free tariff has so many replies a month. */
const REPLIES = 5
/** Nobody may have more open tasks. */
const TASKS = 10
/** The server is killed after so many acknowledged writes, and at a random moment of the next ones. */
const WRITES_A_ROUND = 40
const START_WITHIN_MS = 180_000

/** @typedef {{ id: string, token: string }} Person */
/** @typedef {{ client: Person, executor: Person, chatId: number, replies: number, made: number, tasks: number[] }} Pair */
/** @typedef {{ kind: 'message' | 'task' | 'reply', pair: Pair, key: string, path: string, body: Record<string, unknown>, token: string }} Write */
/** @typedef {{ databaseUrl: string | undefined, dataDir: string, pgPool: number }} DatabaseConfig */

/**
 * @param {CrashOptions} options
 * @returns {Promise<CrashReport>}
 */
export async function crashRounds({ rounds, command, moduleUrl, dataDir, databaseUrl, onRound }) {
  const config = { databaseUrl, dataDir, pgPool: 4 }
  const environment = environmentOf(dataDir, databaseUrl)
  const pairs = await preparePairs(moduleUrl, config)
  /** @type {Map<string, Write>} */
  const acknowledged = new Map()
  /** @type {Write[]} sent and not answered: nobody knows whether they were done */
  let unknown = []
  let unanswered = 0
  /** @type {string[]} */
  const faults = []

  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.size
    const server = await start(command, environment)
    const again = unknown
    unknown = []
    await new Promise((resolve) => {
      let open = pairs.length
      const writers = pairs.map((pair) =>
        writeOn(
          server,
          pair,
          again.filter((write) => write.pair === pair),
        ),
      )
      for (const writer of writers) writer.finally(() => --open === 0 && resolve(undefined))
    })
    await server.ended
    unanswered += unknown.length
    onRound?.({ round, acknowledged: acknowledged.size - before, unknown: unknown.length })
    faults.push(...(await lookAfter(moduleUrl, config, acknowledged)).map((fault) => `round ${round}: ${fault}`))
    if (faults.length > 0) break
  }
  return { acknowledged: acknowledged.size, unknown: unanswered, faults }

  /**
   * Writes until the server is gone; first what was left open.
   * @param {Server} server
   * @param {Pair} pair
   * @param {Write[]} first
   */
  async function writeOn(server, pair, first) {
    for (let sent = 0; ; sent += 1) {
      const write = first.shift() ?? nextWrite(pair, sent)
      const answer = await send(server.url, write).catch(() => undefined)
      if (answer === undefined || answer.status >= 500) {
        unknown.push(write, ...first)
        return
      }
      if (answer.status === 429) {
        await sleep(5)
        continue
      }
      if (answer.status >= 400) {
        faults.push(`${write.path} is refused: ${answer.text}`)
        server.kill()
        return
      }
      acknowledged.set(write.key, write)
      if (write.kind === 'task') pair.tasks.push(JSON.parse(answer.text).data.id)
      server.count()
    }
  }
}

/**
 * @typedef {object} LiveOptions
 * @property {number} rounds
 * @property {CrashOptions['command']} command
 * @property {CrashOptions['moduleUrl']} moduleUrl
 * @property {string} dataDir
 * @property {string | undefined} databaseUrl
 * @property {number} [processes] servers on the one database; 1 unless told
 * @property {Record<string, string>} [environment] more variables of the servers
 * @property {(stage: LiveStage) => Promise<unknown>} strike what is done to the servers in each round, while they are written to
 * @property {(round: RoundReport) => void} [onRound]
 *
 * @typedef {object} LiveStage
 * @property {number} round
 * @property {readonly Server[]} servers
 * @property {(index: number) => Promise<void>} restart kills one of the servers and starts it again
 * @property {string} token of somebody who may write
 * @property {(fault: string) => void} fault
 */

/**
 * Strikes what servers stand on under write load: connections, the disk, the process beside. A server that was not killed has to
 * live on and to answer each request, if only with 503 and `retry-after`; what it refused is sent again. At the end all that was
 * acknowledged must be there once.
 * @param {LiveOptions} options
 * @returns {Promise<CrashReport>}
 */
export async function liveRounds({ rounds, command, moduleUrl, dataDir, databaseUrl, processes = 1, ...options }) {
  const config = { databaseUrl, dataDir, pgPool: 4 }
  const env = { ...environmentOf(dataDir, databaseUrl), ...options.environment }
  const pairs = await preparePairs(moduleUrl, config)
  /** @type {Map<string, Write>} */
  const acknowledged = new Map()
  /** @type {string[]} */
  const faults = []
  /** @type {Server[]} */
  const servers = []
  for (let index = 0; index < processes; index += 1) servers.push(await start(command, env))
  let unanswered = 0
  let isOver = false
  const fault = (/** @type {string} */ what) => {
    if (faults.length < 20) faults.push(what)
  }
  const restart = async (/** @type {number} */ index) => {
    const server = /** @type {Server} */ (servers[index])
    server.kill()
    await server.ended
    servers[index] = await start(command, env)
  }

  /** @param {Pair} pair @param {number} place */
  const writeOn = async (pair, place) => {
    for (let sent = 0; !isOver; sent += 1) {
      const write = nextWrite(pair, sent)
      for (let to = place; !isOver; ) {
        const server = /** @type {Server} */ (servers[to % processes])
        const answer = await send(server.url, write).catch(() => undefined)
        if (answer !== undefined && answer.status < 400) {
          acknowledged.set(write.key, write)
          if (write.kind === 'task') pair.tasks.push(JSON.parse(answer.text).data.id)
          break
        }
        if (answer === undefined) {
          to += 1
          if (!server.isKilled()) {
            fault(`a server that nobody has killed does not answer ${write.path}`)
            return
          }
        } else if (answer.status === 503) {
          if (!answer.retryAfter) fault('a 503 does not say when to ask again')
        } else if (answer.status !== 429) {
          fault(`${write.path} is refused: ${answer.text}`)
          return
        }
        if (answer?.status !== 429) unanswered += 1
        await sleep(20)
      }
    }
  }
  const writers = pairs.map(writeOn)

  /** @param {number} more */
  const untilWritten = async (more) => {
    const [enough, deadline] = [acknowledged.size + more, Date.now() + HEALED_WITHIN_MS]
    while (acknowledged.size < enough && faults.length === 0) {
      if (Date.now() > deadline) fault('nothing is written any more')
      await sleep(20)
    }
  }
  const [{ client }] = /** @type {[Pair]} */ (pairs)
  for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
    const before = { acknowledged: acknowledged.size, unknown: unanswered }
    await untilWritten(WRITES_A_ROUND / 2)
    await options.strike({
      round,
      servers,
      restart,
      token: client.token,
      fault: (what) => fault(`round ${round}: ${what}`),
    })
    await untilWritten(WRITES_A_ROUND / 2)
    options.onRound?.({
      round,
      acknowledged: acknowledged.size - before.acknowledged,
      unknown: unanswered - before.unknown,
    })
  }
  isOver = true
  await Promise.all(writers)
  for (const server of servers) {
    server.kill()
    await server.ended
  }
  faults.push(...(await lookAfter(moduleUrl, config, acknowledged)))
  return { acknowledged: acknowledged.size, unknown: unanswered, faults }
}

/** After a strike writing goes on in this time. */
const HEALED_WITHIN_MS = 60_000

/**
 * Mostly messages; now and then a task, and a reply of the next pair's executor to it.
 * @param {Pair} pair
 * @param {number} sent
 * @returns {Write}
 */
function nextWrite(pair, sent) {
  const key = randomUUID()
  const mark = markOf(key)
  const taskId = pair.tasks[0]
  if (sent % 4 === 1 && pair.replies < REPLIES && taskId !== undefined) {
    pair.replies += 1
    pair.tasks.shift()
    const text = `Здравствуйте! Сделаю сегодня. ${mark}`
    const body = { taskId, text, priceType: 'NEGOTIABLE', termDays: 3 }
    return { kind: 'reply', pair, key, path: '/task-replies', body, token: pair.executor.token }
  }
  if (sent % 4 === 3 && pair.made < TASKS) {
    pair.made += 1
    const description = 'Нужно сделать аккуратно и в срок, материалы есть.'
    const terms = { placeMode: 'REMOTE', dateMode: 'FLEXIBLE', budgetType: 'FIXED', budgetTo: 500_000 }
    const body = { title: `Дело ${mark}`, description, categoryId: CATEGORY, ...terms }
    return { kind: 'task', pair, key, path: '/tasks', body, token: pair.client.token }
  }
  const { token } = sent % 2 ? pair.client : pair.executor
  return {
    kind: 'message',
    pair,
    key,
    path: `/chat-message/${pair.chatId}`,
    body: { id: key, text: `№ ${sent}` },
    token,
  }
}

/** The key in letters: a moderator takes digits in a text for somebody's phone. */
const markOf = (/** @type {string} */ key) =>
  key.replaceAll('-', '').replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

/** A leaf of our own, without questions. */
const CATEGORY = 999_999

/**
 * @param {string} dataDir
 * @param {string | undefined} databaseUrl
 * @returns {NodeJS.ProcessEnv}
 */
const environmentOf = (dataDir, databaseUrl) => ({
  ...process.env,
  ...{ PORT: '0', HOST: '127.0.0.1', WEB: 'off', SEED: 'none', LOG_LEVEL: 'error', SESSION_SECRET: SECRET },
  // What lies in memory may be small.
  ...{ ARTEL_DATA: dataDir, DATABASE_URL: databaseUrl ?? '', PG_POOL: '8', DISK_FLOOR_MB: '0' },
})

/**
 * @param {string} url
 * @param {Write} write
 */
async function send(url, { path, body, key, token }) {
  const answer = await fetch(`${url}/web/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {number} pid
 * @property {() => void} kill
 * @property {() => boolean} isKilled
 * @property {() => void} count one more write is acknowledged
 * @property {Promise<unknown>} ended
 */

/**
 * @param {CrashOptions['command']} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Server>}
 */
async function start([program, ...args], env) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let isKilled = false
  const kill = () => {
    isKilled = true
    child.kill('SIGKILL')
  }
  process.once('exit', kill)
  const ended = once(child, 'exit').finally(() => process.off('exit', kill))
  let output = ''
  const port = await new Promise((resolve, reject) => {
    const late = setTimeout(kill, START_WITHIN_MS)
    const see = (/** @type {Buffer} */ chunk) => {
      output += chunk
      const found = /: http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (!found) return
      clearTimeout(late)
      resolve(found)
    }
    child.stdout.on('data', see)
    child.stderr.on('data', see)
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
  })
  let writes = 0
  return {
    url: `http://127.0.0.1:${port}`,
    pid: /** @type {number} */ (child.pid),
    kill,
    isKilled: () => isKilled,
    count() {
      writes += 1
      if (writes === WRITES_A_ROUND) setTimeout(kill, Math.random() * 30)
    },
    ended,
  }
}

/**
 * @param {CrashOptions['moduleUrl']} moduleUrl
 * @param {DatabaseConfig} config
 */
async function openDatabase(moduleUrl, config) {
  const { openDatabase: open } = await import(moduleUrl('platform/db/database.js'))
  const quiet = () => {}
  return open(config, { error: quiet, info: quiet, debug: quiet, warn: quiet, fatal: quiet })
}

/**
 * People, their sessions and chats, and a category.
 * @param {CrashOptions['moduleUrl']} moduleUrl
 * @param {DatabaseConfig} config
 * @returns {Promise<Pair[]>}
 */
async function preparePairs(moduleUrl, config) {
  const database = await openDatabase(moduleUrl, config)
  const { migrate } = await import(moduleUrl('platform/db/migrate.js'))
  await migrate(database.pool)
  /** @param {string} text @param {unknown[]} values */
  const query = (text, values) => database.pool.query(text, values)

  /** @param {'CLIENT' | 'EXECUTOR'} role @returns {Promise<Person>} */
  const aPerson = async (role) => {
    const [id, sessionId] = [randomUUID(), randomUUID()]
    await query(
      `insert into users (id, code, email, email_confirmed_at, password_hash, role, first_name, last_name)
       values ($1::uuid, $1::uuid::text, $2, now(), '-', $3, 'Ирина', 'Кольцова')`,
      [id, `${id}@artel.test`, role],
    )
    await query(`insert into sessions (id, user_id) values ($1, $2)`, [sessionId, id])
    if (role === 'EXECUTOR') {
      await query(`insert into companies (id, user_id, business_type) values ($1, $2, 'SP')`, [randomUUID(), id])
    }
    return { id, token: await aToken(id, sessionId, role) }
  }
  await query(
    `insert into categories (id, slug, name, position) values ($1, 'crash-test', 'Испытание', 1) on conflict do nothing`,
    [CATEGORY],
  )
  /** @type {Pair[]} */
  const pairs = []
  for (let index = 0; index < PAIRS; index += 1) {
    const [client, executor] = [await aPerson('CLIENT'), await aPerson('EXECUTOR')]
    const { rows } = await query(
      `insert into chats (kind, client_id, executor_id) values ('COMMON', $1, $2) returning id`,
      [client.id, executor.id],
    )
    pairs.push({ client, executor, chatId: rows[0].id, replies: 0, made: 0, tasks: [] })
  }
  await database.close()
  return pairs
}

/**
 * As the server makes them.
 * @param {string} userId
 * @param {string} sessionId
 * @param {string} role
 */
const aToken = (userId, sessionId, role) =>
  new SignJWT({ sid: sessionId, role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime('10h')
    .sign(new TextEncoder().encode(SECRET))

/** What must not be found: each query names the things that are counted wrong. */
const WRONG = {
  'a chat does not number its messages without gaps': `
    select c.id from chats c left join chat_messages m on m.chat_id = c.id group by c.id
    having c.last_seq <> count(m.id) or c.last_seq <> coalesce(max(m.seq), 0)`,
  'somebody has read more than there is': `
    select id from chats where client_read_seq > last_seq or executor_read_seq > last_seq`,
  'a task does not know how many replies it has': `
    select t.id from tasks t left join task_replies r on r.task_id = t.id and r.status <> 'WITHDRAWN'
    group by t.id having t.replies_count <> count(r.id)`,
  'a task was made twice': `select title from tasks group by title having count(*) > 1`,
  'a reply has no chat': `select r.id from task_replies r where not exists (select from chats c where c.reply_id = r.id)`,
  'a month of a tariff does not fit its ledger': `
    select m.user_id from reply_months m left join reply_ledger l
      on l.user_id = m.user_id and l.month_from = m.from_at and l.kind in ('DEBIT', 'REFUND')
    group by m.user_id, m.from_at, m.used having m.used <> -coalesce(sum(l.amount), 0)`,
}

/** Where an acknowledged write must be found. */
const PLACES = {
  message: 'select id::text as key from chat_messages',
  task: `select replace(title, 'Дело ', '') as key from tasks`,
  reply: `select right(text, 32) as key from task_replies`,
}

/**
 * Looks into the database of the killed server.
 * @param {CrashOptions['moduleUrl']} moduleUrl
 * @param {DatabaseConfig} config
 * @param {ReadonlyMap<string, Write>} acknowledged
 * @returns {Promise<string[]>}
 */
async function lookAfter(moduleUrl, config, acknowledged) {
  const database = await openDatabase(moduleUrl, config)
  /** @type {string[]} */
  const faults = []
  try {
    for (const [kind, text] of Object.entries(PLACES)) {
      const { rows } = await database.pool.query(text)
      const stored = new Set(rows.map((/** @type {{ key: string }} */ { key }) => key))
      for (const write of acknowledged.values()) {
        const mark = kind === 'message' ? write.key : markOf(write.key)
        if (write.kind === kind && !stored.has(mark)) faults.push(`${kind} ${write.key} was acknowledged and is lost`)
      }
    }
    for (const [fault, text] of Object.entries(WRONG)) {
      const { rowCount } = await database.pool.query(text)
      if (rowCount) faults.push(`${fault} (${rowCount})`)
    }
  } finally {
    await database.close()
  }
  return faults
}
