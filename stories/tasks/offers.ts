import { OFFER_LIMITS, type TaskOffer } from '@artel/core/contract'
import { faces } from '../mocks/index.ts'

const HOUR = 3_600_000

/** An offer of the tap to Сергей that came two hours before `now`. */
export const anOffer = (now: number, overrides: Partial<TaskOffer> = {}): Omit<TaskOffer, 'allowedEvents'> => ({
  id: 851,
  task: { id: 501, title: 'Заменить смеситель на кухне' },
  client: faces.irina,
  executor: faces.sergey,
  message: 'Сергей, добрый день! Вы меняли нам сифон, возьмётесь и за смеситель?',
  status: 'SENT',
  chatId: 902,
  createdAt: new Date(now - 2 * HOUR).toISOString(),
  expiresAt: new Date(now + (OFFER_LIMITS.hours - 2) * HOUR).toISOString(),
  version: 1,
  ...overrides,
})
