import { indexCategories } from '@artel/core/categories'
import type { HandlerArgs, TaskInput, User } from '@artel/core/contract'
import { checkTaskInput, decideReply, decideTask, mergeTaskChanges, type TaskCommand } from '@artel/core/tasks'
import { aStoredTask } from '../fixtures/a-stored-task.ts'
import { people } from '../fixtures/people.ts'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { filesOf } from './files.ts'
import { signedIn } from './signed-in.ts'
import { inputOf } from './stored-input.ts'
import { factsOf, isVisible, taskSeenBy } from './task-eyes.ts'

const ENDS = new Set(['FINISHED', 'ARCHIVED', 'CANCELED'])

/** A task that the viewer may know of. */
export const findTask = ({ world, viewer }: Pick<MockCall, 'world' | 'viewer'>, id: number): StoredTask => {
  const task = world.tasks.find((one) => one.id === id)
  if (!task || !isVisible(task, viewer)) throw new MockRefusal('NOT_FOUND')
  return task
}

/** Replies follow the end of their task. */
const closeReplies = (world: MockWorld, task: StoredTask): void => {
  for (const reply of world.replies.filter(({ taskId }) => taskId === task.id)) {
    const facts = { status: reply.status, executorId: reply.executor.id }
    const decision = decideReply({
      reply: {
        ...facts,
        task: {
          authorId: task.author.id,
          status: task.status,
          endedAt: task.endedAt,
          cancelledBy: task.cancelledBy,
        },
      },
      event: { type: 'CLOSE' },
      actor: 'system',
      now: world.now,
    })
    if (decision.ok) reply.status = decision.status
  }
}

/** Lets core's lifecycle decide an event and keeps what it decides. */
export const moveTask = (world: MockWorld, task: StoredTask, event: TaskCommand, actor: User): void => {
  const decision = decideTask({ task: factsOf(task), event, actor, now: world.now })
  if (!decision.ok) throw new MockRefusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  const at = new Date(world.now).toISOString()
  const { deletedAt, fieldsToModerate: _, revision, ...changes } = decision.changes
  if (deletedAt !== undefined) world.tasks = world.tasks.filter(({ id }) => id !== task.id)
  const revised = revision === 'APPLY' ? task.revision : {}
  Object.assign(task, changes, revised, revision && { revision: null }, {
    status: decision.status,
    version: task.version + 1,
    ...(decision.status !== task.status && {
      history: [...task.history, { status: decision.status, at }],
      endedAt: ENDS.has(decision.status) ? at : null,
    }),
  })
  task.executor = people.find(({ id }) => id === task.executorId) ?? null
  if (task.endedAt !== null) closeReplies(world, task)
}

const act = (call: MockCall, id: number, version: number, event: TaskCommand) => {
  const actor = signedIn(call)
  const task = findTask(call, id)
  if (task.version !== version) throw new MockRefusal('VERSION_CONFLICT')
  moveTask(call.world, task, event, actor)
  return { data: taskSeenBy(call.world, task, actor) }
}

const placeOf = ({ places }: MockWorld, cityId: number | null): StoredTask['place'] => {
  const city = places.find(({ id }) => id === cityId)
  return cityId !== null && city ? { cityId, cityName: city.name, regionName: city.region, point: city.point } : null
}

/** What somebody writes into a task, as a database keeps it. */
const valuesOf = (world: MockWorld, input: TaskInput) => {
  const index = indexCategories(world.categories)
  const checked = checkTaskInput(input, { categories: index, now: world.now })
  if (!checked.ok) throw new MockRefusal('VALIDATION_FAILED', { fields: checked.fields as Record<string, string> })
  const { categoryId, cityId, properties, ...value } = checked.value
  const { id, name, slug } = index.byId.get(categoryId) ?? { id: categoryId, name: '', slug: '' }
  return {
    ...value,
    category: { id, name, slug },
    place: placeOf(world, cityId),
    properties: index
      .properties(categoryId)
      .filter((question) => properties[question.id] !== undefined)
      .map((question) => ({ id: question.id, name: question.name, value: String(properties[question.id]) })),
  } satisfies Partial<StoredTask>
}

