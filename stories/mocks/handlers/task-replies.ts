import type { TaskReply, User } from '@artel/core/contract'
import { allowedReplyEvents, decideReply, type ReplyCommand, replyErrorCode } from '@artel/core/tasks'
import { aStoredReply } from '../fixtures/a-stored-task.ts'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld, StoredReply, StoredTask } from '../world.ts'
import { filesOf } from './files.ts'
import { faceOf } from './people.ts'
import { replyFactsOf } from './reply-facts.ts'
import { repliesLeftOf } from './reply-quota.ts'
import { isVerified, signedIn } from './signed-in.ts'
import { moveTask } from './task-events.ts'
import { findTask, openTasksOf } from './tasks.ts'

/** A reply as its sender or the task's author sees it. */
export const replySeenBy = (
  world: MockWorld,
  reply: StoredReply,
  task: StoredTask,
  viewer: User | null,
): TaskReply => ({
  ...reply,
  allowedEvents: [...allowedReplyEvents(replyFactsOf(reply, task), viewer, world.now)],
})

/** A reply that the viewer is a party of. */
const find = (call: MockCall, id: number) => {
  const viewer = signedIn(call)
  const reply = call.world.replies.find((one) => one.id === id)
  const task = reply && call.world.tasks.find((one) => one.id === reply.taskId)
  if (!task || (task.author.id !== viewer.id && reply.executor.id !== viewer.id)) throw new MockRefusal('NOT_FOUND')
  return { viewer, reply, task }
}

const move = (
  world: MockWorld,
  reply: StoredReply,
  task: StoredTask,
  type: 'VIEW' | 'SHORTLIST' | 'ACCEPT' | 'REJECT' | 'WITHDRAW' | 'HOLD' | 'REOPEN',
  actor: User | 'system',
) => {
  const event: ReplyCommand = { type }
  const decision = decideReply({ reply: replyFactsOf(reply, task), event, actor, now: world.now })
  if (decision.ok) Object.assign(reply, { status: decision.status, version: reply.version + 1 })
  return decision
}

/** Somebody was chosen: all others wait in reserve. */
export const holdReplies = (world: MockWorld, task: StoredTask): void => {
  for (const other of world.replies) {
    if (other.taskId === task.id && other.status !== 'ACCEPTED') move(world, other, task, 'HOLD', 'system')
  }
}

const act = (
  call: MockCall,
  id: number,
  version: number,
  type: 'SHORTLIST' | 'ACCEPT' | 'REJECT' | 'WITHDRAW' | 'REOPEN',
) => {
  const { viewer, reply, task } = find(call, id)
  if (reply.version !== version) throw new MockRefusal('VERSION_CONFLICT')
  const decision = move(call.world, reply, task, type, viewer)
  if (!decision.ok) throw new MockRefusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  if (type === 'ACCEPT') {
    moveTask(call.world, task, { type: 'ACCEPT_REPLY', executorId: reply.executor.id }, viewer)
    holdReplies(call.world, task)
  }
  if (type === 'REOPEN' && task.status === 'CANCELED') {
    moveTask(call.world, task, { type: 'REPUBLISH', openTasks: openTasksOf(call.world, task.author.id) }, viewer)
  }
  if (type === 'WITHDRAW') task.repliesCount -= 1
  return { data: replySeenBy(call.world, reply, task, viewer) }
}

/** Replies to tasks; nobody but their two parties knows of them. */
export const taskReplyHandlers = {
  listTaskReplies({ query: { taskId } }, call) {
    const viewer = signedIn(call)
    const task = call.world.tasks.find(({ id }) => id === taskId)
    if (!task) return { data: [] }
    const seen = call.world.replies.filter(
      (reply) => reply.taskId === taskId && (task.author.id === viewer.id || reply.executor.id === viewer.id),
    )
    return { data: seen.map((reply) => replySeenBy(call.world, reply, task, viewer)) }
  },
  sendTaskReply({ body }, call) {
    const sender = signedIn(call)
    const task = findTask(call, body.taskId)
    const hasReplied = call.world.replies.some((one) => one.taskId === task.id && one.executor.id === sender.id)
    const to = { ...task, authorId: task.author.id, hasReplied }
    const event = {
      type: 'SEND',
      to,
      isVerified: isVerified(sender),
      quotaLeft: repliesLeftOf(call.world, sender),
    } as const
    const decision = decideReply({ reply: null, event, actor: sender, now: call.world.now })
    if (!decision.ok) {
      throw new MockRefusal(replyErrorCode(decision.refusal), { refusal: decision.refusal })
    }
    const reply = aStoredReply({
      ...body,
      files: filesOf(call, body.fileIds),
      executor: faceOf(call.world, sender),
      id: call.world.nextId(),
      status: decision.status,
      createdAt: new Date(call.world.now).toISOString(),
    })
    call.world.replies.unshift(reply)
    task.repliesCount += 1
    if (call.world.repliesLeft !== null) call.world.repliesLeft -= 1
    return { data: replySeenBy(call.world, reply, task, sender) }
  },
  viewTaskReply({ params }, call) {
    const { viewer, reply, task } = find(call, params.id)
    if (task.author.id !== viewer.id) throw new MockRefusal('NOT_FOUND')
    move(call.world, reply, task, 'VIEW', viewer)
    return undefined
  },
  acceptTaskReply: ({ params, body }, call) => act(call, params.id, body.version, 'ACCEPT'),
  rejectTaskReply: ({ params, body }, call) => act(call, params.id, body.version, 'REJECT'),
  shortlistTaskReply: ({ params, body }, call) => act(call, params.id, body.version, 'SHORTLIST'),
  reopenTaskReply: ({ params, body }, call) => act(call, params.id, body.version, 'REOPEN'),
  withdrawTaskReply: ({ params, body }, call) => act(call, params.id, body.version, 'WITHDRAW'),
} satisfies Partial<MockHandlers>
