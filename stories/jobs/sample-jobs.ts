import type { FinishedJob } from '@artel/core/contract'
import { aFinishedJob } from '@artel/core/testing'
import { photo } from '../mocks/fixtures/pictures.ts'
import { filed } from '../mocks/index.ts'
import { LONG_WORD, portrait } from '../people/sample-people.ts'

const { client, executor } = aFinishedJob()
const named = (side: FinishedJob['client'], number: number, name: string, initials: string) => ({
  ...side,
  id: `00000000-0000-4000-8000-00000000${4000 + number}`,
  name,
  initials,
})

/** Jobs of several crafts, with photos and without. */
export const someJobs: readonly FinishedJob[] = [
  aFinishedJob({
    id: 601,
    title: 'Ванная 4,2 м² в шестигранной плитке',
    category: filed(12, 'Укладка плитки', 'ukladka-plitki'),
    price: 58_000_00,
    termDays: 6,
    repliesCount: 7,
    photo: photo(2),
    quote:
      'Андрей показал раскладку до начала и сам нашёл, где сэкономить на подрезке. Швы ровные, затирку подобрал в цвет.',
    executor: { ...executor, avatar: portrait },
  }),
  aFinishedJob({
    id: 602,
    title: 'Переезд из двушки за один вечер',
    category: filed(31, 'Квартирный переезд', 'pereezdy'),
    cityName: 'Москва',
    price: 14_500_00,
    termDays: 1,
    repliesCount: 4,
    quote:
      'Приехали вовремя, разобрали и собрали кровать, пианино подняли без лифта. Цена осталась той же, что в отклике.',
    client: named(client, 1, 'Дмитрий Л.', 'ЛД'),
    executor: named(executor, 2, 'Роман К.', 'КР'),
  }),
  aFinishedJob({
    id: 603,
    rating: 4,
    repliesCount: 1,
    quote: 'Один стык разошёлся через неделю. Написала в чат — приехал и переделал в тот же вечер.',
    client: named(client, 3, 'Юлия М.', 'МЮ'),
  }),
  aFinishedJob({ id: 604, title: 'Подвесить раковину с тумбой', price: 3_200_00, rating: 5, termDays: 1 }),
]

/** Whatever people may write at their longest. */
export const wordyJob: FinishedJob = aFinishedJob({
  title: 'Перевезти пианино, два книжных шкафа и сорок коробок с третьего этажа без лифта на шестой',
  category: filed(31, LONG_WORD, 'pereezdy'),
  cityName: 'Комсомольск-на-Амуре',
  price: 1_250_000_00,
  termDays: 365,
  repliesCount: 20,
  quote: `${LONG_WORD} приехала вовремя. `.repeat(14),
  client: { ...client, name: LONG_WORD },
  executor: { ...executor, name: `${LONG_WORD} и сыновья` },
})
