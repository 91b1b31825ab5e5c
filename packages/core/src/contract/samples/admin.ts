import type { AdminUser, AdminUserDetails, ListPrice, LogLine } from '../admin.ts'
import { testUuid } from './sample-values.ts'
import { aUser } from './users.ts'

/** The client of `aUser` in the list of accounts. */
export const anAdminUser = (overrides: Partial<AdminUser> = {}): AdminUser => {
  const { id, code, firstName, lastName, email, phoneNumber, role } = aUser()
  return {
    id,
    code,
    firstName,
    lastName,
    email,
    phoneNumber,
    role,
    state: 'ACTIVE',
    companyName: null,
    createdAt: '2025-04-11T08:30:00.000Z',
    lastVisitAt: '2026-03-02T08:58:00.000Z',
    ...overrides,
  }
}

/** An administrator has blocked an account. */
export const aLogLine = (overrides: Partial<LogLine> = {}): LogLine => ({
  id: 'staff-31',
  action: 'USER_BLOCKED',
  actor: { id: testUuid(105), name: 'Денис Ларин' },
  object: { kind: 'USER', id: aUser().id, title: 'Ирина Котова' },
  before: null,
  after: null,
  rule: 'FRAUD',
  comment: 'Брал предоплату и пропадал.',
  createdAt: '2026-03-02T08:40:00.000Z',
  ...overrides,
})

/** All there is to know of her. */
export const someAdminUserDetails = (overrides: Partial<AdminUserDetails> = {}): AdminUserDetails => ({
  ...anAdminUser(),
  version: 1,
  emailConfirmed: true,
  phoneConfirmed: true,
  cityName: 'Казань',
  company: null,
  block: null,
  counts: { tasks: 9, replies: 0, complaints: 1, sessions: 2 },
  roles: ['MODERATOR', 'ADMIN'],
  allowedEvents: ['CHANGE_ROLE', 'BLOCK'],
  refusals: { UNBLOCK: 'WRONG_STATE' },
  log: [],
  ...overrides,
})

/** PRO, as an administrator has last set it. */
export const aListPrice = (overrides: Partial<ListPrice> = {}): ListPrice => ({
  key: 'TARIFF:PRO',
  group: 'TARIFF',
  title: 'Тариф «Про», 1 месяц',
  value: 2990_00,
  version: 1,
  changes: [aPriceChange()],
  ...overrides,
})

/** The price that holds since the middle of February. */
export const aPriceChange = (overrides: Partial<PriceChange> = {}): PriceChange => ({
  id: 11,
  value: 2990_00,
  validFrom: '2026-02-14T10:20:00.000Z',
  changedAt: '2026-02-14T10:20:00.000Z',
  changedBy: { id: testUuid(105), name: 'Денис Ларин' },
  state: 'IN_FORCE',
  ...overrides,
})

type PriceChange = ListPrice['changes'][number]
