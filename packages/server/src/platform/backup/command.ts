import process from 'node:process'
import { parseArgs } from 'node:util'
import { loadConfig } from '../config/config.ts'
import { StartError } from '../config/start-error.ts'
import { openDatabase } from '../db/database.ts'
import { createLogger } from '../logging/logger.ts'
import { explainStartFailure } from '../start/start-failure.ts'
import { backUp, restore } from './backup.ts'

/*
 * npm run backup -- copy.gz           writes the configured database and the uploaded files into a file
 * npm run restore -- copy.gz [--force]  puts them back
 * The embedded database has to be free for it: stop the server first. PostgreSQL can be backed up while it works.
 */

const COMMANDS = { backup: 'npm run backup -- копия.gz', restore: 'npm run restore -- копия.gz' } as const

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  })
  const [name, path, ...rest] = positionals
  if (name !== 'backup' && name !== 'restore') throw new StartError('Нужна команда backup или restore.')
  if (!path || rest.length > 0) throw new StartError(`Укажите файл: ${COMMANDS[name]}`)
  const config = loadConfig()
  const database = await openDatabase(config, createLogger(config))
  try {
    const { storage } = config.files
    const places = { database, filesDir: storage.kind === 'folder' ? storage.folder : null }
    const { tables, rows, files } = await (name === 'backup'
      ? backUp(places, path)
      : restore(places, path, { force: values.force }))
    const what = `таблиц — ${tables}, строк — ${rows}, файлов — ${files}`
    process.stdout.write(name === 'backup' ? `  Копия готова: ${path} (${what}).\n` : `  Восстановлено: ${what}.\n`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  const lines = explainStartFailure(error) ?? [error instanceof Error ? String(error.stack) : String(error)]
  process.stderr.write(`\n  Не получилось.\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
  process.exitCode = 1
}
