import { BlockList } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { prepareDataDir } from './data-dir.ts'
import { FILE_SECRETS, type FilesConfig, filesConfig, fileVariables } from './files.config.ts'
import { geocoderVariables, type MapTiles } from './geocoder.config.ts'
import { type PaymentsConfig, paymentsConfig, paymentVariables } from './payments.config.ts'
import { PUSH_SECRETS, type PushConfig, pushConfig, pushVariables } from './push.config.ts'
import { type RoleConfig, roleConfig, roleVariables } from './roles.config.ts'
import { MIN_SECRET_LENGTH, storedSessionSecret } from './session-secret.ts'
import { SMS_SECRETS, type SmsConfig, smsConfig, smsVariables } from './sms.config.ts'
import { StartError } from './start-error.ts'

/** Everything the environment decides, checked once at start. */
export interface Config extends RoleConfig {
  /** TCP port; 0 lets the system choose. */
  port: number
  /** Address to listen on. */
  host: string
  /** Absolute path of the data folder: embedded database, uploads, the session secret. Exists and is writable. */
  dataDir: string
  /** Address of PostgreSQL; without one the embedded database in `dataDir` serves. */
  databaseUrl: string | undefined
  /** Most connections to PostgreSQL. The embedded database always has one. */
  pgPool: number
  /** Whether an empty database is filled with demonstration data. */
  seed: 'demo' | 'none'
  /** Whether new tasks are approved without a moderator. */
  autoModeration: boolean
  /** Key that signs access tokens. */
  sessionSecret: string
  logLevel: (typeof LOG_LEVELS)[number]
  /** Whose X-Forwarded-* headers count: nobody's, the given number of proxies', or those of the given addresses. */
  trustProxy: false | number | string[]
  /** Whether others than the one at this computer may reach the site, as its host, address or database tell. */
  isExposed: boolean
  /** Address of the site for links that leave it (letters, payments), without a slash at the end. */
  publicUrl: string
  mail: MailConfig
  sms: SmsConfig
  payments: PaymentsConfig
  push: PushConfig
  files: FilesConfig
  /** Key of 2GIS for streets and houses; without it the gazetteer answers alone. */
  twoGisKey: string | undefined
  /** Ground of the maps; without it they draw outlines and names. */
  mapTiles: MapTiles | null
}

/** Where letters go. An outbox stays in the database; `isShown` lets this computer read it at /dev/mail. */
export type MailConfig =
  | { readonly kind: 'outbox'; readonly isShown: boolean }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const onOff = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'нужно on или off.' })
    .default(byDefault)
    .transform((value) => value === 'on')

const wholeNumber = (from: number, to: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((value) => value >= from && value <= to, { error })

const variables = z.object({
  PORT: wholeNumber(0, 65_535, 'нужен номер порта от 1 до 65535, например PORT=8080.').default(3000),
  // The demonstration accounts have public passwords, so nothing but this computer is let in until asked for.
  HOST: z.string().default('127.0.0.1'),
  ARTEL_DATA: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, { error: 'нужен адрес вида postgres://пользователь:пароль@сервер:5432/база.' })
    .optional(),
  PG_POOL: wholeNumber(1, 500, 'нужно число соединений с PostgreSQL от 1 до 500.').default(10),
  SEED: z
    .enum(['demo', 'none'], { error: 'нужно demo (наполнить пустую базу примерами) или none (оставить пустой).' })
    .default('demo'),
  AUTO_MODERATION: onOff('on'),
  SESSION_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, {
      error: `нужно не меньше ${MIN_SECRET_LENGTH} знаков; без этой переменной ключ создаётся сам.`,
    })
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `нужно одно из: ${LOG_LEVELS.join(', ')}.` }).optional(),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((value, context) => {
      const trust = readTrust(value)
      if (trust !== undefined) return trust
      context.addIssue('нужно off, число посредников перед сервером или их адреса через запятую, например 10.0.0.0/8.')
      return z.NEVER
    }),
  PUBLIC_URL: z
    .string()
    .refine(isSiteAddress, { error: 'нужен адрес сайта без пути, например https://artel.example.' })
    .transform((value) => new URL(value).origin)
    .optional(),
  MAIL: z
    .enum(['outbox', 'smtp'], { error: 'нужно outbox (письма остаются в базе) или smtp (тогда нужен и SMTP_URL).' })
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, { error: 'нужен адрес вида smtps://пользователь:пароль@почта.example:465.' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
      error: 'нужен обратный адрес, например «Артель <noreply@artel.example>».',
    })
    .optional(),
  ...smsVariables,
  ...paymentVariables,
  ...fileVariables,
  ...geocoderVariables,
  ...pushVariables,
  ...roleVariables,
})

