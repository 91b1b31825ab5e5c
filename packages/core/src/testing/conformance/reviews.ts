import type { CallArgs } from '../../contract/contract.ts'
import type { Review } from '../../contract/reviews.ts'
import { aDeal, aDoneDeal, anOpenTask, atVersion, replyBody, taskBody, taskSeenBy } from './deals.ts'
import { on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY, type Person, type Stage } from './stage.ts'

type Body = CallArgs<'createReview'>['body']
type Buttons = Readonly<Record<string, string | null>>

const TEXT = 'Приехал вовремя, всё сделал аккуратно и убрал за собой.'
const THANKS = 'Спасибо, рад был помочь!'
const CONTACTS = 'Сделал хорошо, советую всем: звоните ему +7 912 345-67-89.'
const NOBODY = '0f6f8f2e-6f4b-4d3a-9c1d-3b9a5d7c1e20'

const buttons = (events: Buttons): Review['allowedEvents'] =>
  Object.entries(events).map(([event, refusal]) => ({ event, refusal })) as Review['allowedEvents']

/** What a client writes about an executor. */
const fromClient = (taskId: number, changes: Partial<Body> = {}): { readonly body: Body } => ({
  body: { taskId, rating: 5, quality: 5, punctuality: 4, communication: 5, text: TEXT, ...changes },
})
/** What an executor writes about a client. */
const fromExecutor = (taskId: number, changes: Partial<Body> = {}): { readonly body: Body } => ({
  body: { taskId, rating: 4, text: 'Всё подготовлено заранее, расплатились сразу.', ...changes },
})
const about = ({ id }: Pick<Person, 'id'>) => ({ query: { userId: id } })
const LEFT = { query: { direction: 'LEFT' } } as const
const REVIEWS = { query: { kind: 'TASK_REVIEWS', limit: 50 } } as const
const statuses = ({ items }: { readonly items: readonly Review[] }) => items.map(({ status }) => status)
const opinion = { rating: 4, quality: 4, punctuality: 4, communication: 4, text: TEXT, photoIds: [] }

/** The same when the one review of each side is counted for them. */
const counted = (review: Review): Review => {
  const rating = { average: null, count: 1 }
  return { ...review, author: { ...review.author, rating }, subject: { ...review.subject, rating } }
}

/** A deal that is over. */
const anEndedDeal = async (stage: Stage) => {
  const { author, executor, task } = await aDoneDeal(stage)
  return { author, executor, task: await author.does('finishTask', atVersion(task)) }
}
/** The client's review has passed and waits for the other side. */
const aHiddenReview = async (stage: Stage) => {
  const deal = await anEndedDeal(stage)
  return { ...deal, review: await deal.author.does('createReview', fromClient(deal.task.id)) }
}
/** Both have written, and everybody reads both. */
const aPublishedReview = async (stage: Stage) => {
  const deal = await aHiddenReview(stage)
  await deal.executor.does('createReview', fromExecutor(deal.task.id))
  const { items } = await deal.executor.does('listReviews', about(deal.executor))
  return { ...deal, review: items[0] ?? deal.review }
}
/** The client's review has contacts in it, so that a moderator looks at it first. */
const aWaitingReview = async (stage: Stage) => {
  const deal = await anEndedDeal(stage)
  const review = await deal.author.does('createReview', fromClient(deal.task.id, { text: CONTACTS }))
  return { ...deal, review, moderator: await stage.someone('MODERATOR') }
}
const judged = ({ id }: Review, version: number) => ({ params: { id }, body: { version } })
const byRule = ({ id }: Review, version: number) => ({
  params: { id },
  body: { version, rule: 'CONTACTS_IN_TEXT' } as const,
})
/** A moderator has turned the client's review down. */
const aRejectedReview = async (stage: Stage) => {
  const made = await aWaitingReview(stage)
  await made.moderator.does('rejectReview', byRule(made.review, 1))
  return made
}

