import type { ClientProfile, ExecutorCard, ExecutorProfile, OwnCompany } from '../profiles.ts'
import { aPicture } from './files.ts'
import { testUuid } from './sample-values.ts'
import { aTaskCard } from './tasks.ts'
import { aPublicExecutor, aPublicUser } from './users.ts'

/** The public page of the client of `aUser`. */
export const aClientProfile = (overrides: Partial<ClientProfile> = {}): ClientProfile => ({
  ...aPublicUser(),
  tasksCount: 12,
  openTasks: [aTaskCard()],
  ...overrides,
})

/** The executor of `anExecutor` in a list. */
export const anExecutorCard = (overrides: Partial<ExecutorCard> = {}): ExecutorCard => ({
  ...aPublicExecutor(),
  companyId: testUuid(202),
  badges: ['PRO'],
  answersWithin: 25,
  priceFrom: 1_500_00,
  categories: [aTaskCard().category],
  visitClient: true,
  intro: 'Сантехника и мелкий ремонт. Работаю один, за сделанное отвечаю.',
  works: [{ id: 601, title: 'Санузел за девять дней', photo: aPicture() }],
  isPaid: false,
  ...overrides,
})

/** The public page of the executor of `anExecutor`. */
export const anExecutorProfile = (overrides: Partial<ExecutorProfile> = {}): ExecutorProfile => {
  const { intro: about, works: _, isPaid: __, ...known } = anExecutorCard()
  return {
    ...known,
    about,
    foundationDate: '2014-05-12',
    districts: ['Вахитовский', 'Приволжский'],
    experience: [{ title: 'Сантехник в управляющей компании', from: 2009, to: 2014 }],
    education: [{ title: 'Казанский строительный колледж', from: 2006, to: 2009 }],
    counts: { cases: 6, services: 9, products: 0, articles: 1, reviews: 37 },
    ...overrides,
  }
}

/** The company of `anExecutor` as he edits it. */
export const anOwnCompany = (overrides: Partial<OwnCompany> = {}): OwnCompany => ({
  id: testUuid(202),
  businessType: 'SP',
  inn: '165009442444',
  ogrn: '304165036200015',
  shortName: null,
  companyPhoneNumber: '+78432001020',
  categoryIds: [11],
  districts: ['Вахитовский'],
  visitClient: true,
  verificationStatus: 'VERIFIED',
  verifiedAt: '2025-01-20T10:00:00.000Z',
  about: 'Сантехника и мелкий ремонт. Работаю один, за сделанное отвечаю.',
  address: null,
  foundationDate: '2014-05-12',
  experience: [],
  education: [],
  version: 1,
  ...overrides,
})
