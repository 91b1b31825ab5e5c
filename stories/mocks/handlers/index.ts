import type { MockHandlers } from '../mock-handlers.ts'
import { authHandlers } from './auth.ts'
import { catalogueHandlers } from './catalogue.ts'
import { chatHandlers } from './chat.ts'
import { taskListHandlers } from './task-lists.ts'
import { taskReplyHandlers } from './task-replies.ts'
import { taskHandlers } from './tasks.ts'

/** The backend of stories. An endpoint that nobody mocks is a type error here. */
export const handlers: MockHandlers = {
  ...authHandlers,
  ...catalogueHandlers,
  ...taskListHandlers,
  ...taskHandlers,
  ...taskReplyHandlers,
  ...chatHandlers,
}
