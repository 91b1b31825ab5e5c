import type { GoneKind, User } from '@artel/core/contract'
import type { MockHandlers } from '../mock-handlers.ts'
import type { MockWorld } from '../world.ts'
import { listedExecutors } from './listed-executors.ts'
import { isShown } from './people.ts'

const keyOf = (kind: GoneKind, id: string | number) => `${kind} ${String(id).toLowerCase()}`

/** Keeps that everybody was shown this, and that it does not come back. */
export const keepGone = ({ removed }: MockWorld, kind: GoneKind, id: string | number): void => {
  removed.add(keyOf(kind, id))
}

/** The same of all that everybody was shown of an account which is about to go. */
export const keepGoneAccount = (world: MockWorld, user: User): void => {
  const { id, role } = user
  if (role === 'CLIENT') keepGone(world, role, id)
  for (const article of isShown(world, user) ? world.articles : []) {
    if (article.author.id === id && article.publishedAt && article.isPublic) keepGone(world, 'ARTICLE', article.id)
  }
  if (role !== 'EXECUTOR' || !listedExecutors(world).some((one) => one.id === id)) return
  keepGone(world, role, id)
  for (const product of world.products) {
    if (product.seller.id === id && product.status === 'PUBLISHED') keepGone(world, 'PRODUCT', product.id)
  }
}

/** What was there for everybody and is removed. */
export const goneHandlers = {
  findGone: ({ query: { kind, id } }, { world }) => ({ data: { isGone: world.removed.has(keyOf(kind, id)) } }),
} satisfies Pick<MockHandlers, 'findGone'>
