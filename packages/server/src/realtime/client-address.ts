import { BlockList, isIP } from 'node:net'
import type { Config } from '../platform/config/config.ts'

/**
 * Whose socket it is behind the proxies that TRUST_PROXY names, as Fastify tells it of requests.
 * @param forwarded the `X-Forwarded-For` that came, the client first
 */
export function clientAddress(
  remote: string,
  forwarded: string | readonly string[] | undefined,
  trust: Config['trustProxy'],
): string {
  const told = [forwarded ?? []].flat().flatMap((line) => line.split(',').map((address) => address.trim()))
  const hops = [remote, ...told.filter((address) => address !== '').reverse()]
  const isTrusted = trusted(trust)
  const first = hops.findIndex((address, hop) => !isTrusted(address, hop))
  return (first < 0 ? hops.at(-1) : hops[first]) ?? remote
}

function trusted(trust: Config['trustProxy']): (address: string, hop: number) => boolean {
  if (trust === false) return () => false
  if (typeof trust === 'number') return (_address, hop) => hop < trust
  const list = new BlockList()
  for (const one of trust) {
    const [address = '', prefix] = one.split('/')
    const family = address.includes(':') ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    const version = isIP(plain)
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4')
  }
}
