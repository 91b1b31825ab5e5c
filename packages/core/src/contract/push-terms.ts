/** Devices that one person can be told on; the oldest gives way. */
export const PUSH_DEVICES = 10

/** A name with dots that is no address in digits. */
const PUBLIC_NAME = /^(?=.*[a-z])[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/
/** Names that lead nowhere outside (RFC 6761, RFC 8375 and the habits of networks). */
const INNER_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|example|invalid|onion|home\.arpa)$/

/**
 * Whether messages may be sent to an address that a browser has named: HTTPS on its own port, at a public name. Where the name
 * leads is looked at when a message goes (docs/adr/0011).
 */
export const isPushAddress = (endpoint: string): boolean => {
  const [, host] = /^https:\/\/([^/?#@:]+)(?::443)?\/\S*$/i.exec(endpoint) ?? []
  const name = host?.toLowerCase() ?? ''
  return PUBLIC_NAME.test(name) && !INNER_NAME.test(name) && /[a-z]/.test(name.slice(name.lastIndexOf('.') + 1))
}
