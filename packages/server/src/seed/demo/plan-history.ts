import { categoryBySlug } from '../categories/category-tree.ts'
import { topics } from '../content/topics.ts'
import type { Random } from '../random/random.ts'
import type { DemoUser } from './demo.types.ts'
import { isOffered } from './insert-company-categories.ts'
import type { DemoPeople } from './people.ts'
import { rootOf, type TaskPlan } from './task-plan.ts'

/** How much work each of the others has finished lately: most of it is reviewed, so that their ratings show. */
const FEWEST = 3
const MOST = 6
/** Of a specialist. */
const MOST_ALONE = 5

/** Finished work of the executors whom nobody looks in by; those of the known accounts are told by their scenes. */
export function planHistory({ clients, executors }: DemoPeople, draw: Random): TaskPlan[] {
  const authors = clients.slice(1)
  const ordered = new Map<DemoUser, number>()
  const times = (author: DemoUser) => ordered.get(author) ?? 0
  return executors.slice(2).flatMap((executor) => {
    // Whoever has ordered least comes first: nobody has more to say of the others than there are words.
    const orders = draw
      .shuffle(ordersFor(executor, authors))
      .filter(([, category]) => isOffered(executor, categoryBySlug(category).id))
      .sort(([one], [other]) => times(one) - times(other))
      .slice(0, draw.int(FEWEST, executor.leaves ? MOST_ALONE : MOST))
    for (const [author] of orders) ordered.set(author, times(author) + 1)
    return orders.map(
      ([author, category], index): TaskPlan => ({
        name: `history:${executor.code}:${index}`,
        status: 'FINISHED',
        author,
        category,
        template: draw.int(0, 20),
        chosen: executor,
        ...(executor.leaves && { isAlone: true as const }),
      }),
    )
  })
}

/** Who could have ordered what of an executor's trades, offered or not: remote work anybody, the rest their neighbours. */
const ordersFor = (executor: DemoUser, authors: readonly DemoUser[]) =>
  Object.entries(topics).flatMap(([category, { place }]) =>
    (executor.leaves?.includes(category) ?? executor.trades.includes(rootOf(category)))
      ? authors
          .filter((author) => place === 'REMOTE' || author.city.id === executor.city.id)
          .map((author) => [author, category] as const)
      : [],
  )
