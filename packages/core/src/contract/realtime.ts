import * as z from 'zod'
import { chat, chatMessage } from './chat.ts'
import { instant, numericId, uuid } from './primitives.ts'
import { taskStatus } from './tasks.ts'

/**
 * What the socket tells. The six events are product §7's; READ_CHAT, TASK_CHANGED and
 * NEW_NOTIFICATION are ours (docs/adr/0003): read marks, the deal's state and what is behind the bell must reach people without a
 * reload, and none of the six carries them.
 */
export const realtimeEvents = {
  NEW_CHAT: chat,
  CLOSE_CHAT: z.object({ chatId: numericId }),
  DELETE_CHAT: z.object({ chatId: numericId }),
  NEW_MESSAGE: chatMessage,
  EDIT_MESSAGE: chatMessage,
  ONLINE_CHANGED: z.object({ userId: uuid, isOnline: z.boolean(), lastVisitAt: instant.nullable() }),
  READ_CHAT: z.object({ chatId: numericId, userId: uuid, lastReadSeq: z.int().min(0) }),
  TASK_CHANGED: z.object({ taskId: numericId, status: taskStatus, version: z.int() }),
  NEW_NOTIFICATION: z.object({ id: numericId }),
}

/** Name of a realtime event. */
export type RealtimeEventName = keyof typeof realtimeEvents
/** Payload of a realtime event. */
export type RealtimePayload<N extends RealtimeEventName> = z.output<(typeof realtimeEvents)[N]>
/** A realtime event with its name, as machines receive it. */
export type RealtimeEvent = { [N in RealtimeEventName]: { name: N; payload: RealtimePayload<N> } }[RealtimeEventName]
