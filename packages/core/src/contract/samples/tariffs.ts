import type {
  Calculation,
  LedgerLine,
  Payment,
  Purchase,
  Tariff,
  TariffPreview,
  UserService,
  UserTariff,
} from '../tariffs.ts'
import { testUuid } from './sample-values.ts'

/** BASIC on the price list. */
export const aTariff = (overrides: Partial<Tariff> = {}): Tariff => ({
  id: 2,
  type: 'BASIC',
  name: 'Базовый',
  price: 690_00,
  services: [
    { type: 'REPLIES', limit: 30, note: null },
    { type: 'CASES', limit: 10, note: null },
    { type: 'PRODUCTS', limit: 30, note: null },
    { type: 'ARTICLES', limit: 4, note: null },
  ],
  planned: null,
  ...overrides,
})

/** BASIC in the middle of its month. */
export const aUserTariff = (overrides: Partial<UserTariff> = {}): UserTariff => ({
  tariff: { id: 2, type: 'BASIC', name: 'Базовый', price: 690_00 },
  until: '2026-03-17T09:00:00.000Z',
  nextType: null,
  renewsAt: '2026-03-17T09:00:00.000Z',
  additionalServicesInfo: [
    { type: 'REPLIES', count: [12, 30] },
    { type: 'CASES', count: [6, 10] },
  ],
  services: aTariff().services,
  ...overrides,
})

/** Thirty replies bought, seven of them used. */
export const aUserService = (overrides: Partial<UserService> = {}): UserService => ({
  id: 601,
  type: 'REPLIES',
  unit: 'piece',
  count: [7, 30],
  from: '2026-01-10T09:00:00.000Z',
  until: '2027-01-10T09:00:00.000Z',
  category: null,
  city: null,
  ...overrides,
})

/** A purchase that waits for its payment. */
export const aPayment = (overrides: Partial<Payment> = {}): Payment => ({
  id: testUuid(401),
  status: 'PENDING',
  lines: [{ title: '30 откликов', price: 790_00 }],
  total: 790_00,
  confirmationUrl: `/pay/sandbox/${testUuid(401)}`,
  createdAt: '2026-03-02T08:55:00.000Z',
  paidAt: null,
  ...overrides,
})

/** A reply taken from the tariff. */
export const aLedgerLine = (overrides: Partial<LedgerLine> = {}): LedgerLine => ({
  id: 651,
  kind: 'DEBIT',
  source: 'TARIFF',
  amount: -1,
  task: { id: 501, title: 'Заменить смеситель на кухне' },
  reason: null,
  createdAt: '2026-03-02T08:30:00.000Z',
  ...overrides,
})

/** A tariff for three months and thirty replies. */
export const aPurchase = (): Purchase => ({
  tariff: { type: 'BASIC', months: 3 },
  services: [{ type: 'REPLIES', unit: 'piece', amount: 30 }],
})

/** What {@link aPurchase} costs. */
export const aCalculation = (): Calculation => ({
  lines: [
    { title: 'Тариф «Базовый», 3 месяца', price: 2_070_00 },
    { title: '30 откликов', price: 790_00 },
  ],
  total: 2_860_00,
})

const UNSAID = { note: null, noteThen: null } as const

/** From BASIC down to FREE, when the paid month is over. */
export const aTariffPreview = (overrides: Partial<TariffPreview> = {}): TariffPreview => ({
  tariff: { id: 1, type: 'FREE', name: 'Бесплатный', price: 0 },
  change: 'DOWNGRADE',
  from: '2026-03-17T09:00:00.000Z',
  total: 0,
  periods: [{ type: 'BASIC', from: '2026-03-02T09:00:00.000Z', until: '2026-03-17T09:00:00.000Z' }],
  services: [
    { type: 'ARTICLES', used: 2, limit: 4, limitThen: 1, surplus: 0, ...UNSAID },
    { type: 'CASES', used: 6, limit: 10, limitThen: 3, surplus: 3, ...UNSAID },
    { type: 'PRODUCTS', used: 4, limit: 30, limitThen: 5, surplus: 0, ...UNSAID },
    { type: 'REPLIES', used: 12, limit: 30, limitThen: 5, surplus: 0, ...UNSAID },
    { type: 'BASE_ANALYTICS', used: 0, limit: null, limitThen: 0, surplus: 0, ...UNSAID },
    {
      type: 'NEW_TASKS_NOTIFICATION',
      used: 0,
      limit: null,
      limitThen: null,
      surplus: 0,
      note: 'раз в час',
      noteThen: 'раз в день',
    },
  ],
  ...overrides,
})
