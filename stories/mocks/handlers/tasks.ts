import { indexCategories } from '@artel/core/categories'
import type { HandlerArgs, StoredFile, TaskInput, User } from '@artel/core/contract'
import {
  checkTaskInput,
  checkTaskUpdate,
  decideTask,
  isCountedView,
  isTaskVisible,
  presentEditableTask,
  type TaskCommand,
  taskErrorCode,
  taskFactsOf,
} from '@artel/core/tasks'
import { aStoredTask } from '../fixtures/a-stored-task.ts'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { attach } from './files.ts'
import { keepGone } from './gone.ts'
import { faceOf } from './people.ts'
import { signedIn } from './signed-in.ts'
import { autoModerate, moveTask, tellRepliers } from './task-events.ts'
import { taskSeenBy } from './task-pages.ts'
import { inputOf, valuesOf } from './task-values.ts'

const OPEN: ReadonlySet<string> = new Set(['PENDING', 'APPROVED', 'IN_PROGRESS'])
const DAY = 86_400_000

/** A task that the viewer may know of. */
export const findTask = ({ world, viewer }: Pick<MockCall, 'world' | 'viewer'>, id: number): StoredTask => {
  const task = world.tasks.find((one) => one.id === id)
  if (!task || !isTaskVisible(task, viewer)) throw new MockRefusal('NOT_FOUND')
  return task
}

/** How many tasks of somebody wait for a moderator, look for an executor, or are in work. */
export const openTasksOf = ({ tasks }: MockWorld, authorId: string): number =>
  tasks.filter(({ author, status }) => author.id === authorId && OPEN.has(status)).length

const seenIn = (call: MockCall, id: number, version: number): StoredTask => {
  const task = findTask(call, id)
  if (task.version !== version) throw new MockRefusal('VERSION_CONFLICT')
  return task
}

const act = (call: MockCall, id: number, version: number, event: TaskCommand) => {
  const actor = signedIn(call)
  const task = seenIn(call, id, version)
  moveTask(call.world, task, event, actor)
  return { data: taskSeenBy(call.world, task, actor) }
}

/** Each person counts once a day. */
const countView = ({ world, viewer }: MockCall, task: StoredTask): void => {
  const key = `${task.id} ${viewer?.id ?? 'guest'} ${Math.floor(world.now / DAY)}`
  if (world.views.has(key)) return
  world.views.add(key)
  task.viewsCount += 1
}

const newTask = (world: MockWorld, author: User, input: TaskInput): StoredTask => {
  const checked = checkTaskInput(input, { categories: indexCategories(world.categories), now: world.now })
  if (!checked.ok) throw unfit(checked.fields)
  const values = valuesOf(world, checked.value, checked.value)
  const event = {
    type: 'CREATE',
    isEmailConfirmed: author.emailConfirmed,
    openTasks: openTasksOf(world, author.id),
  } as const
  const decision = decideTask({ task: null, event, actor: author, now: world.now })
  if (!decision.ok) throw new MockRefusal(taskErrorCode(decision.refusal), { refusal: decision.refusal })
  const createdAt = new Date(world.now).toISOString()
  return aStoredTask({
    ...values,
    id: world.nextId(),
    status: decision.status,
    author: faceOf(world, author),
    authorPhone: author.phoneNumber,
    repliesCount: 0,
    viewsCount: 0,
    createdAt,
    publishedAt: null,
    history: [{ status: decision.status, at: createdAt }],
    version: 1,
  })
}

interface Update {
  readonly changes: Omit<HandlerArgs<'updateTask'>['body'], 'version' | 'fileIds'>
  readonly areFilesChanged: boolean
}

const idsOf = (files: readonly StoredFile[]) => files.map(({ id }) => id).join()

const update = (world: MockWorld, task: StoredTask, author: User, { changes, areFilesChanged }: Update): void => {
  const intended = { before: inputOf(task), revision: task.revision, changes }
  const checked = checkTaskUpdate(intended, { categories: indexCategories(world.categories), now: world.now })
  if (!checked.ok) throw unfit(checked.fields)
  const { fields, input } = checked
  const event = { type: 'UPDATE', fields } as const
  const decision = decideTask({ task: taskFactsOf(task), event, actor: author, now: world.now })
  const waiting = new Set<keyof TaskInput>(decision.ok ? decision.changes.fieldsToModerate : [])
  const pick = (isWaiting: boolean): Partial<TaskInput> =>
    Object.fromEntries(fields.filter((field) => waiting.has(field) === isWaiting).map((field) => [field, input[field]]))
  // Also where it waits, a city must be one.
  valuesOf(world, input, pick(true))
  const values = valuesOf(world, input, pick(false))
  moveTask(world, task, event, author)
  const revision = waiting.size > 0 ? pick(true) : null
  Object.assign(task, values, { revision, ...(revision && { revisedAt: new Date(world.now).toISOString() }) })
  autoModerate(world, task)
  const published = task.revision === null ? fields : fields.filter((field) => !waiting.has(field))
  tellRepliers(world, task, areFilesChanged ? [...published, 'fileIds'] : published)
}

