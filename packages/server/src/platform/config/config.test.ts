import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDir } from '../../../test/temporary-dir.ts'
import { loadConfig } from './config.ts'
import { imageSourcesOf } from './image-sources.ts'
import { StartError } from './start-error.ts'

let cwd: string
beforeEach(() => {
  cwd = temporaryDir()
})
afterEach(() => rmSync(cwd, { recursive: true }))

const load = (env: NodeJS.ProcessEnv = {}) => loadConfig(env, cwd)

function complaints(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    load(env)
    return []
  } catch (error) {
    if (error instanceof StartError) return error.lines
    throw error
  }
}

test('with nothing given the server runs for this computer only, on the embedded database with demo data', () => {
  const { sessionSecret, logLevel, ...config } = load()
  expect(config).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(cwd, '.data'),
    databaseUrl: undefined,
    pgPool: 10,
    seed: 'demo',
    autoModeration: true,
    trustProxy: false,
    web: true,
    publicUrl: 'http://localhost:3000',
    isExposed: false,
    mail: { kind: 'outbox', isShown: true },
    sms: { kind: 'outbox', isShown: true, aDay: 500 },
    payments: { kind: 'sandbox', vatCode: 1 },
    push: { subject: 'mailto:noreply@artel.test', keys: null },
    files: {
      storage: { kind: 'folder', folder: join(cwd, '.data/files') },
      workDir: join(cwd, '.data/work'),
      disk: { folder: join(cwd, '.data'), floor: 256 * 2 ** 20 },
      quotas: { loose: 400 * 2 ** 20, all: 2 ** 31 },
      imgproxy: null,
    },
    twoGisKey: undefined,
    mapTiles: null,
    role: 'all',
    apiUrl: undefined,
    redisUrl: undefined,
    metrics: null,
    drainSeconds: 0,
  })
})

test('what is given is taken', () => {
  const secret = 's'.repeat(32)
  const config = load({
    PORT: '8080',
    HOST: '0.0.0.0',
    ARTEL_DATA: 'данные',
    DATABASE_URL: 'postgres://artel:secret@db.internal:5433/artel',
    PG_POOL: '40',
    SEED: 'none',
    AUTO_MODERATION: 'off',
    SESSION_SECRET: secret,
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    WEB: 'off',
    PUBLIC_URL: 'https://artel.example/',
    SMTP_URL: 'smtps://robot:secret@mail.internal:465',
    MAIL_FROM: 'Артель <noreply@artel.example>',
    SMSC_LOGIN: 'artel',
    SMSC_PASSWORD: 'secret',
    SMSC_SENDER: 'Artel',
    SMS_A_DAY: '2000',
    YOOKASSA_SHOP_ID: '100500',
    YOOKASSA_SECRET_KEY: 'test_secret',
    S3_ENDPOINT: 'https://storage.internal',
    S3_BUCKET: 'artel',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    IMGPROXY_URL: 'https://images.artel.example/',
    IMGPROXY_KEY: '736563726574736563726574',
    IMGPROXY_SALT: '68656c6c6f68656c6c6f',
    ROLE: 'api',
    API_URL: 'http://api.internal:3001/',
    REDIS_URL: 'redis://:secret@cache.internal:6379/2',
    METRICS: '9464',
    DRAIN_SECONDS: '5',
    TWO_GIS_KEY: 'key-of-2gis',
    MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png © Карты',
    VAPID_PUBLIC_KEY: 'p'.repeat(87),
    DISK_FLOOR_MB: '64',
    FILES_LOOSE_MB: '50',
    FILES_ACCOUNT_MB: '100',
    VAPID_PRIVATE_KEY: 's'.repeat(43),
  })
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: join(cwd, 'данные'),
    databaseUrl: 'postgres://artel:secret@db.internal:5433/artel',
    pgPool: 40,
    seed: 'none',
    autoModeration: false,
    sessionSecret: secret,
    logLevel: 'debug',
    trustProxy: ['10.0.0.0/8', '::1'],
    web: false,
    publicUrl: 'https://artel.example',
    isExposed: true,
    payments: { kind: 'yookassa', shopId: '100500', secretKey: 'test_secret', vatCode: 1 },
    push: {
      subject: 'mailto:noreply@artel.example',
      keys: { publicKey: 'p'.repeat(87), privateKey: 's'.repeat(43) },
    },
    files: {
      storage: {
        kind: 's3',
        endpoint: 'https://storage.internal',
        bucket: 'artel',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
      workDir: join(cwd, 'данные/work'),
      disk: { folder: join(cwd, 'данные'), floor: 64 * 2 ** 20 },
      quotas: { loose: 50 * 2 ** 20, all: 100 * 2 ** 20 },
      imgproxy: {
        url: 'https://images.artel.example',
        key: '736563726574736563726574',
        salt: '68656c6c6f68656c6c6f',
      },
    },
    mail: {
      kind: 'smtp',
      url: 'smtps://robot:secret@mail.internal:465',
      from: 'Артель <noreply@artel.example>',
    },
    sms: { kind: 'smsc', login: 'artel', password: 'secret', sender: 'Artel', aDay: 2000 },
    role: 'api',
    apiUrl: 'http://api.internal:3001',
    redisUrl: 'redis://:secret@cache.internal:6379/2',
    metrics: { host: '127.0.0.1', port: 9464 },
    drainSeconds: 5,
    twoGisKey: 'key-of-2gis',
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Карты' },
  })
})

