import { expect, test } from 'vitest'
import { createLogger, withoutSecretQuery } from './logger.ts'

function recorder() {
  const lines: string[] = []
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  return { logger, last: () => JSON.parse(lines.at(-1) ?? '{}'), text: () => lines.join('') }
}

test('a record is one line of JSON with a readable time and level', () => {
  const { logger, last } = recorder()
  logger.info({ port: 3000 }, 'listening')
  const { time, ...rest } = last()
  expect(rest).toEqual({ level: 'info', port: 3000, msg: 'listening' })
  expect(new Date(time).toISOString()).toBe(time)
})

test.each([
  [{ password: 'тайна' }],
  [{ body: { password: 'тайна', newPassword: 'тайна' } }],
  [{ tokens: { accessToken: 'тайна', refreshToken: 'тайна' } }],
  [{ request: { headers: { authorization: 'тайна', cookie: 'тайна', 'x-xsrf-token': 'тайна' } } }],
  [{ reply: { headers: { 'set-cookie': 'тайна' } } }],
  [{ socket: { auth: { token: 'тайна' } } }],
  [{ config: { sessionSecret: 'тайна' } }],
  [{ req: { method: 'GET', url: '/?actionType=confirm-email&hash=тайна' } }],
])('no secret gets into the log: %j', (fields) => {
  const { logger, text } = recorder()
  logger.info(fields, 'запись')
  expect(text()).not.toContain('тайна')
  expect(text()).toContain('[скрыто]')
})

test('an error of the database is logged without the data of the row', () => {
  const { logger, last, text } = recorder()
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(anna@example.com) already exists.',
  })
  logger.error({ err: error }, 'запрос не удался')
  expect(last().err).toMatchObject({ message: 'duplicate key', code: '23505', constraint: 'users_email_key' })
  expect(text()).not.toContain('anna@example.com')
})

test('only the secret part of an address is hidden', () => {
  expect(withoutSecretQuery('/reset?actionType=reset-password&hash=abc&page=2')).toBe(
    '/reset?actionType=reset-password&hash=[скрыто]&page=2',
  )
})
