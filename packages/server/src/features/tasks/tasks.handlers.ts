import { cursorOf, type Task, type taskEventOperations, type taskOperations } from '@artel/core/contract'
import type { TaskCommand } from '@artel/core/tasks'
import type { Call, HandlersOf } from '../../domain/call.ts'
import type { Categories } from '../categories/categories.service.ts'
import type { OwnTaskPage } from './own-tasks.ts'
import type { TaskChange, TaskService } from './tasks.service.ts'

type Event = Exclude<keyof typeof taskEventOperations, 'republishTask'>
type Change = 'createTask' | 'updateTask' | keyof typeof taskEventOperations

/** Handlers of the tasks' calls (product §7.5). */
export function taskHandlers(
  tasks: TaskService,
  categories: Categories,
): HandlersOf<typeof taskOperations & typeof taskEventOperations> {
  const changed = async (call: Call<Change>, work: (change: TaskChange) => Promise<Task>) => {
    const index = await categories.index()
    return call.mutate(async (unit) => ({ data: await work({ unit, actor: call.viewer, categories: index }) }))
  }
  const happened = (call: Call<Event>, event: TaskCommand) =>
    changed(call, (change) => tasks.transition(change, call.params.id, call.body.version, event))

  return {
    listTasks: async ({ query }) => listed(await tasks.list(query)),
    walkTasks: async ({ query }) => {
      const { items, next } = await tasks.walk(query)
      return { data: { items, pagination: { nextCursor: next && cursorOf(next) } } }
    },
    listMyTasks: async ({ viewer, query }) => listedOwn(await tasks.listOwn({ authorId: viewer.id }, query)),
    listExecutorTasks: async ({ viewer, query }) => listedOwn(await tasks.listOwn({ executorId: viewer.id }, query)),
    getTask: async ({ viewer, params, request }) => ({ data: await tasks.get(viewer, params.id, request.ip) }),
    getTaskToEdit: async ({ viewer, params }) => ({ data: await tasks.toEdit(viewer, params.id) }),
    createTask: (call) => {
      const { fileIds, ...input } = call.body
      return changed(call, (change) => tasks.create(change, input, fileIds))
    },
    updateTask: (call) => {
      const { version, fileIds, ...changes } = call.body
      return changed(call, (change) => tasks.update(change, call.params.id, version, { changes, fileIds }))
    },
    republishTask: (call) => changed(call, (change) => tasks.republish(change, call.params.id, call.body.version)),
    deleteTask: ({ viewer, params, mutate }) =>
      mutate(async (unit) => {
        await tasks.delete(unit, viewer, params.id)
        return undefined
      }),
    requestTaskFinish: (call) => happened(call, { type: 'REQUEST_FINISH' }),
    declineTaskFinish: (call) => happened(call, { type: 'DECLINE_FINISH', comment: call.body.comment }),
    finishTask: (call) => happened(call, { type: 'FINISH' }),
    cancelTaskByAuthor: (call) => {
      const { reason, comment } = call.body
      return happened(call, { type: 'CANCEL_BY_AUTHOR', reason, comment })
    },
    cancelTaskByExecutor: (call) => {
      const { reason, comment } = call.body
      return happened(call, { type: 'CANCEL_BY_EXECUTOR', reason, comment })
    },
    // A moderator has read the text; contacts in it stop only the system.
    approveTask: (call) => happened(call, { type: 'APPROVE', contacts: [] }),
    rejectTask: (call) => {
      const { rule, field, comment } = call.body
      return happened(call, { type: 'REJECT', rule, field, comment })
    },
    removeTask: (call) => {
      const { rule, comment } = call.body
      return happened(call, { type: 'REMOVE', rule, comment })
    },
  }
}

const listed = <T>({ items, totalItems }: { items: T[]; totalItems: number }) => ({
  data: { items, pagination: { totalItems } },
})

const listedOwn = ({ items, totalItems, counts }: OwnTaskPage) => ({
  data: { items, pagination: { totalItems }, counts },
})
