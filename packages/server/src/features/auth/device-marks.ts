import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** Accounts that one browser is remembered for; a family's tablet has no more. */
const MOST_ACCOUNTS = 5

/**
 * Marks of browsers that have been in an account: what strangers guess elsewhere does not shut such a browser out. A mark
 * lets nobody in by itself.
 */
export interface DeviceMarks {
  /** The value of the browser's cookie, with the account added to those it had; the last ones stay. */
  add(known: string | undefined, userId: string): string
  /** Which browser it is, if it has been in the account; a mark that this server has not made is none. */
  deviceOf(known: string | undefined, userId: string): string | undefined
}

/** `secret` is the key of access tokens; the prefix keeps the uses apart. */
export function createDeviceMarks(secret: string): DeviceMarks {
  const signatureOf = (device: string, userId: string) =>
    createHmac('sha256', secret).update(`device:${device}:${userId}`).digest('base64url')

  const isSigned = (device: string, userId: string, signature: string) => {
    const expected = Buffer.from(signatureOf(device, userId))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  const read = (known: string | undefined) => {
    const [device = '', ...marks] = (known ?? '').split('.')
    const accounts = marks
      .slice(0, MOST_ACCOUNTS)
      .map((mark) => mark.split('~'))
      .filter(([userId = '', signature = '', ...rest]) => rest.length === 0 && isSigned(device, userId, signature))
      .map(([userId = '']) => userId)
    return { device, accounts }
  }

  return {
    add(known, userId) {
      const { device, accounts } = read(known)
      // A browser whose marks are not ours gets a name of its own.
      const name = accounts.length > 0 ? device : randomUUID()
      const kept = [userId, ...accounts.filter((id) => id !== userId)].slice(0, MOST_ACCOUNTS)
      return [name, ...kept.map((id) => `${id}~${signatureOf(name, id)}`)].join('.')
    },
    deviceOf(known, userId) {
      const { device, accounts } = read(known)
      return accounts.includes(userId) ? device : undefined
    },
  }
}
