import type { LedgerLine } from '../../contract/tariffs.ts'
import { atVersion, COMMENT, taskSeenBy } from './deals.ts'
import { aBuyer, hasUsed, monthsAfter, repliesTo, TEN_REPLIES, timeUntil } from './purchases.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

type Gist = readonly (string | number | null)[]

/** What a line says, apart from when and of which task. */
const gist = ({ kind, source, amount, reason }: LedgerLine): Gist => [kind, source, amount, reason]
const gists = ({ items }: { readonly items: readonly LedgerLine[] }) => items.map(gist)
const lines = { query: { page: 1, limit: 10 } }

const DEBIT: Gist = ['DEBIT', 'TARIFF', -1, null]
const BOUGHT: Gist = ['PURCHASE', 'SERVICE', 10, null]
const DEBIT_OF_BOUGHT: Gist = ['DEBIT', 'SERVICE', -1, null]

/** An executor with one reply to a task. */
const aReplier = async (stage: Stage) => {
  const executor = await stage.someone('EXECUTOR')
  const [deal] = await repliesTo(stage, executor, 1)
  if (!deal) throw new Error('No reply was sent')
  return { executor, ...deal }
}

/** An executor whose sixth reply was taken from ten that are bought. */
const aSpender = async (stage: Stage) => {
  const { executor, purchases } = await aBuyer(stage, TEN_REPLIES)
  await repliesTo(stage, executor, 5)
  stage.advance(1000)
  const [deal] = await repliesTo(stage, executor, 1)
  const [purchase] = purchases
  if (!deal || !purchase) throw new Error('Nothing was bought or sent')
  return { executor, purchase, ...deal }
}

