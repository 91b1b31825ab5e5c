import * as z from 'zod'
import { StartError } from './start-error.ts'

/** Where figures are read: an address of their own, so that no proxy in front of the site shows them to the world. */
export interface MetricsAddress {
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
}

/** What of the whole a process does, and how several of them are one. */
export interface RoleConfig {
  /** What this process does: the API and the socket, the pages, the background jobs, or all of it. */
  readonly role: (typeof ROLES)[number]
  /** Whether pages are served besides the API; `npm run dev` leaves them to Vite. */
  readonly web: boolean
  /** Origin of the process with the API, for one that serves pages only. */
  readonly apiUrl: string | undefined
  /** Address of the Redis by which several processes are one; without it each is on its own. */
  readonly redisUrl: string | undefined
  /** Where Prometheus reads figures; nowhere by default. */
  readonly metrics: MetricsAddress | null
  /** Seconds between "not ready" and the end, in which load balancers notice. */
  readonly drainSeconds: number
}

const ROLES = ['all', 'api', 'web', 'worker'] as const

/** Variables of the environment about processes. */
export const roleVariables = {
  WEB: z.enum(['on', 'off'], { error: 'нужно on или off.' }).default('on'),
  ROLE: z.enum(ROLES, { error: 'нужно all, api, web или worker.' }).default('all'),
  API_URL: z
    .string()
    .refine(isOrigin, { error: 'нужен адрес процесса с API без пути, например http://127.0.0.1:3001.' })
    .transform((value) => new URL(value).origin)
    .optional(),
  REDIS_URL: z
    .string()
    .refine(isRedisUrl, { error: 'нужен адрес вида redis://сервер:6379 или rediss://:пароль@сервер:6380/0.' })
    .optional(),
  // On an address of its own: what it shows is nobody's business outside.
  METRICS: z
    .string()
    .default('off')
    .transform((value, context) => {
      const address = readMetricsAddress(value)
      if (address !== undefined) return address
      context.addIssue(
        'нужно off, порт (9464 — только для этого компьютера) или адрес с портом, например 0.0.0.0:9464.',
      )
      return z.NEVER
    }),
  DRAIN_SECONDS: z
    .string()
    .regex(/^([12]?\d?\d|300)$/, { error: 'нужно число секунд от 0 до 300.' })
    .transform(Number)
    .default(0),
}

const variables = z.object(roleVariables)

type Variables = z.output<typeof variables> & {
  readonly DATABASE_URL?: string | undefined
  readonly SESSION_SECRET?: string | undefined
}

/** @throws StartError with a line for each thing that the role needs and that was not given. */
export function roleConfig(value: Variables): RoleConfig {
  const conflicts = roleConflicts(value)
  if (conflicts.length > 0) throw new StartError(conflicts)
  const { ROLE: role, API_URL: apiUrl, REDIS_URL: redisUrl, METRICS: metrics, DRAIN_SECONDS: drainSeconds } = value
  const web = value.WEB === 'on' && (role === 'all' || role === 'web')
  return { role, web, apiUrl, redisUrl, metrics, drainSeconds }
}

function roleConflicts({ ROLE, API_URL, DATABASE_URL, REDIS_URL, WEB, SESSION_SECRET }: Variables): string[] {
  const conflicts: string[] = []
  if (ROLE === 'web') {
    if (!API_URL) conflicts.push('API_URL: при ROLE=web нужен адрес процесса с API, например http://127.0.0.1:3001.')
    if (WEB === 'off') conflicts.push('WEB=off: при ROLE=web процессу нечего делать; уберите одно из двух.')
  } else if (!DATABASE_URL) {
    const why = 'встроенная база рассчитана на один процесс'
    if (ROLE !== 'all') conflicts.push(`DATABASE_URL: при ROLE=${ROLE} нужен адрес PostgreSQL: ${why}.`)
    else if (REDIS_URL) conflicts.push(`DATABASE_URL: вместе с REDIS_URL нужен адрес PostgreSQL: ${why}.`)
  }
  if ((ROLE !== 'all' || REDIS_URL) && !SESSION_SECRET) {
    conflicts.push('SESSION_SECRET: когда процессов несколько, ключ входа у них один; задайте его всем одинаковый.')
  }
  return conflicts
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search } = new URL(value)
  return (protocol === 'http:' || protocol === 'https:') && pathname === '/' && search === ''
}

function isRedisUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return (protocol === 'redis:' || protocol === 'rediss:') && hostname !== ''
}

function readMetricsAddress(value: string): MetricsAddress | null | undefined {
  if (value === 'off') return null
  const [, host = '127.0.0.1', digits] = /^(?:(\[[\da-f:]+\]|[\w.-]+):)?(\d{1,5})$/i.exec(value) ?? []
  const port = Number(digits)
  return digits === undefined || port > 65_535 ? undefined : { host: host.replace(/^\[|\]$/g, ''), port }
}
