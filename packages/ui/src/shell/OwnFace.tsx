import type { User } from '@artel/core/contract'
import { initials } from '@artel/core/format'
import { imageSources } from '@artel/core/images'
import { Avatar } from '../kit/index.ts'

/** What somebody signed in is called by: the person's name, or the company's. */
export const ownName = ({ firstName, lastName, company }: User): string =>
  company?.shortName ?? `${firstName} ${lastName}`

/** The face of the viewer as the others see it; their name stands beside. */
export function OwnFace({ viewer, size = 32 }: { viewer: User; size?: 32 | 40 }) {
  // One address, sharp enough for every screen.
  const src = (viewer.avatar && imageSources(viewer.avatar, 2 * size)?.src) ?? undefined
  return <Avatar seed={viewer.id} initials={initials(viewer)} src={src} size={size} />
}