/** Where replies were taken from, and why they came back. */
export const replyLedgerScenarios: readonly Scenario[] = [
  on('listReplyLedger').answers({
    title: 'A reply is taken from the tariff first, and the line says for which task',
    arrange: async (stage) => ({ ...(await aReplier(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ executor }) => ({ by: executor, with: { query: {} } }),
    answer: ({ task }, { items: [line] }, stage) => ({
      items: [
        {
          id: line?.id ?? 0,
          kind: 'DEBIT',
          source: 'TARIFF',
          amount: -1,
          task: { id: task.id, title: task.title },
          reason: null,
          createdAt: stage.moment(),
        },
      ],
      pagination: { totalItems: 1 },
    }),
    afterwards: ({ executor, other }) => [
      hasUsed(executor, 'REPLIES', 1, 5),
      seesThat(other, 'listReplyLedger', lines, gists, []),
    ],
  }),
  on('listReplyLedger').shows({
    title: 'What is bought is written down, and taken when the tariff’s replies are spent; the latest line comes first',
    arrange: aSpender,
    act: ({ executor }) => ({ by: executor, with: lines }),
    look: ({ items, pagination }) => [items.map(gist), pagination.totalItems],
    answer: () => [[DEBIT_OF_BOUGHT, ...Array(5).fill(DEBIT), BOUGHT], 7],
    afterwards: ({ executor }) => [
      hasUsed(executor, 'REPLIES', 6, 15),
      seesThat(executor, 'listReplyLedger', { query: { page: 4, limit: 2 } }, gists, [BOUGHT]),
    ],
  }),
  on('listReplyLedger').shows({
    title: 'The oldest pieces are spent first',
    arrange: async (stage) => {
      const { executor } = await aBuyer(stage, TEN_REPLIES, TEN_REPLIES)
      return { executor, sent: await repliesTo(stage, executor, 7) }
    },
    act: ({ executor }) => ({ by: executor, with: { query: { page: 1, limit: 2 } } }),
    look: gists,
    answer: () => [DEBIT_OF_BOUGHT, DEBIT_OF_BOUGHT],
    afterwards: ({ executor }) => [
      seesThat(executor, 'listUserServices', { query: {} }, ({ items }) => items.map(({ count }) => count), [
        [0, 10],
        [2, 10],
      ]),
    ],
  }),
  on('listReplyLedger').shows({
    title: 'A reply to a task that is cancelled unread goes back to where it was taken from',
    arrange: async (stage) => {
      const spender = await aSpender(stage)
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      await spender.author.does('cancelTaskByAuthor', atVersion(spender.task, reason))
      return spender
    },
    act: ({ executor }) => ({ by: executor, with: lines }),
    look: ({ items: [line] }) => ({ line: line && gist(line), taskId: line?.task?.id }),
    answer: ({ task }) => ({ line: ['REFUND', 'SERVICE', 1, 'TASK_CANCELED'], taskId: task.id }),
    afterwards: ({ executor }) => [
      hasUsed(executor, 'REPLIES', 5, 15),
      seesThat(executor, 'listUserServices', { query: {} }, ({ items }) => items.map(({ count }) => count), [[0, 10]]),
    ],
  }),
  on('listReplyLedger').shows({
    title: 'A reply that comes back after the end of its month adds nothing to the next',
    arrange: async (stage) => {
      const replier = await aReplier(stage)
      stage.advance(timeUntil(stage, monthsAfter(stage, 1)))
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      await replier.author.does('cancelTaskByAuthor', atVersion(replier.task, reason))
      await repliesTo(stage, replier.executor, 1)
      return replier
    },
    act: ({ executor }) => ({ by: executor, with: lines }),
    look: gists,
    answer: () => [DEBIT, ['REFUND', 'TARIFF', 1, 'TASK_CANCELED'], DEBIT],
    afterwards: ({ executor }) => [hasUsed(executor, 'REPLIES', 1, 5)],
  }),
  on('listReplyLedger').shows({
    title: 'A reply that was read comes back only when staff remove the task',
    arrange: async (stage) => {
      const replier = await aReplier(stage)
      const { author, task, reply } = replier
      await author.does('viewTaskReply', { params: { id: reply.id } })
      const admin = await stage.someone('ADMIN')
      const verdict = { rule: 'PROHIBITED', comment: COMMENT } as const
      await admin.does('removeTask', atVersion(await taskSeenBy(admin, task), verdict))
      return replier
    },
    act: ({ executor }) => ({ by: executor, with: lines }),
    look: gists,
    answer: () => [['REFUND', 'TARIFF', 1, 'TASK_REMOVED'], DEBIT],
    afterwards: ({ executor }) => [hasUsed(executor, 'REPLIES', 0, 5)],
  }),
  on('listReplyLedger').shows({
    title: 'A reply that its sender withdraws is spent',
    arrange: async (stage) => {
      const replier = await aReplier(stage)
      await replier.executor.does('withdrawTaskReply', atVersion(replier.reply))
      const { author, task } = replier
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      await author.does('cancelTaskByAuthor', atVersion(await taskSeenBy(author, task), reason))
      return replier
    },
    act: ({ executor }) => ({ by: executor, with: lines }),
    look: gists,
    answer: () => [DEBIT],
    afterwards: ({ executor }) => [hasUsed(executor, 'REPLIES', 1, 5)],
  }),
  on('listReplyLedger').shows({
    title: 'A refund of bought replies takes back what is left of them, and what comes back later is of no use',
    arrange: async (stage) => {
      const spender = await aSpender(stage)
      const admin = await stage.someone('ADMIN')
      stage.advance(1000)
      await admin.does('refundAdminPayment', { params: { id: spender.purchase.id }, body: { rule: 'BUYER_ASKED' } })
      stage.advance(1000)
      const reason = { reason: 'AUTHOR_NOT_RELEVANT' } as const
      await spender.author.does('cancelTaskByAuthor', atVersion(spender.task, reason))
      return spender
    },
    act: ({ executor }) => ({ by: executor, with: { query: { page: 1, limit: 3 } } }),
    look: gists,
    answer: () => [
      ['REFUND', 'SERVICE', 1, 'TASK_CANCELED'],
      ['REFUND', 'SERVICE', -9, 'PAYMENT_REFUNDED'],
      DEBIT_OF_BOUGHT,
    ],
    afterwards: ({ executor }) => [hasUsed(executor, 'REPLIES', 5, 5)],
  }),
]