test('the outbox is shown to this computer only, and in production on demand or where there is nothing but the demo', () => {
  const isShown = (env: NodeJS.ProcessEnv) => {
    const { mail } = load(env)
    return mail.kind === 'outbox' && mail.isShown
  }
  const production = { NODE_ENV: 'production' }
  expect(isShown({})).toBe(true)
  expect(isShown(production)).toBe(true)
  for (const serious of [
    { SEED: 'none' },
    { DATABASE_URL: 'postgres://artel:secret@db.internal:5432/artel' },
    { PUBLIC_URL: 'https://artel.example' },
    { TRUST_PROXY: '1' },
    { HOST: '0.0.0.0' },
  ]) {
    expect([serious, isShown({ ...production, ...serious })]).toEqual([serious, false])
  }
  expect(isShown({ ...production, SEED: 'none', MAIL: 'outbox' })).toBe(true)
  expect(isShown({ MAIL: 'outbox', HOST: '0.0.0.0' })).toBe(false)
  expect(isShown({ MAIL: 'outbox', HOST: '10.0.0.5' })).toBe(false)
})

test('the outbox of SMS is shown on the same terms, and a gateway needs its whole account', () => {
  const isShown = (env: NodeJS.ProcessEnv) => {
    const { sms } = load(env)
    return sms.kind === 'outbox' && sms.isShown
  }
  expect([isShown({}), isShown({ NODE_ENV: 'production', SEED: 'none' })]).toEqual([true, false])
  expect(isShown({ NODE_ENV: 'production', SEED: 'none', SMS: 'outbox' })).toBe(true)
  expect(isShown({ SMS: 'outbox', HOST: '0.0.0.0' })).toBe(false)
  expect(complaints({ SMS: 'smsc' })).toEqual(['SMSC_LOGIN: для SMS=smsc нужен логин в SMSC.ru.'])
  expect(complaints({ SMSC_LOGIN: 'artel' })).toEqual(['SMSC_PASSWORD: к логину SMSC.ru нужен пароль для API.'])
  expect(complaints({ SMS_A_DAY: 'много' })).toEqual(['SMS_A_DAY=много: нужно число СМС в сутки от 0 до 1000000.'])
})

test('mail by SMTP needs an address of the server and of the sender', () => {
  expect(complaints({ MAIL: 'smtp' })).toEqual(['SMTP_URL: для MAIL=smtp нужен адрес почтового сервера.'])
  expect(complaints({ SMTP_URL: 'smtp://localhost:25' })).toEqual([
    'MAIL_FROM: для SMTP_URL нужен обратный адрес писем.',
  ])
  expect(complaints({ SMTP_URL: 'http://robot:secret@mail' })).toEqual([
    'SMTP_URL: нужен адрес вида smtps://пользователь:пароль@почта.example:465.',
  ])
  expect(load({ MAIL: 'outbox', SMTP_URL: 'smtp://localhost:25' }).mail.kind).toBe('outbox')
})

test('tiles of maps are an address with its three parts, and somebody to credit', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  expect(load({ MAP_TILES: url }).mapTiles).toEqual({ url, credit: '© участники OpenStreetMap' })
  for (const wrong of ['https://tiles.example/', '/{z}/{x}/{y}.png', 'ftp://a/{z}/{x}/{y}', 'https:// {z}{x}{y}']) {
    expect(complaints({ MAP_TILES: wrong }).join()).toMatch(/^MAP_TILES=.*нужен адрес вида/)
  }
})

