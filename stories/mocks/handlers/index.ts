import type { MockHandlers } from '../mock-handlers.ts'
import { accountHandlers } from './account.ts'
import { authHandlers } from './auth.ts'
import { catalogueHandlers } from './catalogue.ts'
import { chatHandlers } from './chat.ts'
import { moderationHandlers } from './moderation.ts'
import { notificationHandlers } from './notifications.ts'
import { registrationHandlers } from './registration.ts'
import { tariffHandlers } from './tariffs.ts'
import { taskListHandlers } from './task-lists.ts'
import { taskOfferHandlers } from './task-offers.ts'
import { taskReplyHandlers } from './task-replies.ts'
import { taskHandlers } from './tasks.ts'

/** The backend of stories. An endpoint that nobody mocks is a type error here. */
export const handlers: MockHandlers = {
  ...authHandlers,
  ...registrationHandlers,
  ...accountHandlers,
  ...notificationHandlers,
  ...catalogueHandlers,
  ...taskListHandlers,
  ...taskHandlers,
  ...taskReplyHandlers,
  ...taskOfferHandlers,
  ...moderationHandlers,
  ...tariffHandlers,
  ...chatHandlers,
}
