// Words and limits of people and companies without a schema (product §13).

export const VERIFICATION_STATUSES = ['UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED'] as const
/** Consents of a registration; the last one is optional. */
export const CONSENTS = ['PERSONAL_DATA', 'TERMS', 'MARKETING'] as const

/** A phone as it is sent, and what is said of any other (product §5). */
export const PHONE = /^\+7\d{10}$/
export const PHONE_MESSAGE = 'Некорректный формат номера телефона'

/** Lengths in characters. */
export const PERSON_LIMITS = { name: [2, 50], email: 254, password: [8, 64] } as const
/** Tasks on the page of a client. */
export const OPEN_TASKS_SHOWN = 10
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
