import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { manualClock } from '@artel/core/testing'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { compileServer } from '../../test/compiled.ts'
import { openTestDatabase, urlOf } from '../../test/database.ts'
import { fakeS3 } from '../../test/fake-s3.ts'
import { TEST_SECRET } from '../../test/http.ts'
import { dataDirWithCluster } from '../../test/pglite-template.ts'
import { temporaryDir } from '../../test/temporary-dir.ts'
import { joinCluster } from '../platform/cluster/redis-cluster.ts'
import { loadConfig } from '../platform/config/config.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { lockDataDir } from '../platform/db/pglite/data-lock.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { printStartFailure } from '../platform/start/start-failure.ts'
import { createS3Storage } from '../platform/storage/s3-storage.ts'

const isEmbedded = inject('testEngine').engine === 'pglite'
const compiled = compileServer()

let dataDir: string
beforeEach(() => {
  dataDir = isEmbedded ? dataDirWithCluster() : temporaryDir()
  return () => rmSync(dataDir, { recursive: true })
})

/** Starts the server as the product does and answers how it ended and what it said of that. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [compiled.path('main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', WEB: 'off', SEED: 'none', ARTEL_DATA: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [complaint, , [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'exit')])
  return { code, complaint }
}

const logger = createLogger({ logLevel: 'silent' })
const clock = manualClock()

/** What is printed when something of a start fails, without a process for it. */
async function complaintWhile(starting: () => Promise<unknown>): Promise<string> {
  let said = ''
  await starting().catch((error) =>
    printStartFailure(error, (line) => {
      said += line
    }),
  )
  return said
}

/** The same of a start up to its seeds. */
const complaintOf = (environment: Record<string, string>) =>
  complaintWhile(async () => {
    const config = loadConfig({ ARTEL_DATA: dataDir, ...environment })
    const { pool, close } = await openDatabase(config, logger)
    try {
      await migrate(pool)
      if (config.redisUrl) await (await joinCluster(config.redisUrl, { clock, logger })).close()
    } finally {
      await close()
    }
  })

/** One line with these words in this order. */
const oneLine = (...words: readonly string[]) => {
  const literally = words.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return expect.stringMatching(new RegExp(`^ {2}Артель не запустилась: .*${literally.join('.*')}.*\\n$`))
}

describe.runIf(isEmbedded)('a process that cannot start ends and leaves one line and nothing beside it', () => {
  it('when variables are wrong, with each of them', async () => {
    expect(await start({ PORT: 'abc', SEED: 'x' })).toEqual({
      code: 1,
      complaint:
        '  Артель не запустилась: PORT=abc: нужен номер порта от 1 до 65535, например PORT=8080. ' +
        'SEED=x: нужно demo (наполнить пустую базу примерами) или none (оставить пустой).\n',
    })
  })

  it('when its embedded database is damaged, also at the most talkative level', async () => {
    rmSync(join(dataDir, 'pglite'), { recursive: true })
    mkdirSync(join(dataDir, 'pglite'))
    writeFileSync(join(dataDir, 'pglite/PG_VERSION'), 'junk')
    expect(await start({ LOG_LEVEL: 'trace' })).toEqual({
      code: 1,
      complaint: oneLine(`Встроенная база данных в ${join(dataDir, 'pglite')} не открылась: `, 'уберите её в сторону'),
    })
  }, 60_000)

  it('when an address is taken: that of the site, that of its figures', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    // Figures come before the database, so the two do not meet there.
    const [site, figures] = await Promise.all([start({ PORT: String(port) }), start({ METRICS: String(port) })])
    server.close()

    expect(site).toEqual({ code: 1, complaint: oneLine(`Порт ${port} уже занят.`, `PORT=${port + 1} npm start`) })
    expect(figures).toEqual({ code: 1, complaint: oneLine(`Порт ${port} уже занят.`, `METRICS=${port + 1} npm start`) })
  }, 60_000)
})

