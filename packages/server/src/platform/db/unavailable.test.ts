import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('…'), { code })

test.each([
  ['the server refuses connections', coded('ECONNREFUSED')],
  ['the socket is not there yet', coded('ENOENT')],
  ['the server is shutting down', coded('57P01')],
  ['it has no connection left', coded('53300')],
  ['it has become a copy of another', coded('25006')],
  ['nothing leads to it', coded('EHOSTUNREACH')],
  ['nobody knows where it is just now', coded('EAI_AGAIN')],
  ['it says nothing any more', new Error('Query read timeout')],
  ['the connection broke within a query', new Error('Connection terminated unexpectedly')],
  ['the pool had none to give', new Error('timeout exceeded when trying to connect')],
])('worth asking again: %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  ['a unique violation', coded('23505')],
  ['a defect', new TypeError('x is not a function')],
  ['something that is no error', 'Connection terminated'],
])('no use asking again: %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})
