import type { MockHandlers } from '../mock-handlers.ts'

const FREE_REPLIES = 5

/** Every executor of the stories has the free tariff. */
export const tariffHandlers = {
  getUserTariff: (_, { world: { repliesLeft } }) => ({
    data: {
      tariff: { id: 1, type: 'FREE', name: 'Бесплатный', price: 0 },
      until: null,
      nextType: null,
      additionalServicesInfo: [
        { type: 'REPLIES', count: [repliesLeft === null ? 1 : FREE_REPLIES - repliesLeft, FREE_REPLIES] },
      ],
    },
  }),
} satisfies Partial<MockHandlers>
