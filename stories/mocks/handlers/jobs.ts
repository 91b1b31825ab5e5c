import type { FinishedJob, PublicUser } from '@artel/core/contract'
import { filed } from '../fixtures/looks.ts'
import type { MockHandlers } from '../mock-handlers.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { withBelow } from './categories.ts'
import { isGone } from './people.ts'

const party = ({ id, name, initials, role, avatar }: PublicUser): FinishedJob['client'] => ({
  id,
  name,
  initials,
  role,
  avatar,
})

const published = ({ reviews }: MockWorld, task: StoredTask, from: PublicUser, to: PublicUser) =>
  reviews.find(
    (one) =>
      one.task.id === task.id && one.author.id === from.id && one.subject.id === to.id && one.status === 'PUBLISHED',
  )

/** A task as work that is done; nothing unless both sides have spoken of it and are still here. */
const jobOf = (world: MockWorld, task: StoredTask): FinishedJob[] => {
  const { author: client, executor, endedAt } = task
  if (task.status !== 'FINISHED' || !executor || endedAt === null) return []
  const told = published(world, task, client, executor)
  const reply = world.replies.find(
    ({ taskId, status, executor: { id } }) => taskId === task.id && status === 'ACCEPTED' && id === executor.id,
  )
  const isSaid = told && told.text !== '' && published(world, task, executor, client)
  if (!isSaid || !reply || reply.price === null || isGone(world, client) || isGone(world, executor)) return []
  const { id, title, category, place, repliesCount } = task
  return [
    {
      id,
      title,
      category: filed(category.id, category.name, category.slug),
      cityName: place?.cityName ?? null,
      price: reply.price,
      termDays: reply.termDays,
      repliesCount,
      finishedAt: endedAt,
      rating: told.rating,
      quote: told.text,
      photo: told.photos[0] ?? null,
      client: party(client),
      executor: party(executor),
    },
  ]
}

/** Finished jobs that both sides have spoken of, the newest first. */
export const jobHandlers = {
  listFinishedJobs({ query: { categoryId, limit } }, { world }) {
    const below = categoryId === undefined ? null : withBelow(world, [categoryId])
    const jobs = world.tasks
      .filter(({ category }) => below === null || below.has(category.id))
      .flatMap((task) => jobOf(world, task))
      .toSorted((a, b) => b.finishedAt.localeCompare(a.finishedAt) || b.id - a.id)
    return { data: jobs.slice(0, limit) }
  },
} satisfies Pick<MockHandlers, 'listFinishedJobs'>
