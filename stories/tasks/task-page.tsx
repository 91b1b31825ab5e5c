import type { ReplyRefusal, Role, Task, TaskReply, TaskStatus } from '@artel/core/contract'
import { selectForm } from '@artel/core/forms'
import type { ReplyCost } from '@artel/core/tariffs'
import { replyFormMachine } from '@artel/core/tasks'
import {
  QuotaSpentView,
  ReplyCostNote,
  ReplyForm,
  type ReplyFormProps,
  ReplyList,
  ReplyRefused,
  replySection,
  type TaskViewProps,
} from '@artel/ui/tasks'
import { fn } from 'storybook/test'
import { getInitialSnapshot } from 'xstate'
import {
  aStoredReply,
  aStoredTask,
  createMockWorld,
  faces,
  type Persona,
  replySeenBy,
  type StoredReply,
  type StoredTask,
  spendAllReplies,
  taskSeenBy,
  userOf,
} from '../mocks/index.ts'

/** Four of the tariff's five are left. */
export const oneOfFour: ReplyCost = {
  source: 'TARIFF',
  tariff: 'Бесплатный',
  ofTariff: [1, 5],
  ofBought: [0, 0],
  renewsAt: '2026-03-19T09:00:00.000Z',
}

/** The reply form as it opens. */
const pristineReply: ReplyFormProps['form'] = selectForm(getInitialSnapshot(replyFormMachine, undefined))

/** Without a network the tariff is told by hand. */
const refusedBy = (refusal: ReplyRefusal) =>
  refusal === 'QUOTA' ? (
    <QuotaSpentView limit={5} tariff="Бесплатный" renewsAt="2026-03-19T09:00:00.000Z" />
  ) : (
    <ReplyRefused refusal={refusal} />
  )

const repliesOf = (task: Task, replies: readonly TaskReply[]) => {
  const section = replySection(task)
  switch (section.kind) {
    case 'list':
      return {
        replies: (
          <ReplyList own={task.viewer !== 'AUTHOR'} status="success" replies={replies} onRetry={fn()} onAsk={fn()} />
        ),
      }
    case 'form':
      return {
        replies: (
          <ReplyForm
            form={pristineReply}
            cost={<ReplyCostNote cost={oneOfFour} />}
            onChange={fn()}
            onBlur={fn()}
            onSubmit={fn()}
          />
        ),
      }
    case 'refused':
      return { replies: null, notice: refusedBy(section.refusal) }
    case 'none':
      return { replies: null }
  }
}

interface Scene {
  readonly task?: Partial<StoredTask>
  /** Replies to the task; by default three executors have replied. */
  readonly replies?: readonly Partial<StoredReply>[]
  /** The executor has no reply left to send. */
  readonly isQuotaSpent?: boolean
  /** The viewer in another role. */
  readonly role?: Role
}

/** A task's page as the backend would make it for this viewer, without a network: what the lifecycle allows is real. */
export const taskPage = (
  persona: Persona,
  { task: change = {}, replies: given, isQuotaSpent = false, role }: Scene = {},
): TaskViewProps => {
  const world = createMockWorld()
  const account = userOf(persona)
  const viewer = account && { ...account, role: role ?? account.role }
  if (isQuotaSpent) spendAllReplies(world, faces.sergey)
  const stored = aStoredTask(change)
  world.tasks = [stored]
  if (given) world.replies = given.map((reply) => aStoredReply(reply))
  const task = taskSeenBy(world, stored, viewer)
  const seen = world.replies
    .filter(({ taskId, executor }) => taskId === task.id && (task.viewer === 'AUTHOR' || executor.id === viewer?.id))
    .map((reply) => replySeenBy(world, reply, stored, viewer))
  return { task, ...repliesOf(task, seen), onAction: fn(), onSignIn: fn(), onReview: fn() }
}

type Viewer = Task['viewer']

/** Who may look at a task in each state: what is not public is between its author and staff, an executor is chosen for work. */
interface Onlookers {
  PENDING: 'AUTHOR' | 'STAFF'
  REJECTED: 'AUTHOR' | 'STAFF'
  APPROVED: Exclude<Viewer, 'EXECUTOR'>
  ARCHIVED: Exclude<Viewer, 'EXECUTOR'>
  IN_PROGRESS: Viewer
  FINISHED: Viewer
  CANCELED: Viewer
}

/** A table with something for every pair of state and viewer that can exist. */
export type Viewers<S extends TaskStatus> = { readonly [K in S]: Readonly<Record<Onlookers[K], unknown>> }