/** A task and what its parties and staff do with it. */
export const taskHandlers = {
  getTask({ params }, call) {
    const task = findTask(call, params.id)
    const seen = taskSeenBy(call.world, task, call.viewer)
    if (isCountedView(seen.viewer)) countView(call, task)
    return { data: { ...seen, viewsCount: task.viewsCount } }
  },
  getTaskToEdit({ params }, call) {
    const author = signedIn(call)
    const task = findTask(call, params.id)
    if (task.author.id !== author.id) throw new MockRefusal('NOT_FOUND')
    const kept = { ...task, facts: taskFactsOf(task), input: inputOf(task) }
    const cityName = (id: number) => call.world.places.find((place) => place.id === id)?.name ?? null
    return { data: presentEditableTask({ ...kept, cityName }, author, call.world.now) }
  },
  createTask({ body: { fileIds, ...body } }, call) {
    const author = signedIn(call)
    const task = { ...newTask(call.world, author, body), files: attach(call, 'task', fileIds) }
    call.world.tasks = [task, ...call.world.tasks]
    autoModerate(call.world, task)
    return { data: taskSeenBy(call.world, task, author) }
  },
  updateTask({ params, body: { version, fileIds, ...changes } }, call) {
    const author = signedIn(call)
    const task = seenIn(call, params.id, version)
    const event = { type: 'UPDATE', fields: [] } as const
    // Whoever may not change the task is told so, whatever files they name.
    const isAllowed = decideTask({ task: taskFactsOf(task), event, actor: author, now: call.world.now }).ok
    const files = isAllowed && fileIds ? attach(call, 'task', fileIds, task.files) : undefined
    const areFilesChanged = files !== undefined && idsOf(files) !== idsOf(task.files)
    update(call.world, task, author, { changes, areFilesChanged })
    if (files) task.files = files
    return { data: taskSeenBy(call.world, task, author) }
  },
  deleteTask({ params }, call) {
    const task = findTask(call, params.id)
    moveTask(call.world, task, { type: 'DELETE' }, signedIn(call))
    if (task.publishedAt) keepGone(call.world, 'TASK', task.id)
    return undefined
  },
  republishTask({ params, body }, call) {
    const actor = signedIn(call)
    const task = seenIn(call, params.id, body.version)
    moveTask(call.world, task, { type: 'REPUBLISH', openTasks: openTasksOf(call.world, task.author.id) }, actor)
    autoModerate(call.world, task)
    return { data: taskSeenBy(call.world, task, actor) }
  },
  requestTaskFinish: ({ params, body }, call) => act(call, params.id, body.version, { type: 'REQUEST_FINISH' }),
  declineTaskFinish: ({ params, body: { version, comment } }, call) =>
    act(call, params.id, version, { type: 'DECLINE_FINISH', comment }),
  removeTask: ({ params, body: { version, rule, comment } }, call) =>
    act(call, params.id, version, { type: 'REMOVE', rule, comment }),
  finishTask: ({ params, body }, call) => act(call, params.id, body.version, { type: 'FINISH' }),
  cancelTaskByAuthor: ({ params, body: { version, reason, comment } }, call) =>
    act(call, params.id, version, { type: 'CANCEL_BY_AUTHOR', reason, comment }),
  cancelTaskByExecutor: ({ params, body: { version, reason, comment } }, call) =>
    act(call, params.id, version, { type: 'CANCEL_BY_EXECUTOR', reason, comment }),
  approveTask: ({ params, body }, call) => act(call, params.id, body.version, { type: 'APPROVE', contacts: [] }),
  rejectTask: ({ params, body: { version, ...verdict } }, call) =>
    act(call, params.id, version, { type: 'REJECT', ...verdict }),
} satisfies Partial<MockHandlers>
