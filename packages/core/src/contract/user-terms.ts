// Words and limits of people and companies without a schema (product §13).

/** Kinds of executors (product §3.6): ООО, ИП, самозанятый. */
export const BUSINESS_TYPES = ['LLC', 'SP', 'SE'] as const
export const VERIFICATION_STATUSES = ['UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED'] as const
/** Badges of product §3.5. */
export const BADGES = ['PRO', 'TOP_EXECUTOR'] as const
/** Consents of a registration; the last one is optional. */
export const CONSENTS = ['PERSONAL_DATA', 'TERMS', 'MARKETING'] as const

/** A phone as it is sent, and what is said of any other (product §5). */
export const PHONE = /^\+7\d{10}$/
export const PHONE_MESSAGE = 'Некорректный формат номера телефона'

/** Lengths in characters. */
export const PERSON_LIMITS = { name: [2, 50], email: 254, password: [8, 64] } as const
/** Tasks on the page of a client. */
export const OPEN_TASKS_SHOWN = 10
/** As much of an executor as a list shows: characters of what they tell, works that every tariff has room for. */
export const EXECUTOR_CARD = { intro: 240, works: 3 } as const
/** Cities on the map of executors, those with the most of them. */
export const CITIES_ON_MAP = 300
/** Districts of a city that can be chosen from, those that most executors name. */
export const DISTRICTS_LISTED = 30
export const COMPANY_LIMITS = {
  shortName: [2, 120],
  inn: { LLC: 10, SP: 12, SE: 12 },
  ogrn: { LLC: 13, SP: 15 },
  categories: [1, 10],
  districts: 30,
  district: [2, 100],
  about: 3000,
  address: 300,
  experience: 20,
  education: 20,
} as const
