import { codeRefusal, codeTimes, PHONE_CODE, PHONES_A_DAY, pendingCode } from '@artel/core/account'
import type { User } from '@artel/core/contract'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredPhoneCode } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { change } from './own-account.ts'
import { signedIn } from './signed-in.ts'

const DAY = 24 * 3_600_000

/** Another phone waits to be confirmed, and not many are taken in a day. */
export const phoneChange = (
  world: MockWorld,
  user: User,
  phoneNumber: string | null | undefined,
): Partial<Pick<User, 'phoneNumber' | 'phoneConfirmed'>> => {
  if (phoneNumber === undefined || phoneNumber === user.phoneNumber) return {}
  if (phoneNumber !== null) {
    const made = (world.phoneChanges.get(user.id) ?? []).filter((at) => at > world.now - DAY)
    if (made.length >= PHONES_A_DAY) throw new MockRefusal('RATE_LIMITED')
    world.phoneChanges.set(user.id, [...made, world.now])
  }
  return { phoneNumber, phoneConfirmed: false }
}

/** The code that an account was sent last. */
const codeOf = (world: MockWorld, { id }: User): StoredPhoneCode | null =>
  world.phoneCodes.find(({ userId }) => userId === id) ?? null

/** Codes that confirm a phone; every one that was sent stays in `world.phoneCodes`, the last first. */
export const phoneHandlers = {
  sendPhoneCode(_, call) {
    const { world } = call
    const user = signedIn(call)
    const { phoneNumber: phone } = user
    if (phone === null) throw new MockRefusal('PHONE_MISSING')
    if (user.phoneConfirmed) throw new MockRefusal('PHONE_CONFIRMED')
    const pending = pendingCode(codeOf(world, user), phone, world.now)
    if (pending) return { data: pending }
    const today = world.phoneCodes.filter(({ sentAt }) => sentAt > world.now - DAY)
    const isEnough =
      today.filter((one) => one.phone === phone).length >= PHONE_CODE.aDay.number ||
      today.filter((one) => one.userId === user.id).length >= PHONE_CODE.aDay.account
    if (isEnough) throw new MockRefusal('RATE_LIMITED')
    const code = String(100_000 + ((world.nextId() * 7919) % 900_000))
    const sent = { userId: user.id, phone, code, sentAt: world.now, triesLeft: PHONE_CODE.tries }
    world.phoneCodes = [sent, ...world.phoneCodes]
    return { data: codeTimes(world.now, world.now) }
  },
  confirmPhone({ body }, call) {
    const { world } = call
    const user = signedIn(call)
    if (user.phoneNumber !== null && user.phoneConfirmed) return { data: user }
    const sent = codeOf(world, user)
    const refusal = codeRefusal(sent, user.phoneNumber, world.now)
    if (refusal || !sent) throw new MockRefusal(refusal ?? 'CODE_WRONG')
    sent.triesLeft -= 1
    if (sent.code !== body.code) throw new MockRefusal('CODE_WRONG')
    const former = world.accounts.find(
      ({ id, phoneNumber, phoneConfirmed }) => id !== user.id && phoneNumber === sent.phone && phoneConfirmed,
    )
    if (former) change(world, former, { phoneConfirmed: false })
    return change(world, user, { phoneConfirmed: true })
  },
} satisfies Pick<MockHandlers, 'sendPhoneCode' | 'confirmPhone'>
