import { BlockList, isIPv6 } from 'node:net'

/** Networks that YooKassa sends its notifications from, as its documentation lists them. */
const NETWORKS = [
  ['185.71.76.0', 27, 'ipv4'],
  ['185.71.77.0', 27, 'ipv4'],
  ['77.75.153.0', 25, 'ipv4'],
  ['77.75.156.11', 32, 'ipv4'],
  ['77.75.156.35', 32, 'ipv4'],
  ['77.75.154.128', 25, 'ipv4'],
  ['2a02:5180::', 32, 'ipv6'],
] as const

const networks = new BlockList()
for (const [address, prefix, family] of NETWORKS) networks.addSubnet(address, prefix, family)

/** Whether a request comes from YooKassa. Behind a proxy that is not trusted (TRUST_PROXY) nobody does. */
export const isYooKassa = (ip: string): boolean => networks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
