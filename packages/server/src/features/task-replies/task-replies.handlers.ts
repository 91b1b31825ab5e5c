import type { taskReplyOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { TaskReplyService } from './task-replies.service.ts'

/** Handlers of the replies' calls. */
export const taskReplyHandlers = (replies: TaskReplyService): HandlersOf<typeof taskReplyOperations> => ({
  listTaskReplies: async ({ viewer, query }) => ({ data: await replies.list(viewer, query.taskId) }),
  sendTaskReply: ({ viewer, body, mutate }) =>
    mutate(async (unit) => ({ data: await replies.send(unit, viewer, body) })),
  viewTaskReply: ({ viewer, params, mutate }) =>
    mutate(async (unit) => {
      await replies.view(unit, viewer, params.id)
      return undefined
    }),
  rejectTaskReply: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await replies.reject(unit, viewer, params.id, body.version) })),
  shortlistTaskReply: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await replies.shortlist(unit, viewer, params.id, body.version) })),
  reopenTaskReply: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await replies.reopen(unit, viewer, params.id, body.version) })),
  withdrawTaskReply: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => ({ data: await replies.withdraw(unit, viewer, params.id, body.version) })),
})
