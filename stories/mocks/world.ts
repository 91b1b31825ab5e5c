import type {
  Category,
  Chat,
  ChatMessage,
  ComplaintStatus,
  MapPlace,
  Notification,
  NotificationKind,
  OwnCompany,
  PublicUser,
  Task,
  TaskOffer,
  TaskReply,
  User,
  UserSession,
} from '@artel/core/contract'
import { TEST_NOW } from '@artel/core/testing'
import type { TextLength } from '../workshop/text-length.ts'
import { seededCompanies, seededNotifications, seededSessions } from './fixtures/accounts.ts'
import { seededCategories } from './fixtures/categories.ts'
import { seededChats, seededMessages } from './fixtures/chats.ts'
import { accounts, type Persona, people, userOf } from './fixtures/people.ts'
import { seededPlaces } from './fixtures/places.ts'
import { seededReplies } from './fixtures/replies.ts'
import { seededTasks } from './fixtures/tasks.ts'

/** A task as a database keeps it: everything there is to know, whoever asks. */
export interface StoredTask extends Omit<Task, 'viewer' | 'allowedEvents' | 'replyRefusal' | 'chatId' | 'isRevised'> {
  /** Changes that wait for a moderator. */
  revision: Partial<StoredTask> | null
  /** When it was finished, archived or cancelled. */
  endedAt: string | null
}

/** A reply as a database keeps it. */
export type StoredReply = Omit<TaskReply, 'allowedEvents'>

/** An offer as a database keeps it. */
export type StoredOffer = Omit<TaskOffer, 'allowedEvents'>

/** A complaint as a database keeps it. */
export interface StoredComplaint {
  readonly id: string
  readonly author: PublicUser
  readonly title: string
  readonly text: string
  readonly createdAt: string
  status: ComplaintStatus
}

/** A notification with whom it is for. */
export interface StoredNotification extends Notification {
  readonly userId: string
}

/** Everything the backend in memory holds. It lives as long as a story does. */
export interface MockWorld {
  /** Milliseconds since the epoch; time stands still. */
  readonly now: number
  /** How long the sentences of answers are; the world itself stays as it is. */
  textLength: TextLength
  /** Whose session the browser's cookie holds. */
  session: string | null
  /** Access tokens given out, with their owners. */
  readonly tokens: Map<string, string>
  /** Who can sign in, all with the password of the demo accounts. */
  accounts: User[]
  /** Passwords of those who changed theirs or registered. */
  readonly passwords: Map<string, string>
  readonly companies: Map<string, OwnCompany>
  /** Secrets of letters that were used already. */
  readonly usedLinks: Set<string>
  sessions: UserSession[]
  notifications: StoredNotification[]
  readonly notificationSettings: Map<string, ReadonlyMap<NotificationKind, boolean>>
  readonly people: readonly PublicUser[]
  categories: readonly Category[]
  places: readonly MapPlace[]
  tasks: StoredTask[]
  replies: StoredReply[]
  offers: StoredOffer[]
  /** What the executor who looks may still send; `null` without a limit. */
  repliesLeft: number | null
  complaints: StoredComplaint[]
  /** Chats that somebody has put away: their ids by user. */
  readonly hiddenChats: Map<string, Set<number>>
  chats: Chat[]
  messages: ChatMessage[]
  /** A number for whatever is made next. */
  nextId(): number
}

/** A believable small marketplace, the same every time. */
export const createMockWorld = ({ viewer = 'guest' }: { readonly viewer?: Persona } = {}): MockWorld => {
  let lastId = 10_000
  return {
    now: Date.parse(TEST_NOW),
    textLength: 'normal',
    session: userOf(viewer)?.id ?? null,
    tokens: new Map(),
    accounts: Object.values(accounts),
    passwords: new Map(),
    companies: seededCompanies(),
    usedLinks: new Set(),
    sessions: seededSessions(),
    notifications: seededNotifications(),
    notificationSettings: new Map(),
    people,
    categories: seededCategories(),
    places: seededPlaces(),
    tasks: seededTasks(),
    replies: seededReplies(),
    offers: [],
    repliesLeft: null,
    complaints: [],
    hiddenChats: new Map(),
    chats: seededChats(),
    messages: seededMessages(),
    nextId() {
      lastId += 1
      return lastId
    },
  }
}

let world = createMockWorld()

/** The world of the story on the stage: one story is shown at a time. */
export const theWorld = (): MockWorld => world

/** A new world for a new story. */
export const openWorld = (viewer: Persona): MockWorld => {
  world = createMockWorld({ viewer })
  return world
}
