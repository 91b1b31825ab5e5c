import type { ReplyCase, StoredFile, TaskReply } from '@artel/core/contract'
import { nearnessOf, presentReply } from '@artel/core/tasks'
import type { UserViewer } from '../../domain/viewer.ts'
import type { TaskRow } from '../tasks/tasks.tables.ts'
import { knownUser, type PublicUsers } from '../users/public-users.ts'
import { repliedTask } from './reply-lifecycle.ts'
import type { ReplyWithChat } from './task-replies.queries.ts'

/** A reply as the task's author or its sender sees it. `users` must hold the sender. */
export const replyView = (
  reply: ReplyWithChat,
  task: TaskRow,
  viewer: UserViewer,
  users: PublicUsers,
  { files, cases }: { readonly files: readonly StoredFile[]; readonly cases: readonly ReplyCase[] },
  now: number,
): TaskReply =>
  presentReply(
    {
      id: reply.id,
      taskId: reply.task_id,
      executor: knownUser(users, reply.executor_id),
      text: reply.text,
      priceType: reply.price_type,
      price: reply.price,
      termDays: reply.term_days,
      files: [...files],
      cases: [...cases],
      nearness: nearnessOf(
        { placeMode: task.place_mode, city: reply.task_city },
        { city: reply.sender_city, districts: reply.districts },
      ),
      status: reply.status,
      chatId: reply.chat_id,
      createdAt: reply.created_at.toISOString(),
      version: reply.version,
      isSenderGone: reply.is_sender_gone,
    },
    repliedTask(task),
    viewer,
    now,
  )