describe.runIf(isEmbedded)('one line says what is wrong and what to do', () => {
  it('of what a role lacks', async () => {
    expect(await complaintOf({ ROLE: 'web' })).toEqual(
      oneLine('API_URL: при ROLE=web нужен адрес процесса с API', 'SESSION_SECRET: '),
    )
  })

  it('of a data folder that is none, or whose lock is none', async () => {
    const file = join(dataDir, 'lock')
    writeFileSync(file, '')
    expect(await complaintOf({ ARTEL_DATA: file })).toEqual(
      oneLine(`Папка данных ${file}: на этом месте файл, а не папка. Укажите другую: ARTEL_DATA=`),
    )
    expect(await complaintOf({})).toEqual(oneLine(`${file}: на этом месте файл, а не папка.`, 'ARTEL_DATA='))
  })

  it('of a data folder that another process works with', async () => {
    const lock = await lockDataDir(dataDir)
    expect(await complaintOf({})).toEqual(
      oneLine(`уже работает процесс ${process.pid}`, `Остановите его (kill ${process.pid})`),
    )
    lock.release()
  })

  it('of a key of sessions that is damaged, or cannot be read', async () => {
    const path = join(dataDir, 'session-secret')
    writeFileSync(path, 'обрывок')
    expect(await complaintOf({})).toEqual(oneLine(`Ключ входа ${path} испорчен. Удалите этот файл`))
    rmSync(path)
    mkdirSync(path)
    expect(await complaintOf({})).toEqual(oneLine(`Не удалось прочитать ключ входа ${path}: `, 'Откройте этот файл'))
  })

  it('of a PostgreSQL that is not there, without its password', async () => {
    const complaint = await complaintOf({ DATABASE_URL: 'postgres://artel:hunter2@127.0.0.1:1/artel' })
    expect(complaint).toEqual(
      oneLine('PostgreSQL по адресу postgres://artel@127.0.0.1:1/artel недоступен: ', 'Проверьте'),
    )
    expect(complaint).not.toContain('hunter2')
  })

  it('of a storage of files that forbids to store the first of them, or is not there', async () => {
    const files = await fakeS3()
    const picture = join(dataDir, 'picture')
    writeFileSync(picture, 'picture')
    const store = () =>
      complaintWhile(() => createS3Storage(files.place).put('id', picture, { type: 'image/webp', size: 7 }))
    files.feel('forbids')
    const forbidden = await store()
    await files.close()
    const away = await store()

    const advice = 'Проверьте S3_ENDPOINT, S3_BUCKET и ключи'
    expect(forbidden).toEqual(oneLine('Хранилище S3 не приняло файлы примеров: ', '403', advice))
    expect(away).toEqual(oneLine('Хранилище S3 не приняло файлы примеров: ', 'ECONNREFUSED', advice))
  })
})

describe.runIf(!isEmbedded)('one line says what is wrong and what to do', async () => {
  const database = isEmbedded ? undefined : await openTestDatabase()
  afterAll(() => database?.close())
  const query = (sql: string) => database?.pool.query(sql)
  const complaint = (more: Record<string, string> = {}, name?: string, user?: string) => {
    const url = new URL(urlOf(database as Database))
    if (name) url.pathname = `/${name}`
    if (user) url.searchParams.set('user', user)
    return complaintOf({ DATABASE_URL: url.href, SESSION_SECRET: TEST_SECRET, ...more })
  }

  it('of a Redis that is not there', async () => {
    expect(await complaint({ REDIS_URL: 'redis://127.0.0.1:1' })).toEqual(
      oneLine('Redis по адресу redis://127.0.0.1:1', 'недоступен: ', 'Проверьте REDIS_URL'),
    )
  })

  it('of a database that is not there', async () => {
    expect(await complaint({}, 'artel_nowhere')).toEqual(
      oneLine('PostgreSQL по адресу ', 'недоступен: ', 'artel_nowhere', 'Проверьте DATABASE_URL'),
    )
  })

  it('of a database in another encoding', async () => {
    await query(`create database artel_ascii encoding 'SQL_ASCII' locale 'C' template template0`)
    const said = await complaint({}, 'artel_ascii')
    await query('drop database artel_ascii with (force)')
    expect(said).toEqual(oneLine('База в кодировке SQL_ASCII, а нужна UTF8. Создайте её заново: create database'))
  })

  it('of a user who may not make tables', async () => {
    await query('create database artel_strict')
    await query('create role artel_guest login')
    const said = await complaint({}, 'artel_strict', 'artel_guest')
    await query('drop database artel_strict with (force)')
    await query('drop role artel_guest')
    expect(said).toEqual(
      oneLine('База данных отказала: permission denied', 'Дайте пользователю из DATABASE_URL право создавать'),
    )
  })

  it('of a database that is only read', async () => {
    await query('create database artel_copy')
    await query('alter database artel_copy set default_transaction_read_only = on')
    const said = await complaint({}, 'artel_copy')
    await query('drop database artel_copy with (force)')
    expect(said).toEqual(oneLine('База данных перестала отвечать: cannot execute', 'можно ли в неё писать'))
  })

  it('of a database of a newer program', async () => {
    await query(`insert into schema_migration (name, checksum) values ('9999_later', 'x')`)
    const said = await complaint()
    await query(`delete from schema_migration where name = '9999_later'`)
    expect(said).toEqual(oneLine('База данных новее программы: в ней есть миграция 9999_later', 'Обновите программу'))
  })

  it('of a migration that does not come through', async () => {
    await query('create database artel_taken')
    const { host, user } = (database as Database).pool.options
    const client = new pg.Client({ host, user, database: 'artel_taken' })
    await client.connect()
    await client.query('create table users (id int)')
    await client.end()
    const said = await complaint({}, 'artel_taken')
    await query('drop database artel_taken with (force)')
    expect(said).toEqual(oneLine('Миграция 0001_', 'не применилась', 'Устраните причину и запустите снова.'))
  })
})
