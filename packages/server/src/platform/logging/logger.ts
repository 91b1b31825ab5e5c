import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'
import type { Config } from '../config/config.ts'

export type { Logger } from 'pino'

const CENSORED = '[скрыто]'

/** Names under which a secret may reach a log record, at the top of it or one or two levels down. */
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'hash',
  'token',
  'accessToken',
  'refreshToken',
  'sessionSecret',
  '["set-cookie"]',
  '["x-xsrf-token"]',
]

const REDACTED = SECRET_KEYS.flatMap((key) => {
  const at = (prefix: string) => (key.startsWith('[') ? `${prefix}${key}` : `${prefix}.${key}`)
  return [key, at('*'), at('*.*')]
})

/** Query parameters that act as a key: confirmation and reset links (product §2), socket tokens, signed file links. */
const SECRET_QUERY = /([?&](?:hash|token|refreshToken|signature)=)[^&#]*/gi

/** The serializers take the names Fastify logs under: `req`, `res`, `err`. */
const loggerOptions: LoggerOptions = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: REDACTED, censor: CENSORED },
  serializers: {
    req: (request: { method: string; url: string; ip?: string }) => ({
      method: request.method,
      url: withoutSecretQuery(request.url),
      ip: request.ip,
    }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    err: serializeError,
  },
}

/** Bytes of lines that are written together, and how long a line waits for others. */
const BATCH_BYTES = 4096
const WAITS_MS = 100

/** A line a write would be a call of the system for every request; what waits is written before the process exits. */
const inBatches = () => pino.destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: WAITS_MS })

/** Structured logs as JSON lines. Secrets are replaced before a line is written. */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { ...loggerOptions, level: config.logLevel }
  return pino(options, destination ?? inBatches())
}

/** The address with the values of secret query parameters hidden. */
export function withoutSecretQuery(url: string): string {
  return url.replace(SECRET_QUERY, `$1${CENSORED}`)
}

/** Database errors quote the offending row in `detail` and `where`: personal data, so only the names stay. */
function serializeError(error: Error): unknown {
  const { detail, where, internalQuery, ...kept } = stdSerializers.err(error) as unknown as Record<string, unknown>
  return kept
}
