import { SentOffers, type SentOffersProps } from '@artel/ui/tasks'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime, storyTime } from '../frozen-time.tsx'
import { faces } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'
import { anOffer } from './offers.ts'

const meta = preview.meta({
  title: 'Экраны/Задания/Задание/Предложения исполнителям',
  component: SentOffers,
  decorators: [pageFrame, frozenTime],
  parameters: { machine: { id: 'offerLifecycle' } },
  args: {
    status: 'success' as SentOffersProps['status'],
    offers: [] as SentOffersProps['offers'],
    isOpen: true,
    onOffer: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
})

type Offer = SentOffersProps['offers'][number]

const offer = (status: Offer['status'], overrides: Partial<Offer> = {}): Offer => ({
  ...anOffer(storyTime.now, { status, ...overrides }),
  allowedEvents: [{ event: 'WITHDRAW', refusal: status === 'SENT' || status === 'VIEWED' ? null : 'WRONG_STATE' }],
})
const others: Partial<Offer> = { executor: faces.company, message: '' }

/** Показывается заказчику, который ещё никому не предлагал. */
export const Empty = meta.story({
  name: 'Ещё не предлагали',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Предложить исполнителю' }))
    await expect(args.onOffer).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока исполнители не ответили: до какого часа ждать, и можно отозвать. */
export const Waiting = meta.story({
  name: 'Ждут ответа',
  parameters: { machine: { state: ['SENT', 'VIEWED'] } },
  args: { offers: [offer('SENT'), offer('VIEWED', { id: 852, ...others })] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Отозвать предложение: Сергей/ }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда исполнитель взялся. */
export const Accepted = meta.story({
  name: 'Принято',
  parameters: { machine: { state: 'ACCEPTED' } },
  args: { isOpen: false, offers: [offer('ACCEPTED')] },
})

/** Показывается, когда исполнитель отказался: можно предложить другому. */
export const Declined = meta.story({
  name: 'Отказ',
  parameters: { machine: { state: 'DECLINED' } },
  args: { offers: [offer('DECLINED')] },
})

/** Показывается, когда заказчик отозвал предложение. */
export const Withdrawn = meta.story({
  name: 'Отозвано',
  parameters: { machine: { state: 'WITHDRAWN' } },
  args: { offers: [offer('WITHDRAWN')] },
})

/** Показывается, когда за три дня никто не ответил. */
export const Expired = meta.story({
  name: 'Время вышло',
  parameters: { machine: { state: 'EXPIRED' } },
  args: { offers: [offer('EXPIRED')] },
})

/** Показывается, когда заказчик выбрал другого или отменил задание. */
export const Closed = meta.story({
  name: 'Закрыто',
  parameters: { machine: { state: 'CLOSED' } },
  args: { isOpen: false, offers: [offer('CLOSED')] },
})

/** Показывается, когда ответа ждут от пятерых: больше сразу нельзя, и почему, сказано. */
export const Full = meta.story({
  name: 'Больше сразу нельзя',
  args: { offers: [1, 2, 3, 4, 5].map((n) => offer('SENT', { id: 850 + n, ...(n > 1 && others) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Предложить исполнителю' })).toBeDisabled()
  },
})

/** Показывается, пока предложения в пути. */
export const Loading = meta.story({ name: 'Загружаются', args: { status: 'pending' } })

/** Показывается, когда предложения не загрузились. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error' } })
