/** What the client reads in its own access token. It checks no signature: the server does. */
export interface TokenClaims {
  /** Id of the user; `null` when the token does not say. */
  readonly subject: string | null
  /** Milliseconds from issue to expiry by the server's clock; `null` when the token does not say. */
  readonly lifetime: number | null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Text of base64url in UTF-8; there is neither `atob` nor `Buffer` here. Throws on anything else. */
const decodeBase64Url = (text: string): string => {
  let bits = 0
  let buffer = 0
  let escaped = ''
  for (const char of text) {
    const value = ALPHABET.indexOf(char)
    if (value < 0) throw new Error('Not base64url')
    buffer = ((buffer << 6) | value) & 0x3fff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    escaped += `%${((buffer >> bits) & 0xff).toString(16).padStart(2, '0')}`
  }
  return decodeURIComponent(escaped)
}

/** Reads a JWT; one that cannot be read says nothing. */
export const readClaims = (token: string): TokenClaims => {
  try {
    const { sub, iat, exp } = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''))
    const isDated = Number.isFinite(iat) && Number.isFinite(exp)
    return { subject: typeof sub === 'string' ? sub : null, lifetime: isDated ? (exp - iat) * 1000 : null }
  } catch {
    return { subject: null, lifetime: null }
  }
}
