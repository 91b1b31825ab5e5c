import type { Task } from '@artel/core/contract'
import type { TaskCommand } from '@artel/core/tasks'
import type { Categories } from '../categories/categories.service.ts'
import type { Call, Handlers } from '../http/handler.ts'
import type { TaskChange, TaskService } from './tasks.service.ts'

type Change = 'createTask' | 'finishTask' | 'cancelTaskByAuthor' | 'cancelTaskByExecutor' | 'approveTask' | 'rejectTask'
type TaskOperation = 'listTasks' | 'listMyTasks' | 'listExecutorTasks' | 'getTask' | Change

/** Handlers of the tasks' calls (spec §7 "Tasks"). */
export function taskHandlers(tasks: TaskService, categories: Categories): Pick<Handlers, TaskOperation> {
  const changed = async (call: Call<Change>, work: (change: TaskChange) => Promise<Task>) => {
    const index = await categories.index()
    return call.mutate(async (unit) => ({ data: await work({ unit, actor: call.viewer, categories: index }) }))
  }
  const happened = (call: Call<Exclude<Change, 'createTask'>>, event: TaskCommand) =>
    changed(call, (change) => tasks.transition(change, call.params.id, call.body.version, event))

  return {
    listTasks: async ({ query }) => listed(await tasks.list(query)),
    listMyTasks: async ({ viewer, query }) => listed(await tasks.listOwn({ authorId: viewer.id }, query)),
    listExecutorTasks: async ({ viewer, query }) => listed(await tasks.listOwn({ executorId: viewer.id }, query)),
    getTask: async ({ viewer, params, request }) => ({ data: await tasks.get(viewer, params.id, request.ip) }),
    createTask: (call) => changed(call, (change) => tasks.create(change, call.body)),
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
    rejectTask: (call) => happened(call, { type: 'REJECT', rule: call.body.rule }),
  }
}

const listed = <T>({ items, totalItems }: { items: T[]; totalItems: number }) => ({
  data: { items, pagination: { totalItems } },
})