type Variables = z.output<typeof variables>

/** Variables whose values must not be repeated on the screen. */
const SECRET = new Set<string>([
  'TWO_GIS_KEY',
  'SESSION_SECRET',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'YOOKASSA_SECRET_KEY',
  ...FILE_SECRETS,
  ...PUSH_SECRETS,
  ...SMS_SECRETS,
])

/**
 * Reads and checks the environment, makes the data folder and, without SESSION_SECRET, the secret in it.
 * @throws StartError with a line for each wrong variable.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env, cwd: string = process.cwd()): Config {
  // An empty variable means "not given": that is how compose files and CI leave one out.
  const given = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, env[name]?.trim() || undefined]))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    throw new StartError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0])
        return `${name}${SECRET.has(name) ? '' : `=${given[name]}`}: ${issue.message}`
      }),
    )
  }
  const value = parsed.data
  const processes = roleConfig(value)
  const publicUrl = value.PUBLIC_URL ?? `http://localhost:${value.PORT}`
  const dataDir = resolve(cwd, value.ARTEL_DATA)
  prepareDataDir(dataDir)
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir,
    databaseUrl: value.DATABASE_URL,
    pgPool: value.PG_POOL,
    seed: value.SEED,
    autoModeration: value.AUTO_MODERATION,
    sessionSecret: value.SESSION_SECRET ?? storedSessionSecret(dataDir),
    // Someone looking at a terminal wants the address and trouble; a log collector wants everything.
    logLevel: value.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    trustProxy: value.TRUST_PROXY,
    publicUrl,
    isExposed: !isLoopback(value.HOST) || publicUrl.startsWith('https:') || value.DATABASE_URL !== undefined,
    payments: paymentsConfig(value),
    push: pushConfig(value, { publicUrl, mailFrom: value.MAIL_FROM }),
    files: filesConfig(value, dataDir),
    twoGisKey: value.TWO_GIS_KEY,
    mapTiles: value.MAP_TILES ?? null,
    mail: mailConfig(value, env.NODE_ENV === 'production'),
    sms: smsConfig(value, {
      isLocal: isLoopback(value.HOST),
      canBeRead: env.NODE_ENV !== 'production' || isDemo(value),
    }),
    ...processes,
  }
}

/** @throws StartError when SMTP is wanted and something about it is missing. */
function mailConfig(values: Variables, isProduction: boolean): MailConfig {
  const { MAIL, SMTP_URL, MAIL_FROM, HOST } = values
  if (MAIL === 'outbox' || (MAIL === undefined && SMTP_URL === undefined)) {
    // Letters hold links that let their reader into an account.
    return { kind: 'outbox', isShown: isLoopback(HOST) && (MAIL === 'outbox' || !isProduction || isDemo(values)) }
  }
  if (SMTP_URL === undefined) throw new StartError('SMTP_URL: для MAIL=smtp нужен адрес почтового сервера.')
  if (MAIL_FROM === undefined) throw new StartError('MAIL_FROM: для SMTP_URL нужен обратный адрес писем.')
  return { kind: 'smtp', url: SMTP_URL, from: MAIL_FROM }
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** A bare `npm start`: nothing says that anybody but the one at this computer has anything to do with it. */
const isDemo = ({ SEED, DATABASE_URL, PUBLIC_URL, TRUST_PROXY }: Variables): boolean =>
  SEED === 'demo' && DATABASE_URL === undefined && PUBLIC_URL === undefined && TRUST_PROXY === false

function isPostgresUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, searchParams } = new URL(value)
  return (protocol === 'postgres:' || protocol === 'postgresql:') && (hostname !== '' || searchParams.has('host'))
}

function isSiteAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash, username } = new URL(value)
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === ''
}

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== ''
}

function readTrust(value: string): Config['trustProxy'] | undefined {
  if (value === 'off') return false
  if (/^[1-9]\d?$/.test(value)) return Number(value)
  const addresses = value.split(',').map((address) => address.trim())
  return addresses.every(isAddressOrSubnet) ? addresses : undefined
}

function isAddressOrSubnet(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  if (rest.length > 0) return false
  const family = address.includes(':') ? 'ipv6' : 'ipv4'
  try {
    const list = new BlockList()
    if (prefix === undefined) list.addAddress(address, family)
    else if (/^\d{1,3}$/.test(prefix)) list.addSubnet(address, Number(prefix), family)
    else return false
    return true
  } catch {
    return false
  }
}
