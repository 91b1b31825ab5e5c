import { adminPaymentList } from '@artel/core/admin'
import { PAYMENT_STATUSES } from '@artel/core/contract'
import { anAdminPayment, testUuid } from '@artel/core/testing'
import { PaymentsDeskView, type PaymentsDeskViewProps } from '@artel/ui/admin/payments'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const payments = PAYMENT_STATUSES.map((status, index) => anAdminPayment({ id: testUuid(410 + index), status }))
const long = 'Ж'.repeat(300)
const nothing = { payments: [], total: 0, pageCount: 0, sums: { paid: 0, refunded: 0 } }

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Платежи',
  component: PaymentsDeskView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    filters: adminPaymentList.defaults as PaymentsDeskViewProps['filters'],
    status: 'success' as PaymentsDeskViewProps['status'],
    payments: payments as PaymentsDeskViewProps['payments'],
    sums: { paid: 184_370_50, refunded: 2_990_00 },
    total: 54,
    pageCount: 6,
    pageTo: ((page) => `?page=${page}`) as PaymentsDeskViewProps['pageTo'],
    onFilter: fn(),
    onWiden: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: все платежи, новые сверху, и суммы всего найденного. */
export const Everything = meta.story({
  name: 'Все',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Номер платежа, имя, почта или телефон'), 'Соколов{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      ...{ q: 'Соколов', status: '', sumFrom: '', sumTo: '', dateFrom: '', dateTo: '' },
    })
    await userEvent.selectOptions(canvas.getByLabelText('Состояние'), 'REFUNDED')
    await expect(args.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'REFUNDED' }))
  },
})

/** Показывается, когда сюда пришли со страницы человека. */
export const OfOneBuyer = meta.story({
  name: 'Одного покупателя',
  args: { filters: { ...adminPaymentList.defaults, buyer: testUuid(102) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Только Павел Соколов/ }))
    await expect(args.onWiden).toHaveBeenCalled()
  },
})

/** Показывается, когда по фильтрам ничего нет. */
export const Empty = meta.story({
  name: 'Не нашли',
  args: { ...nothing, filters: { ...adminPaymentList.defaults, q: 'никто', totalFrom: 100_00 } },
})

/** Показывается, пока никто ничего не купил: искать и снимать нечего. */
export const NoneYet = meta.story({
  name: 'Покупок нет',
  args: nothing,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Покупок ещё не было')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Показать все' })).toBeNull()
  },
})

/** Показывается, пока список не пришёл. */
export const Loading = meta.story({ name: 'Загружается', args: { ...nothing, status: 'pending' } })

/** Показывается, когда список не пришёл. */
export const Failed = meta.story({ name: 'Не загрузились', args: { ...nothing, status: 'error' } })

/** Показывается, когда имя и почта длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  args: {
    payments: [anAdminPayment({ buyer: { id: testUuid(102), name: long, email: `${long}@artel.test` } })],
    total: 1,
    pageCount: 1,
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
