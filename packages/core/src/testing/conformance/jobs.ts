import { aHiddenReview, anEndedDeal, aPublishedReview, fromClient, fromExecutor, TEXT } from './review-stage.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

const LATEST = { query: { limit: 1 } } as const
const numbers = (jobs: readonly { readonly id: number }[]) => jobs.map(({ id }) => id)

/** Two finished jobs that both sides have spoken of, a second apart; the second in another city. */
const twoJobs = async (stage: Stage) => {
  const first = await aPublishedReview(stage)
  stage.advance(1000)
  return { first, second: await aPublishedReview(stage) }
}

/** Work that is done, for those who look for somebody. */
export const jobScenarios: readonly Scenario[] = [
  on('listFinishedJobs').shows({
    title: 'A job that both sides have spoken of is shown with what was agreed and what its client says',
    arrange: aPublishedReview,
    act: (_, { guest }) => ({ by: guest, with: LATEST }),
    look: (jobs) =>
      jobs.map(({ client, executor, category, finishedAt: _, photo, ...job }) => ({
        ...job,
        photo,
        categoryId: category.id,
        client: client.id,
        executor: executor.id,
      })),
    answer: ({ author, executor, task }) => [
      {
        id: task.id,
        title: task.title,
        cityName: task.place?.cityName ?? null,
        price: 4_500_00,
        termDays: 3,
        repliesCount: 1,
        rating: 5,
        quote: TEXT,
        photo: null,
        categoryId: task.category.id,
        client: author.id,
        executor: executor.id,
      },
    ],
  }),
  on('listFinishedJobs').shows({
    title: 'The last jobs come first, and no more than were asked for',
    arrange: twoJobs,
    act: (_, { guest }) => ({ by: guest, with: { query: { limit: 2 } } }),
    look: numbers,
    answer: ({ first, second }) => [second.task.id, first.task.id],
    afterwards: ({ second }, _, { guest }) => [
      seesThat(guest, 'listFinishedJobs', LATEST, numbers, [second.task.id]),
      seesThat(guest, 'listFinishedJobs', { query: { limit: 1, categoryId: second.task.category.id } }, numbers, [
        second.task.id,
      ]),
      seesThat(guest, 'listFinishedJobs', { query: { categoryId: 2_000_000_000 } }, numbers, []),
    ],
  }),
  on('listFinishedJobs').shows({
    title: 'A category has the jobs below it and no others',
    arrange: async (stage) => {
      const [leaf, other] = await stage.categories()
      return { ...(await aPublishedReview(stage)), root: leaf.parentId ?? leaf.id, other }
    },
    act: ({ root }, { guest }) => ({ by: guest, with: { query: { limit: 1, categoryId: root } } }),
    look: numbers,
    answer: ({ task }) => [task.id],
    afterwards: ({ other, task }, _, { guest }) => [
      seesThat(
        guest,
        'listFinishedJobs',
        { query: { limit: 12, categoryId: other.id } },
        (jobs) => jobs.some(({ id }) => id === task.id),
        false,
      ),
    ],
  }),
  on('listFinishedJobs').shows({
    title: 'A job is nobody’s business while one side has not spoken, or the client has not said a word',
    arrange: async (stage) => {
      const shown = await aPublishedReview(stage)
      stage.advance(1000)
      await aHiddenReview(stage)
      const { author, executor, task } = await anEndedDeal(stage)
      await author.does('createReview', fromClient(task.id, { text: '' }))
      await executor.does('createReview', fromExecutor(task.id))
      return shown
    },
    act: (_, { guest }) => ({ by: guest, with: LATEST }),
    look: numbers,
    answer: ({ task }) => [task.id],
  }),
]
