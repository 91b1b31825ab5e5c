import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { temporaryDir } from '../../../test/temporary-dir.ts'
import { StartError } from '../config/start-error.ts'
import { StorageAway } from '../storage/file-storage.ts'
import { type ListeningAddress, listeningFailure, printStartFailure } from './start-failure.ts'

/** What is printed: the line itself, and apart from it what those who trace see. */
function printed(error: unknown) {
  const all = { line: '', trace: '' }
  printStartFailure(
    error,
    (text) => {
      all.line += text
    },
    (text) => {
      all.trace += text
    },
  )
  return all
}

/** What Node says when the address cannot be listened on, as it is told. */
async function toldOf({ host, port, variable }: ListeningAddress): Promise<string> {
  const error = await new Promise((resolve) => createServer().once('error', resolve).listen(port, host))
  return printed(listeningFailure(error, { host, port, variable })).line
}

test('advice is one line, whatever breaks of lines its parts come with', () => {
  const { line, trace } = printed(
    new StartError(['PORT=a\nb: нужен номер', 'connect failed\r\n  at once', 'npm start']),
  )
  expect(line).toBe('  Артель не запустилась: PORT=a b: нужен номер. connect failed at once. npm start\n')
  expect(trace).toBe('')
})

test('a taken port is answered with another one to try, by the variable that names it', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const site = await toldOf({ host: '127.0.0.1', port, variable: 'PORT' })
  const figures = await toldOf({ host: '127.0.0.1', port, variable: 'METRICS' })
  server.close()

  const taken = `  Артель не запустилась: Порт ${port} уже занят. Остановите программу, которая его занимает, или выберите другой:`
  expect(site).toBe(`${taken} PORT=${port + 1} npm start\n`)
  expect(figures).toBe(`${taken} METRICS=${port + 1} npm start\n`)
})

test.each([
  ['an address that this computer does not have', '203.0.113.7'],
  ['a name that is nobody’s', 'artel.invalid'],
])('%s is explained', async (_what, host) => {
  const none = `  Артель не запустилась: У этого компьютера нет адреса «${host}».`
  expect(await toldOf({ host, port: 0, variable: 'PORT' })).toBe(
    `${none} Исправьте HOST: 127.0.0.1 — только для себя, 0.0.0.0 — для всей сети.\n`,
  )
  expect(await toldOf({ host, port: 0, variable: 'METRICS' })).toBe(
    `${none} Исправьте METRICS: 9464 — только для себя, 0.0.0.0:9464 — для всей сети.\n`,
  )
})

test('another error of a server is not taken for one of its address', () => {
  const error = new TypeError('x is not a function')
  expect(listeningFailure(error, { host: '::1', port: 3000, variable: 'PORT' })).toBe(error)
})

test('a storage that takes no pictures is named with why', () => {
  const refused = new Error('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
  expect(printed(new StorageAway('The storage cannot be asked', { cause: refused })).line).toBe(
    '  Артель не запустилась: Хранилище S3 не приняло файлы примеров: connect ECONNREFUSED 127.0.0.1:1. ' +
      'Проверьте S3_ENDPOINT, S3_BUCKET и ключи или начните без примеров: SEED=none npm start\n',
  )
})

test('a file where a folder belongs is named', () => {
  const dir = temporaryDir()
  let thrown: unknown
  try {
    mkdirSync(dir)
  } catch (error) {
    thrown = error
  }
  rmSync(dir, { recursive: true })
  expect(printed(thrown).line).toBe(
    `  Артель не запустилась: ${dir}: на этом месте файл, а не папка. Устраните это или укажите другую папку данных: ARTEL_DATA=/путь/к/папке npm start\n`,
  )
})

test.each([
  [
    { code: '42501', message: 'permission denied for schema public' },
    'База данных отказала: permission denied for schema public. Дайте пользователю из DATABASE_URL право создавать в ней таблицы.',
  ],
  [
    { code: '53100', message: 'could not extend file: No space left on device' },
    'База данных перестала отвечать: could not extend file: No space left on device. Проверьте, работает ли её сервер, есть ли у него место на диске и можно ли в неё писать, и запустите снова.',
  ],
])('what the database says that no program can mend is told as advice: %o', (said, line) => {
  expect(printed(Object.assign(new Error(), said)).line).toBe(`  Артель не запустилась: ${line}\n`)
})

test('a defect is one line, and its stack goes elsewhere, to those who trace', () => {
  const { line, trace } = printed(new TypeError('x is not a function\nat all'))
  expect(line).toBe(
    '  Артель не запустилась из-за ошибки в программе: x is not a function. Подробности: LOG_LEVEL=debug npm start\n',
  )
  expect(trace).toContain('TypeError: x is not a function\nat all\n    at ')
})

test('what is thrown and is no error is told, too', () => {
  expect(printed('нет').line).toBe(
    '  Артель не запустилась из-за ошибки в программе: нет. Подробности: LOG_LEVEL=debug npm start\n',
  )
})
