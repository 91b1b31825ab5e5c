import type { Review } from '@artel/core/contract'
import type { MyReviewTab } from '@artel/core/reviews'
import { aRatingBreakdown } from '@artel/core/testing'
import { MyReviewsView, type MyReviewsViewProps } from '@artel/ui/reviews'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'
import { aboutClient, ownReviews, received, waitingDeals } from './own-reviews.ts'

const tabs = (current: MyReviewTab): MyReviewsViewProps['tabs'] =>
  (
    [
      ['received', 'Обо мне'],
      ['left', 'Оставленные'],
      ['waiting', 'Ждут отзыва'],
    ] as const
  ).map(([tab, label]) => ({
    to: `/personal-area/my-reviews?tab=${tab}`,
    label,
    current: tab === current,
    ...(tab === 'waiting' && { count: waitingDeals.length }),
  }))

const on = (tab: MyReviewTab) => ({ tab, tabs: tabs(tab) })

const meta = preview.meta({
  title: 'Экраны/Отзывы/Мои отзывы/Состояния',
  component: MyReviewsView,
  decorators: [pageFrame, frozenTime],
  parameters: { machine: { id: 'reviewLifecycle' }, layout: 'fullscreen' },
  args: {
    tab: 'received' as MyReviewTab,
    tabs: tabs('received'),
    status: 'success' as MyReviewsViewProps['status'],
    reviews: [received] as readonly Review[],
    waiting: waitingDeals,
    rating: aRatingBreakdown() as MyReviewsViewProps['rating'],
    asked: null as MyReviewsViewProps['asked'],
    page: 1,
    pageCount: 1,
    pageTo: (page: number) => `/personal-area/my-reviews?page=${page}`,
    onWrite: fn(),
    onMend: fn(),
    onAnswer: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается исполнителю: из чего его оценка, отзывы о нём и кнопка ответа. */
export const Received = meta.story({
  name: 'Обо мне',
  args: {
    reviews: [
      { ...received, photos: [photo(0), photo(2)] },
      { ...received, id: 738, reply: 'Спасибо!', allowedEvents: [] },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Из чего моя оценка' })).toHaveTextContent('40 отзывов')
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
})

/** Показывается исполнителю, чей тариф просит отзывы: скольких попросили и сколько написали. */
export const Asked = meta.story({
  name: 'Обо мне: тариф просит отзывы',
  args: { asked: { asked: 4, answered: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/попросили об.отзыве 4.заказчиков, 3.написали/)).toBeVisible()
  },
})

/** Показывается, пока просить некого: сказано, когда попросят. */
export const NobodyAsked = meta.story({
  name: 'Обо мне: просить пока некого',
  args: { asked: { asked: 0, answered: 0 } },
})

/** Показывается, пока отзывов меньше трёх: среднего нет. */
export const FewReceived = meta.story({
  name: 'Обо мне: мало отзывов',
  args: {
    reviews: [aboutClient],
    rating: aRatingBreakdown({
      average: null,
      count: 1,
      spread: [0, 0, 0, 0, 1],
      quality: null,
      punctuality: null,
      communication: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Средняя оценка появится после трёх отзывов')).toBeVisible()
  },
})

/** Показывается автору, пока отзыв читает модератор. */
export const LeftModeration = meta.story({
  name: 'Мой отзыв на проверке',
  parameters: { machine: { state: 'MODERATION' } },
  args: { ...on('left'), reviews: [ownReviews.MODERATION] },
})

/** Показывается автору, чей отзыв прошёл проверку и ждёт второй стороны. */
export const LeftHidden = meta.story({
  name: 'Мой отзыв ждёт второй стороны',
  parameters: { machine: { state: 'HIDDEN' } },
  args: { ...on('left'), reviews: [ownReviews.HIDDEN] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ждёт отзыва второй стороны/)).toHaveTextContent('14 марта')
  },
})

/** Показывается автору опубликованного отзыва; на него уже ответили. */
export const LeftPublished = meta.story({
  name: 'Мой отзыв опубликован',
  parameters: { machine: { state: 'PUBLISHED' } },
  args: { ...on('left'), reviews: [ownReviews.PUBLISHED] },
})

/** Показывается автору, чей отзыв отклонил модератор: правило и одна попытка исправить. */
export const LeftRejected = meta.story({
  name: 'Мой отзыв отклонён',
  parameters: { machine: { state: 'REJECTED' } },
  args: { ...on('left'), reviews: [ownReviews.REJECTED] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/В тексте указаны контакты/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Исправить отзыв' }))
    await expect(args.onMend).toHaveBeenCalledWith(ownReviews.REJECTED)
  },
})

/** Показывается автору, который уже исправлял отзыв. */
export const LeftRejectedTwice = meta.story({
  name: 'Мой отзыв отклонён второй раз',
  parameters: { machine: { state: 'REJECTED' } },
  args: {
    ...on('left'),
    reviews: [{ ...ownReviews.REJECTED, allowedEvents: [{ event: 'RESUBMIT', refusal: 'RESUBMITTED' }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Исправить его больше нельзя/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Исправить отзыв' })).toBeNull()
  },
})

/** Показывается автору отзыва, который модератор снял. */
export const LeftRemoved = meta.story({
  name: 'Мой отзыв снят',
  parameters: { machine: { state: 'REMOVED' } },
  args: { ...on('left'), reviews: [ownReviews.REMOVED] },
})

/** Показывается на вкладке сделок без отзыва: сколько дней осталось, срочное выделено. */
export const Waiting = meta.story({
  name: 'Ждут отзыва',
  args: on('waiting'),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('последний день')).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: /^Оставить отзыв/ })
    await userEvent.click(first as HTMLElement)
    await expect(args.onWrite).toHaveBeenCalledWith(waitingDeals[0])
  },
})

/** Показывается, когда отзывов много: внизу страницы. */
export const Pages = meta.story({
  name: 'Вторая страница',
  args: { ...on('left'), reviews: Object.values(ownReviews), page: 2, pageCount: 3 },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  args: { status: 'pending', reviews: [], waiting: [], rating: null },
})

/** Показывается, когда список не пришёл. */
export const Failed = meta.story({
  name: 'Не получилось',
  args: { status: 'error', reviews: [], waiting: [], rating: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается тому, о ком ещё никто не писал. */
export const EmptyReceived = meta.story({ name: 'Пусто: обо мне', args: { reviews: [], waiting: [] } })

/** Показывается тому, кто ещё не писал отзывов. */
export const EmptyLeft = meta.story({ name: 'Пусто: мои', args: { ...on('left'), reviews: [], waiting: [] } })

/** Показывается, когда обо всех сделках уже рассказано. */
export const EmptyWaiting = meta.story({
  name: 'Пусто: ждут отзыва',
  args: { ...on('waiting'), reviews: [], waiting: [] },
})

/** Показывается с длинными словами и названиями: ничего не вылезает. */
export const Long = meta.story({
  name: 'Длинный текст',
  args: {
    reviews: [
      {
        ...received,
        task: { id: 501, title: `Заменить смеситель: ${LONG_WORD}` },
        text: `${LONG_WORD} `.repeat(8),
        reply: `${LONG_WORD} `.repeat(4),
      },
    ],
  },
})

/** То же на телефоне. */
export const OnPhone = Received.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Сделки без отзыва на телефоне: кнопка под словами. */
export const WaitingOnPhone = Waiting.extend({
  name: 'Ждут отзыва на телефоне',
  globals: { viewport: { value: 'phone' } },
})
