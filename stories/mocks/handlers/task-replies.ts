import type { TaskReply, User } from '@artel/core/contract'
import {
  dealLines,
  decideReply,
  isReplyVisible,
  presentReply,
  replyErrorCode,
  replyLines,
  termsLine,
} from '@artel/core/tasks'
import { UNSHOWN_CASE } from '@artel/core/validators'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { MockWorld, StoredReply, StoredTask } from '../world.ts'
import { closeChat, narrate, openDealChat } from './chat-room.ts'
import { moveReply, startDeal } from './deals.ts'
import { attach } from './files.ts'
import { lookAtContacts } from './looks.ts'
import { asOfNow, faceOf, isGone } from './people.ts'
import { debitReply, repliesLeftOf } from './reply-quota.ts'
import { casesOf, nearnessTo } from './reply-surroundings.ts'
import { isVerified, signedIn } from './signed-in.ts'
import { moveTask } from './task-events.ts'
import { hasOpenOffer } from './task-pages.ts'
import { findTask, openTasksOf } from './tasks.ts'

/** A reply as its sender or the task's author sees it. */
export const replySeenBy = (
  world: MockWorld,
  stored: StoredReply,
  task: StoredTask,
  viewer: User | null,
): TaskReply => {
  const { caseIds, ...reply } = stored
  const cases = casesOf(world, reply.executor.id, caseIds)
  const nearness = nearnessTo(world, task, reply.executor)
  return presentReply(
    {
      ...reply,
      cases,
      nearness,
      executor: asOfNow(world, reply.executor),
      isSenderGone: isGone(world, reply.executor),
    },
    task,
    viewer,
    world.now,
  )
}

/** A reply that the viewer is a party of. */
const find = (call: MockCall, id: number) => {
  const viewer = signedIn(call)
  const reply = call.world.replies.find((one) => one.id === id)
  const task = reply && call.world.tasks.find((one) => one.id === reply.taskId)
  if (!task || !isReplyVisible(reply, task, viewer)) throw new MockRefusal('NOT_FOUND')
  return { viewer, reply, task }
}

type Answer = 'SHORTLIST' | 'ACCEPT' | 'REJECT' | 'WITHDRAW' | 'REOPEN'

/** What an answer to a reply means for its task. */
const follow = (world: MockWorld, reply: StoredReply, task: StoredTask, type: Answer, actor: User): void => {
  if (type === 'ACCEPT') {
    moveTask(world, task, { type: 'ACCEPT_REPLY', executorId: reply.executor.id }, actor)
    narrate(world, reply.chatId, dealLines.chosen, actor.id)
    startDeal(world, task, actor.id)
  }
  if (type === 'REOPEN' && task.status !== 'APPROVED') {
    moveTask(world, task, { type: 'REPUBLISH', openTasks: openTasksOf(world, task.author.id) }, actor)
  }
  if (type === 'WITHDRAW') task.repliesCount -= 1
  if (type === 'SHORTLIST') narrate(world, reply.chatId, replyLines.shortlisted, actor.id)
  if (type === 'REOPEN') narrate(world, reply.chatId, replyLines.reopened, actor.id)
  if (type === 'REJECT') closeChat(world, reply.chatId, replyLines.rejected, actor.id)
  if (type === 'WITHDRAW') closeChat(world, reply.chatId, replyLines.withdrawn, actor.id)
}

/** A party of a reply does something about it. */
export const answerReply = (call: MockCall, id: number, version: number, type: Answer): { data: TaskReply } => {
  const { viewer, reply, task } = find(call, id)
  if (reply.version !== version) throw new MockRefusal('VERSION_CONFLICT')
  const before = { ...reply }
  const decision = moveReply(call.world, reply, task, { type }, viewer)
  if (!decision.ok) throw new MockRefusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  try {
    follow(call.world, reply, task, type, viewer)
  } catch (refusal) {
    Object.assign(reply, before)
    throw refusal
  }
  return { data: replySeenBy(call.world, reply, task, viewer) }
}

/** Replies to tasks; nobody but their two parties knows of them. */
export const taskReplyHandlers = {
  listTaskReplies({ query: { taskId } }, call) {
    const viewer = signedIn(call)
    const task = call.world.tasks.find(({ id }) => id === taskId)
    if (!task) return { data: [] }
    const seen = call.world.replies.filter((reply) => reply.taskId === taskId && isReplyVisible(reply, task, viewer))
    return { data: seen.map((reply) => replySeenBy(call.world, reply, task, viewer)) }
  },
  sendTaskReply({ body: { fileIds, caseIds, ...body } }, call) {
    const { world } = call
    const sender = signedIn(call)
    const task = findTask(call, body.taskId)
    const hasReplied = world.replies.some((one) => one.taskId === task.id && one.executor.id === sender.id)
    const to = { ...task, authorId: task.author.id, hasReplied, hasOffer: hasOpenOffer(world, task, sender) }
    const event = { type: 'SEND', to, isVerified: isVerified(sender), quotaLeft: repliesLeftOf(world, sender) } as const
    const decision = decideReply({ reply: null, event, actor: sender, now: world.now })
    if (!decision.ok) throw new MockRefusal(replyErrorCode(decision.refusal), { refusal: decision.refusal })
    const executor = faceOf(world, sender)
    const files = attach(call, 'reply', fileIds)
    const works = [...new Set(caseIds)]
    if (casesOf(world, sender.id, works).length < works.length) throw unfit({ caseIds: UNSHOWN_CASE })
    const chatId = openDealChat(world, {
      kind: 'TASK_REPLY',
      client: task.author,
      executor,
      opener: executor,
      task,
      text: body.text,
      line: termsLine(body),
    })
    const reply: StoredReply = {
      ...body,
      // A negotiable price is no price, whatever was sent with it.
      price: body.priceType === 'NEGOTIABLE' ? null : body.price,
      id: world.nextId(),
      executor,
      files,
      caseIds: works,
      status: decision.status,
      chatId,
      createdAt: new Date(world.now).toISOString(),
      version: 1,
    }
    world.replies = [...world.replies, reply]
    lookAtContacts(world, 'TASK_REPLIES', reply.id, body.text)
    task.repliesCount += 1
    debitReply(world, reply)
    return { data: replySeenBy(world, reply, task, sender) }
  },
  viewTaskReply({ params }, call) {
    const { viewer, reply, task } = find(call, params.id)
    if (task.author.id !== viewer.id) throw new MockRefusal('NOT_FOUND')
    moveReply(call.world, reply, task, { type: 'VIEW' }, viewer)
    return undefined
  },
  acceptTaskReply: ({ params, body }, call) => answerReply(call, params.id, body.version, 'ACCEPT'),
  rejectTaskReply: ({ params, body }, call) => answerReply(call, params.id, body.version, 'REJECT'),
  shortlistTaskReply: ({ params, body }, call) => answerReply(call, params.id, body.version, 'SHORTLIST'),
  reopenTaskReply: ({ params, body }, call) => answerReply(call, params.id, body.version, 'REOPEN'),
  withdrawTaskReply: ({ params, body }, call) => answerReply(call, params.id, body.version, 'WITHDRAW'),
} satisfies Partial<MockHandlers>
