import type { Review } from '@artel/core/contract'
import { DealReviewsView } from '@artel/ui/reviews'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { aboutClient, ownReviews } from './own-reviews.ts'

const meta = preview.meta({
  title: 'Экраны/Задания/Задание/Отзывы о сделке',
  component: DealReviewsView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: {
    own: ownReviews.HIDDEN as Review | null,
    other: null as Review | null,
    failed: false,
    isRetrying: false,
    onRetry: fn(),
    onMend: fn(),
    onAnswer: fn(),
  },
})

/** Показывается на странице задания тому, кто уже написал, пока вторая сторона молчит. */
export const OwnOnly = meta.story({ name: 'Только свой' })

/** Показывается, когда опубликованы оба; на отзыв о себе можно ответить. */
export const Both = meta.story({
  name: 'Оба',
  args: {
    own: ownReviews.PUBLISHED,
    other: { ...aboutClient, allowedEvents: [{ event: 'REPLY', refusal: null }] },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда свой отзыв отклонён и его можно исправить. */
export const Rejected = meta.story({ name: 'Свой отклонён', args: { own: ownReviews.REJECTED } })

/** Показывается, когда отзывы не пришли. */
export const Failed = meta.story({ name: 'Не получилось', args: { own: null, failed: true } })
