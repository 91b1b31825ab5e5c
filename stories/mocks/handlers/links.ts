import { LINK_LIFETIME, type LinkPurpose, letterWait, linkRefusal } from '@artel/core/auth'
import type { User } from '@artel/core/contract'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredLink } from '../stored.ts'
import type { MockWorld } from '../world.ts'

/** Mails a link to the present address of an account. */
export const mailLink = (world: MockWorld, { id: userId, email }: User, purpose: LinkPurpose): void => {
  const link = { secret: `link-${world.nextId()}`, userId, purpose, email, sentAt: world.now, isUsed: false }
  world.links = [link, ...world.links]
}

/** Whether somebody had so many links lately that another one has to wait. */
export const mustWait = ({ links, now }: MockWorld, { id }: User, purpose: LinkPurpose): boolean => {
  const sent = links.filter((link) => link.userId === id && link.purpose === purpose)
  return (
    letterWait(
      purpose,
      sent.map(({ sentAt }) => sentAt),
      now,
    ) > 0
  )
}

/** The link with this secret and its owner, if it works. */
export const usableLink = (
  world: MockWorld,
  purpose: LinkPurpose,
  secret: string,
): { readonly link: StoredLink; readonly owner: User } => {
  const link = world.links.find((one) => one.secret === secret && one.purpose === purpose)
  const owner = world.accounts.find(({ id }) => id === link?.userId)
  if (!link || !owner) throw new MockRefusal('LINK_EXPIRED')
  const facts = { ...link, expiresAt: link.sentAt + LINK_LIFETIME[purpose], ownerEmail: owner.email }
  const refusal = linkRefusal(facts, world.now)
  if (refusal) throw new MockRefusal(refusal)
  return { link, owner }
}
