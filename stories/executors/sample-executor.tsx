import type { ExecutorProfile, PortfolioCase, Service } from '@artel/core/contract'
import { aCase, anExecutorProfile, aRatingBreakdown, aReview, aService } from '@artel/core/testing'
import { ReviewsAboutView, type ReviewsAboutViewProps } from '@artel/ui/reviews'
import { fn } from 'storybook/test'
import { photo } from '../mocks/fixtures/pictures.ts'
import { filed } from '../mocks/index.ts'
import { LONG_WORD, portrait } from '../people/sample-people.ts'

/** Somebody who does two things and shows both. */
export const sergey: ExecutorProfile = anExecutorProfile({
  avatar: portrait,
  isOnline: true,
  badges: ['PRO', 'TOP_EXECUTOR'],
  categories: [filed(11, 'Сантехника', 'santehnika'), filed(12, 'Укладка плитки', 'ukladka-plitki')],
})

/** Somebody who has come today. */
export const beginner: ExecutorProfile = anExecutorProfile({
  name: 'Илья Д.',
  initials: 'ДИ',
  businessType: 'SE',
  verificationStatus: 'UNVERIFIED',
  verifiedAt: null,
  finishedTasksCount: 0,
  rating: { average: null, count: 0 },
  badges: [],
  answersWithin: null,
  priceFrom: null,
  categories: [],
  visitClient: false,
  about: '',
  foundationDate: null,
  districts: [],
  experience: [],
  education: [],
  counts: { cases: 0, services: 0, products: 0, articles: 0, reviews: 0 },
})

/** Whatever a person may write at its longest. */
export const wordy: ExecutorProfile = {
  ...sergey,
  name: `${LONG_WORD} и сыновья`,
  cityName: LONG_WORD,
  about: `${LONG_WORD} `.repeat(6),
  districts: [LONG_WORD, LONG_WORD],
  categories: [filed(11, LONG_WORD, 'santehnika')],
  experience: [{ title: LONG_WORD, from: 2001, to: null }],
  education: [{ title: LONG_WORD, from: 1995, to: 2001 }],
}

const tiling = { id: 12, name: 'Укладка плитки' }

export const services: readonly Service[] = [
  aService(),
  aService({ id: 472, name: 'Установка ванны', price: 4_500_00, unit: null }),
  aService({ id: 473, name: 'Разводка труб', priceType: 'NEGOTIABLE', price: null, unit: null }),
  aService({ id: 474, category: tiling, name: 'Стены, плитка до 60 см', price: 1_400_00, unit: 'м²' }),
  aService({ id: 475, category: tiling, name: 'Запил под 45°', priceType: 'FIXED', price: 900_00, unit: 'м' }),
  aService({ id: 476, category: tiling, name: 'Затирка швов', price: 250_00, unit: 'м²' }),
  aService({ id: 477, category: tiling, name: 'Демонтаж старой плитки', price: 300_00, unit: 'м²' }),
]

export const works: readonly PortfolioCase[] = [
  aCase({ photos: [photo(5), photo(6), photo(2)] }),
  aCase({ id: 462, title: 'Фартук на кухне', text: '', photos: [photo(1)], price: 16_800_00, termDays: 2, year: 2026 }),
  aCase({ id: 463, title: 'Тёплый пол в детской', photos: [photo(3)], price: null, termDays: null, year: null }),
  aCase({ id: 464, title: 'Душевая с трапом', photos: [photo(4), photo(1)], category: tiling, price: 74_500_00 }),
  aCase({ id: 465, title: 'Санузел в хрущёвке', photos: [photo(2)] }),
]

/** What clients say of the executor. */
export const reviews = (changes: Partial<ReviewsAboutViewProps> = {}) => (
  <ReviewsAboutView
    title="Отзывы заказчиков"
    status="success"
    reviews={[aReview({ reply: 'Спасибо, рад был помочь!' }), aReview({ id: 752, rating: 4, photos: [photo(1)] })]}
    rating={aRatingBreakdown()}
    emptyText="Они появятся, когда заказчики завершённых заданий расскажут, как всё прошло."
    marks={[
      { to: '/executor/1#reviews', label: 'Все', current: true },
      { to: '/executor/1?stars=5#reviews', label: '5 звёзд', count: 33, current: false },
      { to: '/executor/1?stars=4#reviews', label: '4 звезды', count: 4, current: false },
    ]}
    orders={[
      { to: '/executor/1#reviews', label: 'Сначала новые', current: true },
      { to: '/executor/1?sort=worst#reviews', label: 'Сначала плохие', current: false },
    ]}
    page={1}
    pageCount={4}
    pageTo={(page) => `/executor/1?page=${page}#reviews`}
    isDisputable={() => true}
    onAnswer={fn()}
    onRetry={fn()}
    isRetrying={false}
    {...changes}
  />
)

/** The same while there are none. */
export const noReviews = () =>
  reviews({
    reviews: [],
    marks: [],
    rating: aRatingBreakdown({
      average: null,
      count: 0,
      spread: [0, 0, 0, 0, 0],
      quality: null,
      punctuality: null,
      communication: null,
    }),
  })
