import type { ModerationHold, ModerationRef } from '@artel/core/contract'
import { HOLD_MS } from '@artel/core/moderation'
import type { MockCall } from '../mock-handlers.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { faceOf } from './people.ts'
import { signedIn } from './signed-in.ts'

const isOf = (one: ModerationRef, { kind, id }: ModerationRef) => one.kind === kind && one.id === id

/** Who looks at an object now. */
export const holdOf = (world: MockWorld, ref: ModerationRef): ModerationHold | null => {
  const hold = world.holds.find((one) => isOf(one, ref) && one.until > world.now)
  const holder = hold && world.accounts.find(({ id }) => id === hold.moderatorId)
  if (!holder) return null
  const { id, name, initials } = faceOf(world, holder)
  return { id, name, initials, since: new Date(hold.since).toISOString() }
}

/** Takes an object or keeps it; a colleague's stays theirs. */
export const takeHold = (call: MockCall, { kind, id }: ModerationRef): ModerationHold => {
  const { world } = call
  const moderatorId = signedIn(call).id
  const until = world.now + HOLD_MS
  world.holds = world.holds.filter((one) => one.until > world.now)
  const held = world.holds.find((one) => isOf(one, { kind, id }))
  if (!held) world.holds.push({ kind, id, moderatorId, since: world.now, until })
  else if (held.moderatorId === moderatorId) held.until = until
  return found(holdOf(world, { kind, id }))
}

/** Lets go of one's own. */
export const releaseHold = (call: MockCall, ref: ModerationRef): void => {
  const viewer = signedIn(call)
  call.world.holds = call.world.holds.filter((one) => !(isOf(one, ref) && one.moderatorId === viewer.id))
}
