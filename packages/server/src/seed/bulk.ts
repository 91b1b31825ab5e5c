import { parseArgs } from 'node:util'
import { loadConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { loadBulk } from './bulk/load-bulk.ts'
import { seedReference } from './reference/seed-reference.ts'

/*
 * Fills the configured database (DATABASE_URL, or the embedded one of ARTEL_DATA) with many tasks, to measure with:
 *   node packages/server/dist/seed/bulk.js --tasks 1000000 --messages 500000
 * Half of the tasks get a reply with a chat; --messages adds to these chats. Stop the server first.
 */

const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '100000' },
    messages: { type: 'string', default: '0' },
    batch: { type: 'string', default: '20000' },
  },
})

const whole = (name: keyof typeof values): number => {
  const value = values[name]
  if (/^\d{1,8}$/.test(value)) return Number(value)
  throw new Error(`--${name}: нужно целое число, а не «${value}».`)
}

const config = loadConfig()
const database = await openDatabase(config, createLogger(config))
try {
  await migrate(database.pool)
  await seedReference(database.pool)
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} с`
  const made = await loadBulk({
    pool: database.pool,
    tasks: whole('tasks'),
    messages: whole('messages'),
    batch: Math.max(1, whole('batch')),
    now: Date.now(),
    onProgress: (tasks) => process.stdout.write(`  ${tasks} заданий, ${seconds()}\n`),
  })
  process.stdout.write(
    `  Готово за ${seconds()}: заданий ${made.tasks}, чатов ${made.chats}, сообщений ${made.messages}.\n`,
  )
} finally {
  await database.close()
}
