import { describe, expect, it, test } from 'vitest'
import { aBrowserWithKeys } from '../../../test/push-service.ts'
import { isPublicAddress, publicLookup } from './public-host.ts'
import { createWebPush, newPushKeys } from './web-push.ts'

describe('an address of the network', () => {
  it.each(['8.8.8.8', '142.250.74.10', '2a00:1450:4010:c07::5f'])('%s is open', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

test('a name that leads to this computer is not connected to', async () => {
  const looked = await new Promise<Error | null>((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error)),
  )
  expect(looked?.message).toBe('localhost does not lead to the open network')
})

test('nothing goes out but over HTTPS, and nothing to a name of this computer', async () => {
  const { keys } = aBrowserWithKeys()
  const identity = { ...newPushKeys(), subject: 'mailto:noreply@artel.test' }
  const send = (endpoint: string) =>
    createWebPush().send(identity, { endpoint, ...keys }, { payload: '{}', ttl: 60, topic: 'test' })
  await expect(send('http://push.artel-browser.ru/send')).rejects.toThrow('HTTPS')
  await expect(send('https://localhost/send')).rejects.toThrow('does not lead to the open network')
})

test.each([
  [201, 'taken'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [413, 'refused'],
] as const)('an answer %i means that a message is %s', async (status, outcome) => {
  const { keys } = aBrowserWithKeys()
  const identity = { ...newPushKeys(), subject: 'mailto:noreply@artel.test' }
  const target = { endpoint: 'https://push.artel-browser.ru/1', ...keys }
  const sender = createWebPush(async () => status)
  expect(await sender.send(identity, target, { payload: '{}', ttl: 60, topic: 'test' })).toBe(outcome)
})
