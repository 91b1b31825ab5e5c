import type { ClientProfile, Review } from '@artel/core/contract'
import { aClientProfile, aRatingBreakdown, aTaskCard } from '@artel/core/testing'
import { ClientView, type ClientViewProps } from '@artel/ui/clients'
import { ReviewsAboutView, type ReviewsAboutViewProps } from '@artel/ui/reviews'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { filed } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD, portrait } from '../people/sample-people.ts'
import { aboutClient } from '../reviews/own-reviews.ts'

const orders = [
  { to: '/user/client/1', label: 'Сначала новые', current: true },
  { to: '/user/client/1?sort=best', label: 'Сначала хорошие', current: false },
  { to: '/user/client/1?sort=worst', label: 'Сначала плохие', current: false },
]

const noAspects = { quality: null, punctuality: null, communication: null } as const

const usual: readonly Review[] = [
  { ...aboutClient, reply: 'Спасибо за работу! Буду обращаться ещё.' },
  {
    ...aboutClient,
    id: 742,
    rating: 4,
    text: 'Материал привезли на день позже, в остальном всё как договаривались.',
    photos: [photo(1), photo(3)],
    publishedAt: '2026-02-11T09:00:00.000Z',
  },
]

const reviews = (changes: Partial<ReviewsAboutViewProps> = {}) => (
  <ReviewsAboutView
    title="Отзывы исполнителей"
    status="success"
    reviews={usual}
    rating={aRatingBreakdown({ average: 4.8, count: 9, spread: [0, 0, 0, 2, 7], ...noAspects })}
    emptyText="Они появятся, когда исполнители завершённых заданий расскажут, как всё прошло."
    orders={orders}
    page={1}
    pageCount={1}
    pageTo={(page) => `/user/client/1?page=${page}#reviews`}
    isDisputable={() => true}
    onAnswer={fn()}
    onRetry={fn()}
    isRetrying={false}
    {...changes}
  />
)

const newcomer: Partial<ClientProfile> = {
  finishedTasksCount: 0,
  rating: { average: null, count: 0 },
  tasksCount: 0,
  openTasks: [],
}

const openTasks = [
  aTaskCard(),
  aTaskCard({
    id: 502,
    title: 'Перевезти пианино на третий этаж без лифта',
    category: filed(41, 'Переезды', 'pereezdy'),
    repliesCount: 0,
  }),
]

const meta = preview.meta({
  title: 'Экраны/Заказчик/Состояния',
  component: ClientView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  argTypes: { reviews: { control: false } },
  args: {
    client: aClientProfile({ avatar: portrait, openTasks }),
    viewer: 'OTHER' as ClientViewProps['viewer'],
    reviews: reviews(),
  },
})

/** Показывается всем: кто это, что ищет сейчас, что говорят исполнители. */
export const Usual = meta.story({
  name: 'С отзывами и заданиями',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ирина К.')
    await expect(canvas.getByText(/12.заданий, 9.завершено/)).toBeVisible()
    await expect(canvas.getByText('Ирина К.: ответ')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Пожаловаться на отзыв' })).toHaveLength(2)
  },
})

/** Показывается самому заказчику: вместо жалобы — путь к профилю. */
export const Own = meta.story({
  name: 'Своя страница',
  args: {
    viewer: 'SELF',
    client: aClientProfile({ avatar: portrait, openTasks: [] }),
    reviews: reviews({
      reviews: usual.map((review, n) =>
        n === 0 ? review : { ...review, allowedEvents: [{ event: 'REPLY', refusal: null }] },
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Изменить профиль' })).toHaveAttribute(
      'href',
      '/personal-area/profile',
    )
    await expect(canvas.queryByRole('button', { name: 'Пожаловаться на человека' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Ответить' })).toBeVisible()
  },
})

/** Показывается сотруднику: жалуется не он. */
export const Staff = meta.story({
  name: 'Глазами сотрудника',
  args: { viewer: 'STAFF', reviews: reviews({ isDisputable: () => false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Пожаловаться/ })).toBeNull()
  },
})

/** Показывается у того, кто ничего ещё не заказывал. */
export const Empty = meta.story({
  name: 'Пусто: новый заказчик',
  args: {
    client: aClientProfile(newcomer),
    reviews: reviews({
      reviews: [],
      rating: aRatingBreakdown({ average: null, count: 0, spread: [0, 0, 0, 0, 0], ...noAspects }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отзывов пока нет')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Все задания на доске' })).toHaveAttribute('href', '/task-find')
  },
})

/** Показывается, пока отзывов меньше трёх: среднего нет, порядка нет у одного. */
export const FewReviews = meta.story({
  name: 'Мало отзывов',
  args: {
    client: aClientProfile({ rating: { average: null, count: 1 }, finishedTasksCount: 1, tasksCount: 2 }),
    reviews: reviews({
      reviews: usual.slice(0, 1),
      rating: aRatingBreakdown({ average: null, count: 1, spread: [0, 0, 0, 0, 1], ...noAspects }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Средняя оценка появится после трёх отзывов')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Порядок отзывов' })).toBeNull()
  },
})

/** Показывается, когда открытых заданий больше, чем помещается: последние десять. */
export const ManyTasks = meta.story({
  name: 'Много заданий, вторая страница отзывов',
  args: {
    client: aClientProfile({
      tasksCount: 64,
      openTasks: Array.from({ length: 10 }, (_, n) => aTaskCard({ id: 600 + n })),
    }),
    reviews: reviews({ page: 2, pageCount: 4 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Последние открытые задания' })).toBeVisible()
  },
})

/** Показывается, пока отзывы в пути; остальное уже есть. */
export const Loading = meta.story({
  name: 'Отзывы загружаются',
  args: { reviews: reviews({ status: 'pending', reviews: [], rating: null }) },
})

/** Показывается, когда отзывы не пришли. */
export const Failed = meta.story({
  name: 'Отзывы не загрузились',
  args: { reviews: reviews({ status: 'error', reviews: [], rating: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить отзывы')
  },
})

/** Фотография отзыва открывается крупно. */
export const Enlarged = meta.story({
  name: 'Фото отзыва крупно',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Открыть крупно: Фото 1 из 2/ }))
    await expect(await screen.findByRole('dialog', { name: 'Фото к отзыву' })).toBeVisible()
  },
})

/** Показывается с длинными словами: ничего не вылезает. */
export const Long = meta.story({
  name: 'Длинный текст',
  args: {
    client: aClientProfile({
      name: LONG_WORD,
      cityName: LONG_WORD,
      openTasks: [aTaskCard({ title: `Починить ${LONG_WORD}` })],
    }),
    reviews: reviews({
      reviews: usual.map((review) => ({
        ...review,
        task: { ...review.task, title: LONG_WORD },
        text: `${LONG_WORD} `.repeat(4),
        reply: `${LONG_WORD} `.repeat(3),
      })),
    }),
  },
})

/** То же на телефоне. */
export const OnPhone = Usual.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Длинные слова на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинный текст на телефоне',
  globals: { viewport: { value: 'phone' } },
})