test('pages may load pictures from imgproxy and from tiles, and from nowhere else', () => {
  expect(imageSourcesOf(load())).toEqual([])
  const imgproxy = {
    IMGPROXY_URL: 'https://images.example',
    IMGPROXY_KEY: '7365'.repeat(4),
    IMGPROXY_SALT: '6865'.repeat(4),
  }
  const tiles = { MAP_TILES: 'https://{s}.tiles.example:8443/{z}/{x}/{y}{r}.png' }
  expect(imageSourcesOf(load({ ...imgproxy, ...tiles }))).toEqual([
    'https://images.example',
    'https://*.tiles.example:8443',
  ])
  expect(imageSourcesOf(load({ MAP_TILES: 'http://localhost:9000/tiles/{z}/{x}/{y}' }))).toEqual([
    'http://localhost:9000',
  ])
})

test('messages to devices need both keys, and name whom to complain to', () => {
  expect(complaints({ VAPID_PUBLIC_KEY: 'p'.repeat(87) })).toEqual([
    'VAPID_PRIVATE_KEY: к открытому ключу VAPID нужен закрытый.',
  ])
  expect(complaints({ VAPID_PRIVATE_KEY: 's'.repeat(43) })).toEqual([
    'VAPID_PUBLIC_KEY: к закрытому ключу VAPID нужен открытый.',
  ])
  expect(complaints({ VAPID_PRIVATE_KEY: 'hunter2' }).join()).not.toContain('hunter2')
  const subject = (env: NodeJS.ProcessEnv) => load(env).push.subject
  expect(subject({ PUBLIC_URL: 'https://artel.example' })).toBe('https://artel.example')
  expect(subject({ MAIL_FROM: 'noreply@artel.example' })).toBe('mailto:noreply@artel.example')
  expect(subject({ VAPID_SUBJECT: 'mailto:duty@artel.example' })).toBe('mailto:duty@artel.example')
})

test.each([
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['off', null],
])('METRICS=%s says where figures are read', (value, metrics) => {
  expect(load({ METRICS: value }).metrics).toEqual(metrics)
})

test.each([
  [{ ROLE: 'web' }, ['API_URL', 'SESSION_SECRET']],
  [{ ROLE: 'web', API_URL: 'http://api:3000', WEB: 'off', SESSION_SECRET: 's'.repeat(32) }, ['WEB']],
  [{ ROLE: 'api' }, ['DATABASE_URL', 'SESSION_SECRET']],
  [{ ROLE: 'worker', SESSION_SECRET: 's'.repeat(32) }, ['DATABASE_URL']],
  [{ REDIS_URL: 'redis://cache', SESSION_SECRET: 's'.repeat(32) }, ['DATABASE_URL']],
])('%j is refused, for it lacks something', (env, names) => {
  expect(complaints(env).map((line) => line.split(/[:=]/)[0])).toEqual(names)
})

test('a process with pages alone needs no database', () => {
  const env = { ROLE: 'web', API_URL: 'http://127.0.0.1:3001', SESSION_SECRET: 's'.repeat(32) }
  expect(load(env)).toMatchObject({ role: 'web', web: true, apiUrl: 'http://127.0.0.1:3001' })
})

test('an empty variable counts as not given', () => {
  expect(load({ PORT: '', SEED: ' ' })).toMatchObject({ port: 3000, seed: 'demo' })
})

test.each([
  ['PORT', 'три тысячи', 'PORT=три тысячи: нужен номер порта от 1 до 65535, например PORT=8080.'],
  ['PORT', '65536', 'PORT=65536: нужен номер порта от 1 до 65535, например PORT=8080.'],
  ['PORT', '3000.5', 'PORT=3000.5: нужен номер порта от 1 до 65535, например PORT=8080.'],
  ['SEED', 'yes', 'SEED=yes: нужно demo (наполнить пустую базу примерами) или none (оставить пустой).'],
  ['AUTO_MODERATION', 'true', 'AUTO_MODERATION=true: нужно on или off.'],
  ['ROLE', 'backend', 'ROLE=backend: нужно all, api, web или worker.'],
  [
    'API_URL',
    'http://api/web',
    'API_URL=http://api/web: нужен адрес процесса с API без пути, например http://127.0.0.1:3001.',
  ],
  ['REDIS_URL', 'cache', 'REDIS_URL: нужен адрес вида redis://сервер:6379 или rediss://:пароль@сервер:6380/0.'],
  [
    'METRICS',
    '70000',
    'METRICS=70000: нужно off, порт (9464 — только для этого компьютера) или адрес с портом, например 0.0.0.0:9464.',
  ],
  ['DRAIN_SECONDS', '-5', 'DRAIN_SECONDS=-5: нужно число секунд от 0 до 300.'],
  ['PG_POOL', '0', 'PG_POOL=0: нужно число соединений с PostgreSQL от 1 до 500.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL=loud: нужно одно из: trace, debug, info, warn, error, fatal, silent.'],
  [
    'TRUST_PROXY',
    'on',
    'TRUST_PROXY=on: нужно off, число посредников перед сервером или их адреса через запятую, например 10.0.0.0/8.',
  ],
  [
    'TRUST_PROXY',
    '10.0.0.0/99',
    'TRUST_PROXY=10.0.0.0/99: нужно off, число посредников перед сервером или их адреса через запятую, например 10.0.0.0/8.',
  ],
])('%s=%s is refused with advice', (name, value, line) => {
  expect(complaints({ [name]: value })).toEqual([line])
})