const newTask = (world: MockWorld, author: User, input: TaskInput): StoredTask => {
  const createdAt = new Date(world.now).toISOString()
  const face = people.find((person) => person.id === author.id)
  return aStoredTask({
    ...valuesOf(world, input),
    id: world.nextId(),
    status: 'PENDING',
    ...(face && { author: face }),
    repliesCount: 0,
    viewsCount: 0,
    createdAt,
    publishedAt: null,
    history: [{ status: 'PENDING', at: createdAt }],
    version: 1,
  })
}

/** What a stored task keeps of each field that moderation looks at. */
const KEPT_AS = {
  title: 'title',
  description: 'description',
  categoryId: 'category',
  properties: 'properties',
  placeMode: 'placeMode',
  cityId: 'place',
  addressDetail: 'addressDetail',
} as const satisfies Partial<Record<keyof TaskInput, keyof StoredTask>>

type TaskChanges = Omit<HandlerArgs<'updateTask'>['body'], 'version' | 'fileIds'>

const update = (world: MockWorld, task: StoredTask, author: User, changes: TaskChanges): void => {
  const before = inputOf({ ...task, ...task.revision }, indexCategories(world.categories))
  const values = valuesOf(world, mergeTaskChanges(before, changes))
  const differs = (key: keyof typeof values) => JSON.stringify(values[key]) !== JSON.stringify(task[key])
  const judged = Object.entries(KEPT_AS) as [keyof typeof KEPT_AS, (typeof KEPT_AS)[keyof typeof KEPT_AS]][]
  const fields = judged.flatMap(([field, key]) => (differs(key) ? [field] : []))
  const isPublic = task.status === 'APPROVED'
  moveTask(world, task, { type: 'UPDATE', fields }, author)
  const waiting = new Set<string>(isPublic ? fields.map((field) => KEPT_AS[field]) : [])
  const split = (isWaiting: boolean): Partial<StoredTask> =>
    Object.fromEntries(Object.entries(values).filter(([key]) => waiting.has(key) === isWaiting))
  Object.assign(task, split(false), { revision: waiting.size > 0 ? split(true) : null })
}

/** A task and what its parties and staff do with it. */
export const taskHandlers = {
  getTask: ({ params }, call) => ({ data: taskSeenBy(call.world, findTask(call, params.id), call.viewer) }),
  createTask({ body: { fileIds, ...body } }, call) {
    const author = signedIn(call)
    const task = { ...newTask(call.world, author, body), files: filesOf(call, fileIds) }
    call.world.tasks.unshift(task)
    return { data: taskSeenBy(call.world, task, author) }
  },
  updateTask({ params, body: { version, fileIds, ...changes } }, call) {
    const author = signedIn(call)
    const task = findTask(call, params.id)
    if (task.version !== version) throw new MockRefusal('VERSION_CONFLICT')
    update(call.world, task, author, changes)
    if (fileIds) task.files = filesOf(call, fileIds)
    return { data: taskSeenBy(call.world, task, author) }
  },
  deleteTask({ params }, call) {
    moveTask(call.world, findTask(call, params.id), { type: 'DELETE' }, signedIn(call))
    return undefined
  },
  republishTask({ params, body }, call) {
    const open = new Set(['PENDING', 'APPROVED', 'IN_PROGRESS'])
    const { id } = signedIn(call)
    const openTasks = call.world.tasks.filter(({ author, status }) => author.id === id && open.has(status)).length
    return act(call, params.id, body.version, { type: 'REPUBLISH', openTasks })
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
  rejectTask: ({ params, body: { version, rule } }, call) => act(call, params.id, version, { type: 'REJECT', rule }),
} satisfies Partial<MockHandlers>
