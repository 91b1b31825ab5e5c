import { indexCategories, middleOf, sharedServices, usualTerms } from '@artel/core/categories'
import type { LandingFigures } from '@artel/core/contract'
import { ratingSummaryOf } from '@artel/core/reviews'
import type { MockWorld } from '../world.ts'
import { listedExecutors } from './listed-executors.ts'

const MINUTE = 60_000

/** What the world of the story knows of a service. */
export const figuresOf = (world: MockWorld, categoryId: number, cityId: number | undefined): LandingFigures => {
  const index = indexCategories(world.categories)
  const leaves = new Set(index.leaves(categoryId).map(({ id }) => id))
  const city = world.places.find(({ id }) => id === cityId)
  const doing = listedExecutors(world)
    .filter(({ cityName }) => cityId === undefined || cityName === city?.name)
    .filter(({ categories }) => categories.some(({ id }) => leaves.has(id)))

  const offered = world.replies.flatMap(({ taskId, price, termDays }) => {
    const task = world.tasks.find(({ id }) => id === taskId)
    return task && price !== null ? [{ categoryId: task.category.id, price, termDays }] : []
  })
  const terms = usualTerms(offered)
  const root = index.path(categoryId)[0]
  const branch = root ? [root, ...root.childCategories].map(({ id }) => id) : []

  const done = world.tasks.filter(({ status, category }) => status === 'FINISHED' && leaves.has(category.id))
  const marks = world.reviews.flatMap(({ task, author, rating, status }) =>
    status === 'PUBLISHED' && done.some(({ id, author: client }) => id === task.id && client.id === author.id)
      ? [rating]
      : [],
  )
  const waits = done.flatMap(({ id, publishedAt }) => {
    const sent = world.replies.filter(({ taskId }) => taskId === id).map(({ createdAt }) => Date.parse(createdAt))
    return sent.length > 0 && publishedAt ? [(Math.min(...sent) - Date.parse(publishedAt)) / MINUTE] : []
  })
  const wait = middleOf(waits)
  const lines = world.services.flatMap(({ category, price, name, unit, executorId }) =>
    price !== null && leaves.has(category.id) && listedExecutors(world).some(({ id }) => id === executorId)
      ? [{ name, unit, price, executorId }]
      : [],
  )
  return {
    executors: doing.length,
    verified: doing.filter(({ verificationStatus }) => verificationStatus === 'VERIFIED').length,
    rating: ratingSummaryOf({ count: marks.length, sum: marks.reduce((sum, mark) => sum + mark, 0) }),
    firstReplyMinutes: wait === null ? null : Math.max(0, Math.round(wait)),
    days: terms.get(categoryId)?.days ?? null,
    prices: [...new Set([categoryId, ...branch])].flatMap((id) => {
      const usual = terms.get(id)
      return usual ? [{ categoryId: id, ...usual.prices, replies: usual.replies }] : []
    }),
    services: leaves.size === 1 ? sharedServices(lines) : [],
  }
}
