import { aDeal, anOpenTask, aRepliedTask, aReplyTo, atVersion, replyBody } from './deals.ts'
import { anExecutorBody, registered } from './people.ts'
import { on, type Scenario, sees, seesThat } from './scenario.ts'
import { AGREED, at, buttons, toGuest, toOther } from './task-answers.ts'

/** What each person sees of one task. */
export const taskPageScenarios: readonly Scenario[] = [
  on('getTask').answers({
    title: 'Everybody sees of an open task what is theirs to see',
    arrange: async (stage) => {
      const { author, task, executor, reply } = await aRepliedTask(stage)
      const moderator = await stage.someone('MODERATOR')
      return { author, task, executor, reply, moderator, other: await stage.someone('CLIENT') }
    },
    act: ({ task }, { guest }) => ({ by: guest, with: at(task) }),
    answer: ({ task }) => ({ ...toGuest(task), viewsCount: 1 }),
    afterwards: ({ author, task, executor, reply, moderator, other }) => [
      sees(author, 'getTask', at(task), { ...task, viewsCount: 1 }),
      sees(other, 'getTask', at(task), { ...toOther(task), viewsCount: 2 }),
      sees(executor, 'getTask', at(task), {
        ...toOther(task),
        viewsCount: 3,
        viewer: 'CANDIDATE',
        replyRefusal: 'ALREADY_REPLIED',
        chatId: reply.chatId,
      }),
      sees(moderator, 'getTask', at(task), {
        ...task,
        viewsCount: 3,
        viewer: 'STAFF',
        allowedEvents: buttons({ APPROVE: 'NOTHING_TO_CHECK', REJECT: 'NOTHING_TO_CHECK' }),
        replyRefusal: 'NOT_EXECUTOR',
      }),
      sees(author, 'getTask', at(task), { ...task, viewsCount: 3 }),
    ],
  }),
  on('getTask').shows({
    title: 'The chosen executor learns the address and the phone, and the chat of the deal; nobody else does',
    arrange: async (stage) => ({ ...(await aDeal(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ executor, task }) => ({ by: executor, with: at(task) }),
    look: ({ viewer, addressDetail, authorPhone, chatId, allowedEvents }) => ({
      viewer,
      addressDetail,
      hasPhone: authorPhone !== null,
      chatId,
      allowedEvents,
    }),
    answer: ({ reply }) => ({
      viewer: 'EXECUTOR' as const,
      addressDetail: 'ул. Чистопольская, 34, подъезд 2',
      hasPhone: true,
      chatId: reply.chatId,
      allowedEvents: buttons({ REQUEST_FINISH: null, CANCEL_BY_EXECUTOR: null }),
    }),
    afterwards: ({ author, other, task, reply }) => [
      seesThat(author, 'getTask', at(task), ({ chatId }) => chatId, reply.chatId),
      seesThat(
        other,
        'getTask',
        at(task),
        ({ addressDetail, authorPhone, chatId, replyRefusal }) => [addressDetail, authorPhone, chatId, replyRefusal],
        [null, null, null, 'NOT_OPEN'],
      ),
    ],
  }),
  on('getTask').shows({
    title: 'Both parties and staff read what the chosen reply asks; the author the phone of the executor, too',
    arrange: async (stage) => {
      const { author, task: open } = await anOpenTask(stage)
      const executor = await registered(
        stage,
        await stage.guest.does('registerExecutor', { body: await anExecutorBody(stage) }),
      )
      const reply = await executor.does('sendTaskReply', { body: replyBody(open.id) })
      await author.does('acceptTaskReply', atVersion(reply))
      return { author, executor, task: open, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    look: ({ agreed, executorPhone, authorPhone }) => ({ agreed, executorPhone, authorPhone }),
    answer: () => ({ agreed: AGREED, executorPhone: '+78432001020', authorPhone: null }),
    afterwards: ({ executor, moderator, task }, _, { guest }) => [
      seesThat(executor, 'getTask', at(task), ({ agreed, executorPhone }) => [agreed, executorPhone], [AGREED, null]),
      seesThat(moderator, 'getTask', at(task), ({ agreed, executorPhone }) => [agreed, executorPhone], [AGREED, null]),
      seesThat(guest, 'getTask', at(task), ({ agreed, executorPhone }) => [agreed, executorPhone], [null, null]),
    ],
  }),
  on('getTask').shows({
    title: 'The author alone of those who deal reads between which sums the replies lie',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const { executor } = await aReplyTo(stage, task, { price: 6_000_00 })
      await aReplyTo(stage, task)
      return { author, task, executor }
    },
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    look: ({ proposed }) => proposed,
    answer: () => ({ from: AGREED.price, to: 6_000_00 }),
    afterwards: ({ executor, task }, _, { guest }) => [
      seesThat(executor, 'getTask', at(task), ({ proposed }) => proposed, null),
      seesThat(guest, 'getTask', at(task), ({ proposed }) => proposed, null),
    ],
  }),
  on('getTask').shows({
    title: 'Where only the chat was agreed on, the author learns no phone',
    arrange: (stage) => aDeal(stage, { contactMode: 'CHAT' }),
    act: ({ author, task }) => ({ by: author, with: at(task) }),
    look: ({ agreed, executorPhone }) => ({ agreed, executorPhone }),
    answer: () => ({ agreed: AGREED, executorPhone: null }),
  }),
  on('getTask').shows({
    title: 'A task for verified executors says so to the others',
    arrange: async (stage) => ({
      task: (await anOpenTask(stage, { verifiedOnly: true })).task,
      executor: await stage.someone('EXECUTOR'),
      verified: await stage.someone({ role: 'EXECUTOR', isVerified: true }),
    }),
    act: ({ executor, task }) => ({ by: executor, with: at(task) }),
    look: ({ replyRefusal }) => replyRefusal,
    answer: () => 'NEEDS_VERIFICATION' as const,
    afterwards: ({ task, verified }) => [
      seesThat(verified, 'getTask', at(task), ({ replyRefusal }) => replyRefusal, null),
    ],
  }),
]
