import { aDeal, anOpenTask, atVersion, replyBody, taskBody, taskSeenBy } from './deals.ts'
import { aBuyer, aFreeExecutor, tariffFor } from './purchases.ts'
import {
  about,
  aHiddenReview,
  anEndedDeal,
  aPastDeal,
  aPublishedReview,
  aRejectedReview,
  buttons,
  byRule,
  CONTACTS,
  counted,
  fromClient,
  fromExecutor,
  LEFT,
  NOBODY,
  opinion,
  REVIEWS,
  statuses,
  TEXT,
  THANKS,
} from './review-stage.ts'
import { on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY, type Person, type Stage } from './stage.ts'

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
      opensBy: stage.moment(14 * DAY),
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
        items: [
          { ...counted(review), status: 'PUBLISHED', publishedAt: stage.moment(), opensBy: null, allowedEvents: [] },
        ],
        pagination: { totalItems: 1 },
        rating: {
          average: null,
          count: 1,
          spread: [0, 0, 0, 0, 1],
          quality: null,
          punctuality: null,
          communication: null,
        },
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
  on('createReview').shows({
    title: 'Cancelled work is reviewed by both sides, also when its task was opened again',
    arrange: async (stage) => {
      const deal = await aPastDeal(stage)
      await deal.executor.does('createReview', fromExecutor(deal.task.id))
      return deal
    },
    act: ({ author, executor, task }) => ({ by: author, with: fromClient(task.id, { subjectId: executor.id }) }),
    look: ({ status, opensBy, subject }) => [status, opensBy, subject.role],
    answer: () => ['PUBLISHED' as const, null, 'EXECUTOR' as const],
    afterwards: ({ author, executor, task }) => [
      seesThat(author, 'listMyReviews', { query: {} }, ({ waiting }) => waiting, []),
      seesThat(
        executor,
        'getDealReviews',
        { params: { id: task.id } },
        ({ own, other }) => [own?.rating, other?.rating],
        [4, 5],
      ),
    ],
  }),
  on('createReview').refuses('NOT_FOUND', {
    title: 'A deal with somebody who had none is not there',
    arrange: async (stage) => ({ ...(await aPastDeal(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ author, other, task }) => ({ by: author, with: fromClient(task.id, { subjectId: other.id }) }),
  }),
  on('listMyReviews').shows({
    title: 'An executor whose tariff asks for reviews sees how many clients were asked, and another sees nothing of it',
    arrange: (stage) => aBuyer(stage, tariffFor('STANDARD')),
    act: ({ executor }) => ({ by: executor, with: { query: {} } }),
    look: ({ asked }) => asked,
    answer: () => ({ asked: 0, answered: 0 }),
    afterwards: (_, __, stage) => [
      async () => {
        const { executor } = await aFreeExecutor(stage)
        return seesThat(executor, 'listMyReviews', { query: {} }, ({ asked }) => asked, null)()
      },
    ],
  }),
  on('listMyReviews').shows({
    title: 'Cancelled work waits for a review, also when its task was opened again',
    arrange: aPastDeal,
    act: ({ executor }) => ({ by: executor, with: { query: {} } }),
    look: ({ waiting }) => waiting.map(({ task, subject, isByClient }) => [task.id, subject.role, isByClient]),
    answer: ({ task }) => [[task.id, 'CLIENT' as const, false]],
    afterwards: ({ author, executor }) => [
      seesThat(author, 'listMyReviews', { query: {} }, ({ waiting }) => waiting.map(({ subject }) => subject.id), [
        executor.id,
      ]),
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
    look: ({ items, rating: { average, count, spread }, pagination }) => ({
      ratings: items.map((one) => one.rating),
      rating: { average, count, spread },
      pagination,
    }),
    answer: () => ({
      ratings: [4, 5, 5],
      rating: { average: 4.7, count: 3, spread: [0, 0, 0, 1, 2] },
      pagination: { totalItems: 3 },
    }),
  }),
  on('listReviews').shows({
    title: 'The lowest or the highest marks come first where they are asked for, of equal ones the newest',
    arrange: async (stage) => {
      const author = await stage.someone('CLIENT')
      const executor = await stage.someone('EXECUTOR')
      for (const rating of [4, 1, 5, 4]) {
        stage.advance(1000)
        await aReviewedDeal(stage, { author, executor, rating })
      }
      const { items } = await executor.does('listReviews', about(executor))
      return { executor, newest: items.map(({ id }) => id) }
    },
    act: ({ executor }, { guest }) => ({
      by: guest,
      with: { query: { userId: executor.id, sortBy: 'worst' } },
    }),
    look: ({ items }) => items.map(({ id }) => id),
    // Written as 4, 1, 5, 4: the newest of them is the second four.
    answer: ({ newest: [four, five, one, oldFour] }) => [one, four, oldFour, five].flatMap((id) => id ?? []),
    afterwards: ({ executor, newest: [four, five, one, oldFour] }, _, { guest }) => [
      seesThat(
        guest,
        'listReviews',
        { query: { userId: executor.id, sortBy: 'best' } },
        ({ items }) => items.map(({ id }) => id),
        [five, four, oldFour, one].flatMap((id) => id ?? []),
      ),
    ],
  }),
  on('listReviews').shows({
    title: 'Reviews with one mark can be asked for alone; what the rating is made of stays whole',
    arrange: async (stage) => {
      const author = await stage.someone('CLIENT')
      const executor = await stage.someone('EXECUTOR')
      for (const rating of [4, 1, 4]) {
        stage.advance(1000)
        await aReviewedDeal(stage, { author, executor, rating })
      }
      return { executor }
    },
    act: ({ executor }, { guest }) => ({ by: guest, with: { query: { userId: executor.id, stars: 4 } } }),
    look: ({ items, rating, pagination }) => ({
      marks: items.map((one) => one.rating),
      spread: rating.spread,
      total: pagination.totalItems,
    }),
    answer: () => ({ marks: [4, 4], spread: [1, 0, 0, 2, 0], total: 2 }),
  }),
  on('listMyReviews').shows({
    title: 'Both sides find the deal that waits for their words',
    arrange: anEndedDeal,
    act: ({ author }) => ({ by: author, with: LEFT }),
    look: ({ items, waiting }) => ({ items, waiting: waiting.map(({ subject, ...rest }) => [rest, subject.id]) }),
    answer: ({ executor, task }, _, stage) => ({
      items: [],
      waiting: [
        [{ task: { id: task.id, title: task.title }, isByClient: true, until: stage.moment(14 * DAY) }, executor.id],
      ],
    }),
    afterwards: ({ author, executor }) => [
      seesThat(executor, 'listMyReviews', { query: {} }, ({ waiting }) => waiting.map(({ subject }) => subject.id), [
        author.id,
      ]),
    ],
  }),
  on('listMyReviews').shows({
    title: 'What a rating is made of shows with what was received',
    arrange: async (stage) => {
      const author = await stage.someone('CLIENT')
      const executor = await stage.someone('EXECUTOR')
      for (const rating of [5, 5, 4]) await aReviewedDeal(stage, { author, executor, rating })
      return { author, executor }
    },
    act: ({ executor }) => ({ by: executor, with: { query: {} } }),
    look: ({ rating }) => rating,
    answer: () => ({
      average: 4.7,
      count: 3,
      spread: [0, 0, 0, 1, 2],
      quality: 5,
      punctuality: 4,
      communication: 5,
    }),
    afterwards: ({ author }) => [
      seesThat(author, 'listMyReviews', LEFT, ({ rating }) => [rating.average, rating.spread, rating.quality], [
        4,
        [0, 0, 0, 3, 0],
        null,
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

const ofDeal: readonly Scenario[] = [
  on('getDealReviews').shows({
    title: 'A side reads its own words at once, and those of the other when both are published',
    arrange: aHiddenReview,
    act: ({ author, task }) => ({ by: author, with: { params: { id: task.id } } }),
    look: ({ own, other }) => [own, other],
    answer: ({ review }) => [review, null],
    afterwards: ({ executor, task }) => [
      seesThat(executor, 'getDealReviews', { params: { id: task.id } }, ({ own, other }) => [own, other], [null, null]),
    ],
  }),
  on('getDealReviews').shows({
    title: 'Both sides read both reviews that are published',
    arrange: aPublishedReview,
    act: ({ executor, task }) => ({ by: executor, with: { params: { id: task.id } } }),
    look: ({ own, other }) => [own?.rating, other?.rating],
    answer: () => [4, 5],
  }),
  on('getDealReviews').refuses('NOT_FOUND', {
    title: 'The deal of others is nobody else’s',
    arrange: async (stage) => ({ ...(await anEndedDeal(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ other, task }) => ({ by: other, with: { params: { id: task.id } } }),
  }),
  on('getTask').shows({
    title: 'The page of a deal that is over says until when it may be reviewed',
    arrange: aHiddenReview,
    act: ({ executor, task }) => ({ by: executor, with: { params: { id: task.id } } }),
    look: ({ reviewUntil }) => reviewUntil,
    answer: (_, __, stage) => stage.moment(14 * DAY),
    afterwards: ({ author, task }, _, { guest }) => [
      seesThat(author, 'getTask', { params: { id: task.id } }, ({ reviewUntil }) => reviewUntil, null),
      seesThat(guest, 'getTask', { params: { id: task.id } }, ({ reviewUntil }) => reviewUntil, null),
    ],
  }),
  on('listMyTasks').shows({
    title: 'A deal that is over waits for the words of its author until they are written',
    arrange: anEndedDeal,
    act: ({ author }) => ({ by: author, with: { query: {} } }),
    look: ({ items }) => items.map(({ duty, dutySince }) => [duty, dutySince]),
    answer: (_, __, stage) => [['REVIEW' as const, stage.moment()]],
  }),
  on('listExecutorTasks').shows({
    title: 'It waits for those of the executor who has not written yet, too',
    arrange: aHiddenReview,
    act: ({ executor }) => ({ by: executor, with: { query: {} } }),
    look: ({ items }) => items.map(({ duty }) => duty),
    answer: () => ['REVIEW' as const],
    afterwards: ({ author }) => [
      seesThat(author, 'listMyTasks', { query: {} }, ({ items }) => items.map(({ duty }) => duty), [null]),
    ],
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

/** What the two sides of a deal say of one another. */
export const reviewScenarios: readonly Scenario[] = [...written, ...read, ...ofDeal, ...answered]
