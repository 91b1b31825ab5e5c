import { expect, it } from 'vitest'
import { CLIENT_TIMEOUT, PRIVATE_FILE_FAILED, SERVER_TIMEOUT, SessionExpiredError } from './index.ts'

it.each([
  ['§9 timeout in a browser, ms', CLIENT_TIMEOUT, 25_000],
  ['§9 timeout on the server, ms', SERVER_TIMEOUT, 10_000],
  ['§8 private file', PRIVATE_FILE_FAILED, 'Не удалось загрузить приватный файл'],
  [
    '§8 expired session',
    new SessionExpiredError().message,
    'Both token and refresh token have expired. Your request was aborted.',
  ],
])('holds the specification’s %s', (_, actual, wanted) => {
  expect(actual).toEqual(wanted)
})
