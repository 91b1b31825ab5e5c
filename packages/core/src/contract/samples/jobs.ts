import type { FinishedJob } from '../jobs.ts'
import { aShownCategory } from './tasks.ts'
import { aPublicExecutor, aPublicUser } from './users.ts'

const party = ({ id, name, initials, role, avatar }: FinishedJob['client']) => ({ id, name, initials, role, avatar })

/** A bathroom that is done and praised. */
export const aFinishedJob = (overrides: Partial<FinishedJob> = {}): FinishedJob => ({
  id: 523,
  title: 'Поменять смеситель и сифон в ванной',
  category: aShownCategory(),
  cityName: 'Казань',
  price: 4_500_00,
  termDays: 2,
  repliesCount: 5,
  finishedAt: '2026-02-24T15:00:00.000Z',
  rating: 5,
  quote: 'Приехал вовремя, всё поменял за час и убрал за собой. Цена осталась той же, что в отклике.',
  photo: null,
  client: party(aPublicUser()),
  executor: party(aPublicExecutor()),
  ...overrides,
})
