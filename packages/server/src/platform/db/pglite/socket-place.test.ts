import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDir } from '../../../../test/temporary-dir.ts'
import { socketPlace } from './socket-place.ts'

let dir: string
beforeEach(() => {
  dir = temporaryDir()
})
afterEach(() => rmSync(dir, { recursive: true }))

const deep = () => join(dir, 'папка-с-длинным-названием'.repeat(4))

test('the socket lies in the data folder, closed to others', () => {
  const { host, path } = socketPlace(dir)
  expect(path).toBe(join(dir, 'socket', '.s.PGSQL.5432'))
  expect(statSync(host).mode & 0o777).toBe(0o700)
})

test('a data folder too deep for the address of a socket gets one in the temporary folder, always the same', () => {
  const { host, path } = socketPlace(deep(), dir)
  expect(host.startsWith(join(dir, 'artel-'))).toBe(true)
  expect(Buffer.byteLength(path)).toBeLessThan(104)
  expect(socketPlace(deep(), dir).host).toBe(host)
})

test('a folder open to others is not trusted with the socket', () => {
  const { host } = socketPlace(deep(), dir)
  chmodSync(host, 0o777)
  const another = socketPlace(deep(), dir).host
  expect(another).not.toBe(host)
  expect(statSync(another).mode & 0o777).toBe(0o700)
})

test('when the temporary folder is too deep as well, /tmp serves', () => {
  mkdirSync(deep(), { recursive: true })
  const { host } = socketPlace(deep(), deep())
  expect(host.startsWith('/tmp/artel-')).toBe(true)
  rmSync(host, { recursive: true })
})
