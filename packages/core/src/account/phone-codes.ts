const MINUTE = 60_000

/** Codes that confirm a phone (product §13). Times are milliseconds. */
export const PHONE_CODE = {
  digits: 6,
  lifetime: 10 * MINUTE,
  /** Wrong ones before the right one does nothing either. */
  tries: 5,
  /** Between two messages to one account. */
  pause: MINUTE,
  /** Messages to one account, and to one number whoever asks, in a day. */
  aDay: { account: 10, number: 5 },
} as const

/** Other phones that one person may give in a day. */
export const PHONES_A_DAY = 3

/** A code that was sent. Moments are milliseconds since the epoch. */
export interface PhoneCodeFacts {
  readonly sentAt: number
  readonly triesLeft: number
  /** The number that it went to. */
  readonly phone: string
}

/** What somebody whose code has just gone is told instead of being sent another; `null` when another may go, as after spent tries. Whole seconds. */
export const pendingCode = (
  code: PhoneCodeFacts | null,
  phone: string,
  now: number,
): { readonly expiresIn: number; readonly resendIn: number } | null => {
  if (!code || code.phone !== phone || code.triesLeft === 0 || now - code.sentAt >= PHONE_CODE.pause) return null
  return codeTimes(code.sentAt, now)
}

/** What is told of a code that was sent then. */
export const codeTimes = (sentAt: number, now: number) => ({
  expiresIn: Math.max(0, Math.ceil((sentAt + PHONE_CODE.lifetime - now) / 1000)),
  resendIn: Math.max(0, Math.ceil((sentAt + PHONE_CODE.pause - now) / 1000)),
})

/**
 * Why nothing that is typed would be right; `null` while a code of the present number can be. One that ended, one that went to
 * another number and none at all are the same.
 */
export const codeRefusal = (
  code: PhoneCodeFacts | null,
  phone: string | null,
  now: number,
): 'CODE_WRONG' | 'CODE_SPENT' | null => {
  if (!code || code.phone !== phone || now >= code.sentAt + PHONE_CODE.lifetime) return 'CODE_WRONG'
  return code.triesLeft > 0 ? null : 'CODE_SPENT'
}
