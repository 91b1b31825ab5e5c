import { NOTIFICATION_KINDS, type NotificationKind } from '../contract/notification-terms.ts'

/** Kinds that come by mail only when somebody asks for them: they come often, and the chat itself tells. */
const QUIET: ReadonlySet<NotificationKind> = new Set(['CHAT_NEW_MESSAGE'])

/** Whether a kind is mailed; `setting` is what the person chose, `null` when nothing. */
export const isMailed = (kind: NotificationKind, setting: boolean | null): boolean => setting ?? !QUIET.has(kind)

/** Every kind with its setting, in the order of the contract. */
export const emailSettings = (chosen: ReadonlyMap<NotificationKind, boolean>) =>
  NOTIFICATION_KINDS.map((kind) => ({ kind, isOn: isMailed(kind, chosen.get(kind) ?? null) }))
