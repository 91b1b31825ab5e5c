import type { PublicUser, User } from '../users.ts'
import { testUuid } from './sample-values.ts'

/** Ids of the two people most tests are about. */
export const CLIENT_ID = testUuid(101)
export const EXECUTOR_ID = testUuid(102)

/** A signed-in client from Kazan. */
export const aUser = (overrides: Partial<User> = {}): User => ({
  id: CLIENT_ID,
  code: 'A-1042',
  role: 'CLIENT',
  firstName: 'Ирина',
  lastName: 'Котова',
  email: 'client@artel.test',
  emailConfirmed: true,
  phoneNumber: '+79172345678',
  phoneConfirmed: true,
  cityId: 551487,
  avatarId: null,
  avatar: null,
  tariffId: null,
  badges: [],
  company: null,
  ...overrides,
})

/** A signed-in verified sole trader. */
export const anExecutor = (overrides: Partial<User> = {}): User =>
  aUser({
    id: EXECUTOR_ID,
    code: 'A-2077',
    role: 'EXECUTOR',
    firstName: 'Сергей',
    lastName: 'Мельников',
    email: 'executor@artel.test',
    phoneNumber: '+79031112233',
    tariffId: 1,
    company: {
      id: testUuid(202),
      businessType: 'SP',
      verificationStatus: 'VERIFIED',
      shortName: null,
      companyPhoneNumber: '+78432001020',
    },
    ...overrides,
  })

/** The client of {@link aUser} as others see her. */
export const aPublicUser = (overrides: Partial<PublicUser> = {}): PublicUser => ({
  id: CLIENT_ID,
  name: 'Ирина К.',
  initials: 'КИ',
  role: 'CLIENT',
  businessType: null,
  verificationStatus: null,
  verifiedAt: null,
  avatar: null,
  finishedTasksCount: 9,
  rating: { average: 4.8, count: 9 },
  cityName: 'Казань',
  createdAt: '2025-04-11T08:30:00.000Z',
  isOnline: true,
  lastVisitAt: '2026-03-02T08:58:00.000Z',
  ...overrides,
})

/** The executor of {@link anExecutor} as others see him. */
export const aPublicExecutor = (overrides: Partial<PublicUser> = {}): PublicUser =>
  aPublicUser({
    id: EXECUTOR_ID,
    name: 'Сергей М.',
    initials: 'МС',
    role: 'EXECUTOR',
    businessType: 'SP',
    verificationStatus: 'VERIFIED',
    verifiedAt: '2025-01-20T10:00:00.000Z',
    finishedTasksCount: 41,
    rating: { average: 4.9, count: 37 },
    createdAt: '2024-09-02T11:15:00.000Z',
    isOnline: false,
    lastVisitAt: '2026-03-02T07:40:00.000Z',
    ...overrides,
  })
