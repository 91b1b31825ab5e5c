import { lookup as lookUp } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Networks in which nobody outside stands (the registries of IANA for special purposes). */
const inner = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4')
}
/** Of IPv6 only what is given out for the open network, without the ways in which it carries older addresses. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const carrying = new BlockList()
carrying.addSubnet('2002::', 16, 'ipv6')
carrying.addSubnet('2001::', 23, 'ipv6')
carrying.addSubnet('2001:db8::', 32, 'ipv6')

/** Whether an address of the network is one that everybody reaches. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? open.check(address, 'ipv6') && !carrying.check(address, 'ipv6') : !inner.check(address, 'ipv4')

/**
 * Looks a name up for a connection, and fails when it leads anywhere inside: the name came from outside, and whoever owns it
 * decides where it leads. The connection is made to what was looked at, so that it cannot lead elsewhere a moment later.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 4)
    const refused = found.find(({ address }) => !isPublicAddress(address))
    const [first] = found
    if (refused || !first) return callback(new Error(`${hostname} does not lead to the open network`), '', 4)
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
