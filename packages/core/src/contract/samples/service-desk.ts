import type { UserSession } from '../auth.ts'
import type { ModerationDetails, ModerationHold, ModerationItem, Redirect } from '../moderation.ts'
import type { Notification } from '../notifications.ts'
import type { SavedSearch } from '../saved-searches.ts'
import type { VerificationRequest, VerificationState, VerifiedCompany } from '../verification.ts'
import { aFile } from './files.ts'
import { testUuid } from './sample-values.ts'
import { aPublicExecutor, aPublicUser } from './users.ts'

/** Somebody has replied; not read yet. */
export const aNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: 751,
  kind: 'TASK_REPLIES',
  title: 'Новый отклик',
  text: 'Сергей М. откликнулся на задание «Заменить смеситель на кухне».',
  path: '/task/501',
  isRead: false,
  createdAt: '2026-03-02T08:31:00.000Z',
  ...overrides,
})

/** The session of this page. */
export const aUserSession = (overrides: Partial<UserSession> = {}): UserSession => ({
  id: testUuid(501),
  device: 'Chrome, Windows',
  ip: '203.0.113.7',
  createdAt: '2026-02-28T18:00:00.000Z',
  lastUsedAt: '2026-03-02T08:59:00.000Z',
  isCurrent: true,
  ...overrides,
})

/** A search of tasks that somebody has saved. */
export const aSavedSearch = (overrides: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 761,
  name: 'Сантехника в Казани',
  query: 'category=santehnika&city=551487',
  createdAt: '2026-02-25T10:00:00.000Z',
  ...overrides,
})

/** A task that waits for a moderator. */
export const aModerationItem = (overrides: Partial<ModerationItem> = {}): ModerationItem => ({
  kind: 'TASKS',
  id: '502',
  title: 'Поклеить обои в спальне',
  text: 'Обои куплены. Звоните: +7 912 345-67-89.',
  author: aPublicUser(),
  files: [],
  notes: ['В тексте есть телефон.'],
  waitingSince: '2026-03-02T07:00:00.000Z',
  version: 1,
  heldBy: null,
  ...overrides,
})

/** A colleague who looks at it. */
export const aModerationHold = (overrides: Partial<ModerationHold> = {}): ModerationHold => ({
  id: testUuid(93),
  name: 'Нина С.',
  initials: 'НС',
  since: '2026-03-02T08:58:00.000Z',
  ...overrides,
})

/** A change of a published task on a moderator's desk. */
export const someModerationDetails = (overrides: Partial<ModerationDetails> = {}): ModerationDetails => ({
  item: aModerationItem(),
  changes: [
    {
      label: 'Описание',
      before: 'Обои куплены. Комната 18 метров.',
      after: 'Обои куплены. Звоните: +7 912 345-67-89.',
    },
  ],
  history: { tasks: 9, finishedTasks: 7, rejections: 1, lastRejectedAt: '2026-03-02T08:40:00.000Z', complaints: 0 },
  complaint: null,
  category: null,
  ...overrides,
})

/** A moved address. */
export const aRedirect = (overrides: Partial<Redirect> = {}): Redirect => ({
  id: 771,
  from: '/uslugi/remont',
  to: '/landing/remont',
  createdAt: '2026-02-10T10:00:00.000Z',
  ...overrides,
})

/** Papers that wait to be checked. */
export const aVerificationRequest = (overrides: Partial<VerificationRequest> = {}): VerificationRequest => ({
  id: 781,
  status: 'PENDING',
  documents: [
    aFile({ name: 'ОГРНИП.pdf', type: 'application/pdf', isPrivate: true, width: null, height: null, picture: null }),
  ],
  rejectRule: null,
  comment: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  decidedAt: null,
  ...overrides,
})

/** A sole trader who carries the badge. */
export const aVerifiedCompany = (overrides: Partial<VerifiedCompany> = {}): VerifiedCompany => ({
  id: 781,
  owner: aPublicExecutor(),
  title: 'ИП Мельников Сергей',
  text: 'ИНН 500100732259\nОГРНИП 304500116000157',
  documents: aVerificationRequest().documents,
  ...overrides,
})

/** How the check of a company stands while its papers wait. */
export const aVerificationState = (overrides: Partial<VerificationState> = {}): VerificationState => ({
  status: 'PENDING',
  request: aVerificationRequest(),
  submissionsLeft: 2,
  nextSubmissionAt: null,
  ...overrides,
})
