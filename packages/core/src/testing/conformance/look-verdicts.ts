import type { ModerationItem } from '../../contract/moderation.ts'
import type { LookKind } from '../../contract/notification-terms.ts'
import { ANSWER_TAKEN_OFF } from '../../reviews/review-words.ts'
import { anOpenTask, aReplyTo } from './deals.ts'
import { anExecutorBody, registered } from './people.ts'
import { about, aPublishedReview, LEFT, THANKS } from './review-stage.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

const PHONE = 'Готов взяться сегодня. Звоните: +7 912 345-67-89.'
const RULE = { rule: 'CONTACTS_IN_TEXT', comment: 'Уберите телефон.' } as const
const BELL = { query: { page: 1 } } as const
const STORY = 'Чиню краны двадцать лет. Пишите: master@mail.ru'

const queue = (kind: LookKind) => ({ query: { kind, limit: 50 } }) as const
/** Of a queue that others stand in, too: how the thing waits, or that it does not. */
const waits =
  (id: number | string) =>
  ({ items }: { readonly items: readonly ModerationItem[] }) =>
    items.filter((item) => item.id === String(id)).map(({ title, notes, version }) => ({ title, notes, version }))

const at = <Id>(id: Id, version = 1) => ({ params: { id }, body: { version } })
const byRule = <Id>(id: Id, version = 1) => ({ params: { id }, body: { version, ...RULE } })
const FOUND = ['В тексте контакты: телефон.']

/** A reply with a phone in it. */
const aFlaggedReply = async (stage: Stage) => {
  const { author, task } = await anOpenTask(stage)
  const sent = await aReplyTo(stage, task, { text: PHONE })
  return { author, task, ...sent, moderator: await stage.someone('MODERATOR') }
}

/** An offer with a phone in it. */
const aFlaggedOffer = async (stage: Stage) => {
  const { author, task } = await anOpenTask(stage)
  const executor = await stage.someone('EXECUTOR')
  const body = { taskId: task.id, executorId: executor.id, message: PHONE }
  const offer = await author.does('sendTaskOffer', { body })
  return { author, task, executor, offer, moderator: await stage.someone('MODERATOR') }
}

const answerTo = (executor: Person, id: number, text: string) =>
  executor.does('replyToReview', { params: { id }, body: { text } })

/** An answer to a published review with a phone in it. */
const aFlaggedAnswer = async (stage: Stage) => {
  const made = await aPublishedReview(stage)
  await answerTo(made.executor, made.review.id, PHONE)
  return { ...made, moderator: await stage.someone('MODERATOR') }
}

const tell = async (executor: Person, story: string) => {
  const { version } = await executor.does('getMyCompany', {})
  await executor.does('updateMyCompany', { body: { version, about: story } })
}

/** An executor whose story has an address in it. */
const aFlaggedPerson = async (stage: Stage) => {
  const body = await anExecutorBody(stage)
  const executor = await registered(stage, await stage.guest.does('registerExecutor', { body }))
  await tell(executor, STORY)
  return { executor, moderator: await stage.someone('MODERATOR') }
}

const repliesTo = ({ id }: { readonly id: number }) => ({ query: { taskId: id } })
const states = (list: readonly { readonly status: string; readonly version: number }[]) =>
  list.map(({ status }) => status)
const answers = ({ items }: { readonly items: readonly { readonly reply: string | null }[] }) =>
  items.map(({ reply }) => reply)
const userRule = <Id>(id: Id, field: 'FACE' | 'NAME' | 'STORY', version = 1) => ({
  params: { id },
  body: { version, field, ...RULE },
})

