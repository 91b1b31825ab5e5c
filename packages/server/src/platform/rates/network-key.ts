import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/**
 * One name for one network client: an IPv6 client owns its whole /64. `null` for this computer, which is either a
 * person at the keyboard or a proxy that TRUST_PROXY does not know; limiting it would limit everybody at once.
 */
export function networkKey(ip: string): string | null {
  const key = normalizeIP(ip)
  return key === '::1' || key === '::' || (isIPv4(key) && key.startsWith('127.')) ? null : key
}
