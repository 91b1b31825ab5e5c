import type { Notification } from '../contract/notifications.ts'
import type { ComplaintCommand } from './complaint-refusals.ts'

/** What the one who complained is told when it is decided; `null` of what is no decision. */
export const complaintNotice = (
  event: ComplaintCommand,
): Pick<Notification, 'kind' | 'title' | 'text' | 'path'> | null =>
  event.type === 'TAKE'
    ? null
    : {
        kind: 'COMPLAINT',
        title: event.type === 'RESOLVE' ? 'Ваша жалоба подтвердилась' : 'Ваша жалоба не подтвердилась',
        text: event.verdict,
        path: null,
      }