/** What staff decide of what they look at after it was sent. */
export const lookVerdictScenarios: readonly Scenario[] = [
  on('approveReply').answers({
    title: 'A reply with a phone waits for a look and stays what it is when it is left',
    arrange: async (stage) => {
      const made = await aFlaggedReply(stage)
      const shown = waits(made.reply.id)(await made.moderator.does('listModeration', queue('TASK_REPLIES')))
      return { ...made, shown }
    },
    act: ({ moderator, reply }) => ({ by: moderator, with: at(reply.id) }),
    answer: () => undefined,
    afterwards: ({ moderator, author, task, reply, shown }) => [
      async () =>
        JSON.stringify(shown) ===
        JSON.stringify([{ title: 'Отклик на задание «Починить кран на кухне»', notes: FOUND, version: 1 }])
          ? []
          : [`it waits otherwise: ${JSON.stringify(shown)}`],
      seesThat(moderator, 'listModeration', queue('TASK_REPLIES'), waits(reply.id), []),
      seesThat(author, 'listTaskReplies', repliesTo(task), states, ['SENT']),
    ],
  }),
  on('approveReply').refuses('TRANSITION_REFUSED', {
    title: 'A reply that nothing was found in waits for nobody',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const { task } = await anOpenTask(stage)
      return { ...(await aReplyTo(stage, task)), moderator: await stage.someone('MODERATOR') }
    },
    act: ({ moderator, reply }) => ({ by: moderator, with: at(reply.id) }),
  }),
  on('rejectReply').answers({
    title: 'A reply that breaks a rule is closed, and its place is free for another',
    arrange: aFlaggedReply,
    act: ({ moderator, reply }) => ({ by: moderator, with: byRule(reply.id) }),
    answer: () => undefined,
    afterwards: ({ author, executor, task, moderator, reply }) => [
      seesThat(executor, 'listTaskReplies', repliesTo(task), states, ['CLOSED']),
      seesThat(author, 'getTask', { params: { id: task.id } }, ({ repliesCount }) => repliesCount, 0),
      seesThat(author, 'listChats', {}, ({ items }) => items.map(({ status }) => status), ['CLOSE']),
      seesThat(moderator, 'listModeration', queue('TASK_REPLIES'), waits(reply.id), []),
    ],
  }),
  on('rejectReply').refuses('TRANSITION_REFUSED', {
    title: 'A reply that was chosen meanwhile is a deal, and staff leave it alone',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aFlaggedReply(stage)
      await made.author.does('acceptTaskReply', at(made.reply.id))
      return made
    },
    act: ({ moderator, reply }) => ({ by: moderator, with: byRule(reply.id) }),
    afterwards: ({ moderator, reply }) => [
      seesThat(moderator, 'listModeration', queue('TASK_REPLIES'), waits(reply.id), []),
    ],
  }),
  on('approveOffer').answers({
    title: 'An offer with a phone waits for a look and stays what it is when it is left',
    arrange: aFlaggedOffer,
    act: ({ moderator, offer }) => ({ by: moderator, with: at(offer.id) }),
    answer: () => undefined,
    afterwards: ({ executor, task, moderator, offer }) => [
      seesThat(executor, 'listTaskOffers', repliesTo(task), states, ['SENT']),
      seesThat(moderator, 'listModeration', queue('TASK_OFFERS'), waits(offer.id), []),
    ],
  }),
  on('approveOffer').refuses('TRANSITION_REFUSED', {
    title: 'What was left is not looked at again',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aFlaggedOffer(stage)
      await made.moderator.does('approveOffer', at(made.offer.id))
      return made
    },
    act: ({ moderator, offer }) => ({ by: moderator, with: at(offer.id) }),
  }),
  on('rejectOffer').answers({
    title: 'An offer that breaks a rule is closed with its chat',
    arrange: aFlaggedOffer,
    act: ({ moderator, offer }) => ({ by: moderator, with: byRule(offer.id) }),
    answer: () => undefined,
    afterwards: ({ executor, task }) => [
      seesThat(executor, 'listTaskOffers', repliesTo(task), states, ['CLOSED']),
      seesThat(executor, 'listChats', {}, ({ items }) => items.map(({ status }) => status), ['CLOSE']),
    ],
  }),
  on('rejectOffer').refuses('TRANSITION_REFUSED', {
    title: 'An offer that its client took back needs no verdict',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aFlaggedOffer(stage)
      await made.author.does('withdrawTaskOffer', at(made.offer.id))
      return made
    },
    act: ({ moderator, offer }) => ({ by: moderator, with: byRule(offer.id) }),
  }),
  on('approveReviewAnswer').answers({
    title: 'An answer with a phone waits for a look beside the review and stays when it is left',
    arrange: async (stage) => {
      const made = await aFlaggedAnswer(stage)
      const { items } = await made.moderator.does('listModeration', queue('REVIEWS_REPLIES'))
      return { ...made, text: items.find(({ id }) => id === String(made.review.id))?.text }
    },
    act: ({ moderator, review }) => ({ by: moderator, with: at(review.id) }),
    answer: () => undefined,
    afterwards: ({ moderator, executor, review, text }, _, { guest }) => [
      async () => (text === `${PHONE}\n\nВ ответ на отзыв: «${review.text}»` ? [] : [`it reads ${text}`]),
      seesThat(guest, 'listReviews', about(executor), answers, [PHONE]),
      seesThat(moderator, 'listModeration', queue('REVIEWS_REPLIES'), waits(review.id), []),
    ],
  }),
  on('approveReviewAnswer').refuses('TRANSITION_REFUSED', {
    title: 'An answer without contacts waits for nobody',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aPublishedReview(stage)
      await answerTo(made.executor, made.review.id, THANKS)
      return { ...made, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ moderator, review }) => ({ by: moderator, with: at(review.id) }),
  }),
  on('rejectReviewAnswer').answers({
    title: 'An answer that breaks a rule is taken off, and may be written once more',
    arrange: aFlaggedAnswer,
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review.id) }),
    answer: () => undefined,
    afterwards: ({ author, executor, review, moderator }, _, { guest }) => [
      seesThat(guest, 'listReviews', about(executor), answers, [null]),
      seesThat(author, 'listMyReviews', LEFT, answers, [null]),
      // What was taken off is not quoted behind the bell either.
      seesThat(author, 'listNotifications', BELL, ({ items }) => items.map(({ text }) => text).includes(PHONE), false),
      seesThat(
        author,
        'listNotifications',
        BELL,
        ({ items }) => items.filter(({ text }) => text === ANSWER_TAKEN_OFF).map(({ kind }) => kind),
        ['REVIEWS_REPLIES'],
      ),
      async () => {
        await answerTo(executor, review.id, PHONE)
        await moderator.does('rejectReviewAnswer', byRule(review.id))
        const third = await executor.ask('replyToReview', { params: { id: review.id }, body: { text: THANKS } })
        return third.status === 409 ? [] : [`a third answer is taken: ${third.status}`]
      },
    ],
  }),
  on('rejectReviewAnswer').refuses('TRANSITION_REFUSED', {
    title: 'What was taken off is not taken off again',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aFlaggedAnswer(stage)
      await made.moderator.does('rejectReviewAnswer', byRule(made.review.id))
      return made
    },
    act: ({ moderator, review }) => ({ by: moderator, with: byRule(review.id) }),
  }),
  on('approveUser').answers({
    title: 'A person stands in the queue once, however often they change, and leaves it when they are left',
    arrange: async (stage) => {
      const made = await aFlaggedPerson(stage)
      await tell(made.executor, `${STORY}, отвечаю быстро.`)
      const { items } = await made.moderator.does('listModeration', queue('USERS'))
      const own = items.filter(({ id }) => id === made.executor.id).map(({ notes, version }) => ({ notes, version }))
      return { ...made, own }
    },
    act: ({ moderator, executor }) => ({ by: moderator, with: at(executor.id, 2) }),
    answer: () => undefined,
    afterwards: ({ moderator, executor, own }) => [
      async () =>
        JSON.stringify(own) === JSON.stringify([{ notes: ['В тексте контакты: почта.'], version: 2 }])
          ? []
          : [`the person waits otherwise: ${JSON.stringify(own)}`],
      seesThat(moderator, 'listModeration', queue('USERS'), waits(executor.id), []),
      seesThat(executor, 'getMyCompany', {}, ({ about: story }) => story, `${STORY}, отвечаю быстро.`),
    ],
  }),
  on('approveUser').refuses('TRANSITION_REFUSED', {
    title: 'Who has mended the story waits no more',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => {
      const made = await aFlaggedPerson(stage)
      await tell(made.executor, 'Чиню краны двадцать лет, работаю чисто и в срок.')
      return made
    },
    act: ({ moderator, executor }) => ({ by: moderator, with: at(executor.id, 2) }),
  }),
  on('rejectUser').answers({
    title: 'A story that breaks a rule is taken off, and the person is told why',
    arrange: aFlaggedPerson,
    act: ({ moderator, executor }) => ({ by: moderator, with: userRule(executor.id, 'STORY') }),
    answer: () => undefined,
    afterwards: ({ moderator, executor }) => [
      seesThat(executor, 'getMyCompany', {}, ({ about: story }) => story, ''),
      seesThat(moderator, 'listModeration', queue('USERS'), waits(executor.id), []),
      seesThat(
        executor,
        'listNotifications',
        { query: {} },
        ({ items }) => items.slice(0, 1).map(({ kind, title, text, path }) => ({ kind, title, text, path })),
        [
          {
            kind: 'USERS',
            title: 'Рассказ о себе снят модератором',
            text: 'В тексте указаны контакты. Уберите телефон. Напишите новый: его прочтут заказчики.',
            path: '/personal-area/profile',
          },
        ],
      ),
    ],
  }),
  on('rejectUser').answers({
    title: 'Whose name is to be mended waits on for the story',
    arrange: aFlaggedPerson,
    act: ({ moderator, executor }) => ({ by: moderator, with: userRule(executor.id, 'NAME') }),
    answer: () => undefined,
    afterwards: ({ moderator, executor }) => [
      seesThat(moderator, 'listModeration', queue('USERS'), (page) => waits(executor.id)(page).length, 1),
      seesThat(executor, 'getMyCompany', {}, ({ about: story }) => story, STORY),
    ],
  }),
  on('rejectUser').refuses('VALIDATION_FAILED', {
    title: 'A face that is not there is not taken off',
    arrange: aFlaggedPerson,
    act: ({ moderator, executor }) => ({ by: moderator, with: userRule(executor.id, 'FACE') }),
    afterwards: ({ moderator, executor }) => [
      seesThat(moderator, 'listModeration', queue('USERS'), (page) => waits(executor.id)(page).length, 1),
    ],
  }),
  on('rejectUser').refuses('TRANSITION_REFUSED', {
    title: 'Who waits for no look is not judged',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({
      executor: await stage.someone('EXECUTOR'),
      moderator: await stage.someone('MODERATOR'),
    }),
    act: ({ moderator, executor }) => ({ by: moderator, with: userRule(executor.id, 'NAME') }),
  }),
]