test.each(['mysql://db/artel', 'db:5432', 'postgres:///artel'])('DATABASE_URL=%s is refused', (url) => {
  expect(complaints({ DATABASE_URL: url })).toEqual([
    'DATABASE_URL: нужен адрес вида postgres://пользователь:пароль@сервер:5432/база.',
  ])
})

test('a server reached by a socket is a fine address', () => {
  expect(complaints({ DATABASE_URL: 'postgres:///artel?host=/run/postgresql' })).toEqual([])
})

test('secrets are not repeated on the screen', () => {
  const env = { SESSION_SECRET: 'короткий', DATABASE_URL: 'mysql://artel:hunter2@db/artel' }
  expect(complaints(env).join('\n')).not.toMatch(/короткий|hunter2/)
})

test('everything wrong is named at once', () => {
  expect(complaints({ PORT: '-1', SEED: 'x', WEB: 'x' }).map((line) => line.split('=')[0])).toEqual([
    'PORT',
    'SEED',
    'WEB',
  ])
})

test('a file in the place of the data folder is refused with advice', () => {
  writeFileSync(join(cwd, '.data'), '')
  expect(complaints({})).toEqual([
    `Папка данных ${join(cwd, '.data')}: на этом месте файл, а не папка. Укажите другую: ARTEL_DATA=/путь/к/папке npm start`,
  ])
})

test('a file on the way to the data folder is refused with advice', () => {
  writeFileSync(join(cwd, 'file'), '')
  expect(complaints({ ARTEL_DATA: 'file/data' })).toEqual([
    `Папка данных ${join(cwd, 'file/data')}: на этом месте файл, а не папка. Укажите другую: ARTEL_DATA=/путь/к/папке npm start`,
  ])
})

test.skipIf(!existsSync('/proc/self'))('a place where no folder can be made is refused with advice', () => {
  expect(complaints({ ARTEL_DATA: '/proc/artel/data' })).toEqual([
    'Папка данных /proc/artel/data: здесь нельзя создать папку. Укажите другую: ARTEL_DATA=/путь/к/папке npm start',
  ])
})

test('a data folder of several new folders is made', () => {
  expect(existsSync(load({ ARTEL_DATA: 'a/b/c' }).dataDir)).toBe(true)
})

test.skipIf(process.getuid?.() === 0)('a data folder without the right to write is refused with advice', () => {
  mkdirSync(join(cwd, '.data'), { mode: 0o500 })
  expect(complaints({})).toEqual([
    `Папка данных ${join(cwd, '.data')}: нет прав на запись. Укажите другую: ARTEL_DATA=/путь/к/папке npm start`,
  ])
  chmodSync(join(cwd, '.data'), 0o700)
})

test('a new data folder is closed to others', () => {
  expect(statSync(load().dataDir).mode & 0o777).toBe(0o700)
})

test('the session secret is made once and readable by its owner only', () => {
  const first = load()
  const file = join(first.dataDir, 'session-secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(first.sessionSecret.length).toBe(64)
  expect(readFileSync(file, 'utf8').trim()).toBe(first.sessionSecret)
  expect(load().sessionSecret).toBe(first.sessionSecret)
})

test('no secret is kept when one is given', () => {
  const { dataDir } = load({ SESSION_SECRET: 's'.repeat(32) })
  expect(existsSync(join(dataDir, 'session-secret'))).toBe(false)
})

test('a damaged secret is refused instead of being used', () => {
  const file = join(load().dataDir, 'session-secret')
  writeFileSync(file, 'обрывок')
  expect(complaints({})).toEqual([
    `Ключ входа ${file} испорчен. Удалите этот файл: появится новый, и всем нужно будет войти заново.`,
  ])
})

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '192.168.1.5' },
  { PUBLIC_URL: 'https://artel.example' },
  { DATABASE_URL: 'postgres://artel@localhost/artel' },
])('others may reach a site with %o', (env) => {
  expect(load(env).isExposed).toBe(true)
})

test.each([{}, { HOST: 'localhost' }, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }])(
  'nobody but the one at this computer reaches a site with %o',
  (env) => {
    expect(load(env).isExposed).toBe(false)
  },
)
