import type { PublicUser, User } from '@artel/core/contract'
import { initials, publicName } from '@artel/core/format'
import type { MockWorld } from '../world.ts'

/** Somebody as the others see them; who has registered in the story is known by their account alone. */
export const faceOf = (world: MockWorld, user: User): PublicUser =>
  world.people.find(({ id }) => id === user.id) ?? {
    id: user.id,
    name: user.company?.shortName ?? publicName(user),
    initials: initials(user),
    role: user.role,
    businessType: user.company?.businessType ?? null,
    verificationStatus: user.company?.verificationStatus ?? null,
    cityName: world.places.find(({ id }) => id === user.cityId)?.name ?? null,
    createdAt: new Date(world.now).toISOString(),
    isOnline: true,
    lastVisitAt: null,
  }
