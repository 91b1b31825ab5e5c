import { parseArgs } from 'node:util'
import { loadConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { loadBulk } from './bulk/load-bulk.ts'
import { loadSupply } from './bulk/load-supply.ts'
import { seedReference } from './reference/seed-reference.ts'

/*
 * Fills the configured database (DATABASE_URL, or the embedded one of ARTEL_DATA) with many tasks, executors and goods, to measure with:
 *   node packages/server/dist/seed/bulk.js --tasks 1000000 --messages 500000
 *   node packages/server/dist/seed/bulk.js --tasks 0 --executors 200000 --products 1000000
 * Half of the tasks get a reply with a chat; --messages adds to these chats. Stop the server first.
 */

const { values } = parseArgs({
  options: {
    tasks: { type: 'string', default: '100000' },
    executors: { type: 'string', default: '0' },
    products: { type: 'string', default: '0' },
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
  const [executors, products] = [whole('executors'), whole('products')]
  if (products > 0 && executors === 0) throw new Error('--products: нужны и --executors, товары чьи-то.')
  if (executors > 0) {
    await loadSupply({
      pool: database.pool,
      executors,
      products,
      batch: Math.max(1, whole('batch')),
      onProgress: (count) => process.stdout.write(`  ${count} товаров, ${seconds()}\n`),
    })
    process.stdout.write(`  Исполнителей ${executors}, товаров ${products}: ${seconds()}.\n`)
  }
  const tasks = whole('tasks')
  const made =
    tasks === 0
      ? null
      : await loadBulk({
          pool: database.pool,
          tasks,
          messages: whole('messages'),
          batch: Math.max(1, whole('batch')),
          now: Date.now(),
          onProgress: (tasks) => process.stdout.write(`  ${tasks} заданий, ${seconds()}\n`),
        })
  if (made)
    process.stdout.write(
      `  Готово за ${seconds()}: заданий ${made.tasks}, чатов ${made.chats}, сообщений ${made.messages}.\n`,
    )
} finally {
  await database.close()
}
