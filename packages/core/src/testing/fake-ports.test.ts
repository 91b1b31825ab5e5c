import { describe, expect, it } from 'vitest'
import { TransportError } from '../api/index.ts'
import {
  aMessage,
  fakeConnectivity,
  fakeIds,
  fakeSocketPort,
  fakeTabLock,
  fakeTransport,
  held,
  settle,
  testUuid,
} from './index.ts'

describe('fake transport', () => {
  const request = (url: string, method = 'GET') => ({ method, url, headers: {}, credentials: false, timeoutMs: 1 })

  it('names the operation that the test has said nothing about', async () => {
    await expect(fakeTransport().request(request('/web/api/v1/tasks/501'))).rejects.toThrow(
      'The test has not said how getTask answers',
    )
  })

  it('tells a fixed path from one with a parameter', async () => {
    const transport = fakeTransport()
    await Promise.allSettled(
      ['/web/api/v1/tasks/list', '/web/api/v1/tasks/7'].map((url) => transport.request(request(url))),
    )

    expect(transport.calls().map(({ operation, params }) => [operation, params])).toEqual([
      ['listTasks', {}],
      ['getTask', { id: '7' }],
    ])
  })

  it('knows no address outside the contract', async () => {
    await expect(fakeTransport().request(request('/web/api/v1/nothing'))).rejects.toThrow(
      'No operation has the address',
    )
  })

  it('refuses what was cancelled before it was sent', async () => {
    const controller = new AbortController()
    controller.abort()
    const transport = fakeTransport().on('getTask', held())

    await expect(transport.request({ ...request('/web/api/v1/tasks/7'), signal: controller.signal })).rejects.toEqual(
      new TransportError('cancelled'),
    )
  })
})

describe('fake tab lock', () => {
  it('lets tasks of one name run in turn, also after one that failed, and those of another name beside them', async () => {
    const lock = fakeTabLock()
    const seen: string[] = []
    const step = (name: string) => async () => {
      seen.push(`${name} begins`)
      await settle()
      seen.push(`${name} ends`)
    }

    const first = lock.run('a', async () => {
      await step('a1')()
      throw new Error('failed')
    })
    await Promise.allSettled([first, lock.run('a', step('a2')), lock.run('b', step('b'))])

    expect(seen.filter((line) => line.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
    expect(seen.indexOf('b begins')).toBeLessThan(seen.indexOf('a1 ends'))
  })
})

describe('fake connectivity', () => {
  it('tells its listeners of changes only, until they stop listening', () => {
    const network = fakeConnectivity()
    const heard: boolean[] = []
    const stop = network.subscribe((isOnline) => heard.push(isOnline))

    network.set(true)
    network.set(false)
    stop()
    network.set(true)

    expect([heard, network.isOnline()]).toEqual([[false], true])
  })
})

describe('fake socket', () => {
  it('plays the server until the code under test closes the connection', () => {
    const socket = fakeSocketPort()
    const heard: unknown[] = []
    expect(() => socket.latest).toThrow('Nobody has connected yet')
    const connection = socket.connect({
      token: 'token-1',
      timeoutMs: 60_000,
      onConnected: () => heard.push('connected'),
      onDisconnected: (reason) => heard.push(reason),
      onEvent: (name, payload) => heard.push([name, payload]),
    })

    socket.latest.accept()
    socket.latest.emit('NEW_MESSAGE', aMessage())
    socket.latest.drop({ unauthorized: true })
    socket.latest.drop()
    connection.close()
    socket.latest.accept()

    expect(heard).toEqual([
      'connected',
      ['NEW_MESSAGE', aMessage()],
      { unauthorized: true, message: 'Unauthorized' },
      { unauthorized: false, message: 'transport close' },
    ])
    expect([socket.latest.token, socket.latest.timeoutMs, socket.latest.isClosed]).toEqual(['token-1', 60_000, true])
  })
})

describe('fake ids', () => {
  it('are UUIDs in order', () => {
    const ids = fakeIds()
    expect([ids.uuid(), ids.uuid()]).toEqual([testUuid(1), testUuid(2)])
  })
})