const written: readonly Scenario[] = [
  on('createReview').answers({
    title: 'A client reviews the work, and nobody reads it before the executor has written too',
    arrange: anEndedDeal,
    act: ({ author, task }) => ({ by: author, with: fromClient(task.id) }),
    answer: ({ author, executor, task }, data, stage) => ({
      id: data.id,
      task: { id: task.id, title: task.title },
      author: { ...data.author, id: author.id, role: 'CLIENT' },
      subject: { ...data.subject, id: executor.id, role: 'EXECUTOR' },
      rating: 5,
      quality: 5,
      punctuality: 4,
      communication: 5,
      text: TEXT,
      photos: [],
      reply: null,
      status: 'HIDDEN',
      rejectRule: null,
      createdAt: stage.moment(),
      publishedAt: null,
      allowedEvents: buttons({ RESUBMIT: 'WRONG_STATE' }),
    }),
    afterwards: ({ author, executor }, review, { guest }) => [
      seesThat(guest, 'listReviews', about(executor), ({ items }) => items.length, 0),
      seesThat(executor, 'listMyReviews', { query: {} }, ({ items }) => items.length, 0),
      seesThat(author, 'listMyReviews', LEFT, ({ items, waiting }) => [items, waiting], [[review], []]),
    ],
  }),
  on('createReview').shows({
    title: 'The second of two reviews publishes both',
    arrange: aHiddenReview,
    act: ({ executor, task }) => ({ by: executor, with: fromExecutor(task.id) }),
    look: ({ status, publishedAt }) => ({ status, publishedAt }),
    answer: (_, __, stage) => ({ status: 'PUBLISHED' as const, publishedAt: stage.moment() }),
    afterwards: ({ author, executor, review }, __, stage) => [
      sees(stage.guest, 'listReviews', about(executor), {
        items: [{ ...counted(review), status: 'PUBLISHED', publishedAt: stage.moment(), allowedEvents: [] }],
        pagination: { totalItems: 1 },
        rating: { average: null, count: 1 },
      }),
      seesThat(stage.guest, 'listReviews', about(author), statuses, ['PUBLISHED']),
    ],
  }),
  on('createReview').shows({
    title: 'A deal that was cancelled in work is reviewed as well',
    arrange: async (stage) => {
      const { author, executor, task } = await aDeal(stage)
      const reason = { reason: 'EXECUTOR_NO_CONTACT' } as const
      await executor.does('cancelTaskByExecutor', atVersion(await taskSeenBy(executor, task), reason))
      return { author, task }
    },
    act: ({ author, task }) => ({ by: author, with: fromClient(task.id, { rating: 1 }) }),
    look: ({ status }) => status,
    answer: () => 'HIDDEN' as const,
  }),
  on('createReview').shows({
    title: 'What shows contacts waits for a moderator',
    arrange: async (stage) => ({ ...(await anEndedDeal(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ author, task }) => ({ by: author, with: fromClient(task.id, { text: CONTACTS }) }),
    look: ({ status }) => status,
    answer: () => 'MODERATION' as const,
    afterwards: ({ author, task, moderator }, { id }, stage) => [
      seesThat(
        moderator,
        'listModeration',
        REVIEWS,
        ({ items }) => {
          const item = items.find((one) => one.id === String(id))
          return item && { ...item, author: item.author?.id }
        },
        {
          kind: 'TASK_REVIEWS',
          id: String(id),
          title: `5 из 5: ${task.title}`,
          text: CONTACTS,
          author: author.id,
          files: [],
          notes: ['В тексте контакты: телефон.'],
          waitingSince: stage.moment(),
          version: 1,
          heldBy: null,
        },
      ),
    ],
  }),
  on('createReview').refuses('NOT_FOUND', {
    title: 'Nobody reviews the deal of others',
    arrange: async (stage) => ({ ...(await anEndedDeal(stage)), other: await stage.someone('CLIENT') }),
    act: ({ other, task }) => ({ by: other, with: fromClient(task.id) }),
  }),
  on('createReview').refuses('NOT_FOUND', {
    title: 'Work that goes on is not reviewed yet',
    refusal: 'NO_DEAL',
    arrange: (stage) => aDeal(stage),
    act: ({ author, task }) => ({ by: author, with: fromClient(task.id) }),
  }),
  on('createReview').refuses('NOT_FOUND', {
    title: 'A task that nobody worked on is no deal',
    refusal: 'NO_DEAL',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      await author.does('cancelTaskByAuthor', atVersion(task, reason))
      return { author, task }
    },
    act: ({ author, task }) => ({ by: author, with: fromClient(task.id) }),
  }),
  on('createReview').refuses('REVIEW_EXISTS', {
    title: 'A deal is reviewed once',
    arrange: aHiddenReview,
    act: ({ author, task }) => ({ by: author, with: fromClient(task.id) }),
  }),
  on('createReview').refuses('REVIEW_TOO_LATE', {
    title: 'After fourteen days nobody reviews a deal any more',
    arrange: async (stage) => {
      const deal = await anEndedDeal(stage)
      stage.advance(14 * DAY + 1)
      return deal
    },
    act: ({ author, task }) => ({ by: author, with: fromClient(task.id) }),
  }),
  on('createReview').refuses('VALIDATION_FAILED', {
    title: 'A client says how the work was in each respect',
    fields: { quality: 'Поставьте оценку.', communication: 'Поставьте оценку.' },
    arrange: anEndedDeal,
    act: ({ author, task }) => ({ by: author, with: fromClient(task.id, { quality: null, communication: null }) }),
  }),
  on('createReview').refuses('VALIDATION_FAILED', {
    title: 'An executor has no work to judge',
    fields: { quality: 'Эту оценку ставит только заказчик.' },
    arrange: anEndedDeal,
    act: ({ executor, task }) => ({ by: executor, with: fromExecutor(task.id, { quality: 5 }) }),
  }),
  on('createReview').refuses('VALIDATION_FAILED', {
    title: 'Nobody shows files that are not theirs',
    fields: { photoIds: 'Файл не найден. Приложите его ещё раз.' },
    arrange: anEndedDeal,
    act: ({ author, task }) => ({ by: author, with: fromClient(task.id, { photoIds: [NOBODY] }) }),
  }),
]

const read: readonly Scenario[] = [
  on('listReviews').shows({
    title: 'The average shows from three reviews on, the newest first',
    arrange: async (stage) => {
      const author = await stage.someone('CLIENT')
      const executor = await stage.someone('EXECUTOR')
      for (const rating of [5, 5, 4]) {
        stage.advance(1000)
        await aReviewedDeal(stage, { author, executor, rating })
      }
      return { executor }
    },
    act: ({ executor }, { guest }) => ({ by: guest, with: about(executor) }),
    look: ({ items, rating, pagination }) => ({ ratings: items.map((one) => one.rating), rating, pagination }),
    answer: () => ({ ratings: [4, 5, 5], rating: { average: 4.7, count: 3 }, pagination: { totalItems: 3 } }),
  }),
  on('listMyReviews').shows({
    title: 'Both sides find the deal that waits for their words',
    arrange: anEndedDeal,
    act: ({ author }) => ({ by: author, with: LEFT }),
    look: ({ items, waiting }) => ({ items, waiting: waiting.map(({ subject, ...rest }) => [rest, subject.id]) }),
    answer: ({ executor, task }, _, stage) => ({
      items: [],
      waiting: [[{ task: { id: task.id, title: task.title }, until: stage.moment(14 * DAY) }, executor.id]],
    }),
    afterwards: ({ author, executor }) => [
      seesThat(executor, 'listMyReviews', { query: {} }, ({ waiting }) => waiting.map(({ subject }) => subject.id), [
        author.id,
      ]),
    ],
  }),
  on('listMyReviews').shows({
    title: 'Nothing waits after fourteen days',
    arrange: async (stage) => {
      const deal = await anEndedDeal(stage)
      stage.advance(14 * DAY + 1)
      return deal
    },
    act: ({ author }) => ({ by: author, with: LEFT }),
    look: ({ waiting }) => waiting,
    answer: () => [],
  }),
]

/** A deal between two, reviewed by both. */
const aReviewedDeal = async (
  stage: Stage,
  { author, executor, rating }: { readonly author: Person; readonly executor: Person; readonly rating: number },
) => {
  const sent = await author.does('createTask', { body: await taskBody(stage) })
  const reply = await executor.does('sendTaskReply', { body: replyBody(sent.id) })
  await author.does('acceptTaskReply', atVersion(reply))
  const task = await author.does('finishTask', atVersion(await taskSeenBy(author, sent)))
  await author.does('createReview', fromClient(task.id, { rating }))
  await executor.does('createReview', fromExecutor(task.id))
}

const answered: readonly Scenario[] = [
  on('replyToReview').answers({
    title: 'Whom a review is about answers it for everybody to read',
    arrange: aPublishedReview,
    act: ({ executor, review }) => ({ by: executor, with: { params: { id: review.id }, body: { text: THANKS } } }),
    answer: ({ review }) => ({ ...review, reply: THANKS, allowedEvents: buttons({ REPLY: 'REPLIED' }) }),
    afterwards: ({ executor }, _, { guest }) => [
      seesThat(guest, 'listReviews', about(executor), ({ items }) => items.map(({ reply }) => reply), [THANKS]),
    ],
  }),
  on('replyToReview').refuses('TRANSITION_REFUSED', {
    title: 'A review is answered once',
    refusal: 'REPLIED',
    arrange: async (stage) => {
      const made = await aPublishedReview(stage)
      await made.executor.does('replyToReview', { params: { id: made.review.id }, body: { text: THANKS } })
      return made
    },
    act: ({ executor, review }) => ({ by: executor, with: { params: { id: review.id }, body: { text: THANKS } } }),
  }),
  on('replyToReview').refuses('NOT_FOUND', {
    title: 'Of a review that is hidden nobody learns by answering it',
    arrange: aHiddenReview,
    act: ({ executor, review }) => ({ by: executor, with: { params: { id: review.id }, body: { text: THANKS } } }),
  }),
  on('resubmitReview').shows({
    title: 'An author mends what a moderator has turned down',
    arrange: aRejectedReview,
    act: ({ author, review }) => ({ by: author, with: { params: { id: review.id }, body: opinion } }),
    look: ({ status, rejectRule, rating, text, allowedEvents }) => ({
      status,
      rejectRule,
      rating,
      text,
      allowedEvents,
    }),
    answer: () => ({
      status: 'HIDDEN' as const,
      rejectRule: null,
      rating: 4,
      text: TEXT,
      allowedEvents: buttons({ RESUBMIT: 'WRONG_STATE' }),
    }),
  }),
  on('resubmitReview').refuses('TRANSITION_REFUSED', {
    title: 'A review is mended once',
    refusal: 'RESUBMITTED',
    arrange: async (stage) => {
      const made = await aRejectedReview(stage)
      const { author, moderator, review } = made
      await author.does('resubmitReview', { params: { id: review.id }, body: { ...opinion, text: CONTACTS } })
      await moderator.does('rejectReview', byRule(review, 3))
      return made
    },
    act: ({ author, review }) => ({ by: author, with: { params: { id: review.id }, body: opinion } }),
  }),
]

const decided: readonly Scenario[] = [
  on('approveReview').answers({
    title: 'A moderator passes what the system has held back',
    arrange: async (stage) => {
      const made = await aWaitingReview(stage)
      await made.executor.does('createReview', fromExecutor(made.task.id))
      return made
    },
    act: ({ moderator, review }) => ({ by: moderator, with: judged(review, 1) }),
    answer: () => undefined,
    afterwards: ({ author, executor }, _, { guest }) => [
      seesThat(guest, 'listReviews', about(executor), statuses, ['PUBLISHED']),
      seesThat(guest, 'listReviews', about(author), statuses, ['PUBLISHED']),
    ],
  }),
  on('approveReview').refuses('TRANSITION_REFUSED', {
    title: 'What has passed is not passed again',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aHiddenReview(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, review }) => ({ by: moderator, with: judged(review, 2) }),
  }),
  on('rejectReview').answers({
    title: 'A rejected author learns the rule, and the other side nothing',
    arrange: aWaitingReview,
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review, 1) }),
    answer: () => undefined,
    afterwards: ({ author, executor }) => [
      seesThat(
        author,
        'listMyReviews',
        LEFT,
        ({ items }) => items.map(({ status, rejectRule, allowedEvents }) => ({ status, rejectRule, allowedEvents })),
        [{ status: 'REJECTED', rejectRule: 'CONTACTS_IN_TEXT', allowedEvents: buttons({ RESUBMIT: null }) }],
      ),
      seesThat(executor, 'listMyReviews', { query: {} }, statuses, []),
    ],
  }),
  on('rejectReview').refuses('TRANSITION_REFUSED', {
    title: 'What everybody reads is removed rather than rejected',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aPublishedReview(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review, 3) }),
  }),
  on('removeReview').answers({
    title: 'A moderator takes a review off by a rule, and it counts no more',
    arrange: async (stage) => ({ ...(await aPublishedReview(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review, 3) }),
    answer: () => undefined,
    afterwards: ({ author, executor }, _, { guest }) => [
      sees(guest, 'listReviews', about(executor), {
        items: [],
        pagination: { totalItems: 0 },
        rating: { average: null, count: 0 },
      }),
      seesThat(author, 'listMyReviews', LEFT, statuses, ['REMOVED']),
    ],
  }),
  on('removeReview').refuses('TRANSITION_REFUSED', {
    title: 'What waits for a moderator is rejected rather than removed',
    refusal: 'WRONG_STATE',
    arrange: aWaitingReview,
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review, 1) }),
  }),
]

/** What the two sides of a deal say of one another. */
export const reviewScenarios: readonly Scenario[] = [...written, ...read, ...answered, ...decided]
