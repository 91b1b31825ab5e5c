import { NOTIFICATION_KINDS, type NotificationKind } from '../contract/notification-terms.ts'

/** Ways in which a notification leaves the site: a letter, and a message to each device that was let in. */
export const NOTIFICATION_CHANNELS = ['emails', 'pushes'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** Kinds that come by mail only when somebody asks for them: they come often, and the chat itself tells. */
const QUIET: ReadonlySet<NotificationKind> = new Set(['CHAT_NEW_MESSAGE'])

/** Kinds whose letters guard the account: they have words of their own and always come. */
const ALWAYS_MAILED: ReadonlySet<NotificationKind> = new Set(['USERS'])

/** Whether no setting keeps the letters of a kind away. */
export const isAlwaysMailed = (kind: NotificationKind): boolean => ALWAYS_MAILED.has(kind)

/** Whether a kind is mailed; `setting` is what the person chose, `null` when nothing. */
export const isMailed = (kind: NotificationKind, setting: boolean | null): boolean =>
  isAlwaysMailed(kind) || (setting ?? !QUIET.has(kind))

/** Whether a kind goes to devices. Whoever let a device in wants to be told there. */
export const isPushed = (_kind: NotificationKind, setting: boolean | null): boolean => setting ?? true

const rules = { emails: isMailed, pushes: isPushed } as const satisfies Record<NotificationChannel, typeof isMailed>

/** What a person chose, by channel; what they did not speak of is absent. */
export type ChosenChannels = Readonly<Record<NotificationChannel, ReadonlyMap<NotificationKind, boolean>>>

const switches = (channel: NotificationChannel, chosen: ChosenChannels) =>
  NOTIFICATION_KINDS.map((kind) => ({ kind, isOn: rules[channel](kind, chosen[channel].get(kind) ?? null) }))

/** Every kind with its settings, in the order of the contract. */
export const channelSettings = (chosen: ChosenChannels) => ({
  emails: switches('emails', chosen),
  pushes: switches('pushes', chosen),
})

/** Nothing is chosen yet. */
export const NOTHING_CHOSEN: ChosenChannels = { emails: new Map(), pushes: new Map() }
