import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it.each([
  ['nobody is trusted', false, undefined, '10.0.0.1'],
  ['a forged header counts for nothing', false, '203.0.113.9', '10.0.0.1'],
  ['one proxy tells', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies tell', 2, '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['fewer than trusted have passed it on', 3, '203.0.113.9', '203.0.113.9'],
  ['a trusted network tells', ['10.0.0.0/8'], '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['another network does not', ['192.168.0.0/16'], '203.0.113.9', '10.0.0.1'],
] as const)('whose socket it is when %s', (_, trust, forwarded, address) => {
  const trustProxy = typeof trust === 'object' ? [...trust] : trust
  expect(clientAddress('10.0.0.1', forwarded, trustProxy)).toBe(address)
})

it('whose socket it is when an IPv4 proxy comes by IPv6', () => {
  expect(clientAddress('::ffff:10.0.0.1', '203.0.113.9', ['10.0.0.0/8'])).toBe('203.0.113.9')
})
