import type { AccountExport } from '../account-export.ts'
import { testUuid } from './sample-values.ts'
import { aNotification } from './service-desk.ts'
import { aUser } from './users.ts'

const { id, code, role, firstName, lastName, email, emailConfirmed, phoneNumber, phoneConfirmed } = aUser()
const { id: _, ...notification } = aNotification()

/** What is held of the client of `aUser`, who has posted one task. */
export const anAccountExport = (overrides: Partial<AccountExport> = {}): AccountExport => ({
  madeAt: '2026-03-02T09:00:00.000Z',
  isWhole: true,
  profile: {
    id,
    code,
    role,
    firstName,
    lastName,
    email,
    emailConfirmed,
    phoneNumber,
    phoneConfirmed,
    cityName: 'Казань',
    createdAt: '2025-04-11T08:30:00.000Z',
    lastVisitAt: '2026-03-02T08:58:00.000Z',
  },
  company: null,
  consents: [{ kind: 'TERMS', version: '2026-11-01', givenAt: '2025-04-11T08:30:00.000Z', ip: '203.0.113.7' }],
  sessions: [
    {
      device: 'Chrome, Windows',
      ip: '203.0.113.7',
      createdAt: '2026-02-28T18:00:00.000Z',
      lastUsedAt: '2026-03-02T08:59:00.000Z',
    },
  ],
  tasks: [
    {
      id: 501,
      title: 'Заменить смеситель на кухне',
      description: 'Старый смеситель течёт у основания. Новый уже купили, нужны инструмент и руки.',
      status: 'APPROVED',
      placeMode: 'CLIENT',
      cityName: 'Казань',
      addressDetail: 'ул. Чистопольская, 34',
      budgetType: 'FIXED',
      budgetFrom: null,
      budgetTo: 4_000_00,
      createdAt: '2026-03-01T10:00:00.000Z',
      endedAt: null,
    },
  ],
  jobs: [],
  replies: [],
  offers: [],
  reviewsWritten: [],
  reviewsAbout: [],
  messages: [
    {
      id: testUuid(701),
      chatId: 601,
      text: 'Здравствуйте! Сможете завтра после шести?',
      createdAt: '2026-03-02T08:40:00.000Z',
    },
  ],
  notifications: [notification],
  notificationSettings: [{ kind: 'CHAT_NEW_MESSAGE', byEmail: true, byPush: null }],
  savedSearches: [
    {
      name: 'Сантехника в Казани',
      query: 'category=santehnika&city=551487',
      createdAt: '2026-02-25T10:00:00.000Z',
    },
  ],
  services: [],
  cases: [],
  products: [],
  productReviews: [],
  articles: [],
  payments: [],
  complaints: [],
  files: [],
  ...overrides,
})
