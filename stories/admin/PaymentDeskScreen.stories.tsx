import { PaymentDeskScreen } from '@artel/ui/admin/payments'
import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { seededPayments } from '../mocks/fixtures/tariffs.ts'
import { adminPaymentHandlers } from '../mocks/handlers/admin-payments.ts'
import { decideAtProvider } from '../mocks/handlers/payments.ts'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const [{ id }] = seededPayments() as [ReturnType<typeof seededPayments>[number]]

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Платёж/С сервером',
  component: PaymentDeskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { id },
})

/** Показывается администратору: покупка ждёт оплаты, возвращать нечего. */
export const Waiting = meta.story({
  name: 'Ждёт оплаты',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Возвращать нечего/)).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminPayment: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Платёж не загрузился')).toBeVisible()
  },
})

/** Показывается администратору, который возвращает деньги: без причины нельзя, с причиной покупка отключается сразу. */
export const Refunded = meta.story({
  name: 'Возврат',
  tags: ['!dev'],
  beforeEach({ msw }) {
    let isPaid = false
    msw.use(
      ...mockApi({
        getAdminPayment(args, call) {
          const [payment] = call.world.payments
          if (payment && !isPaid) decideAtProvider(call.world, payment, 'SUCCEED')
          isPaid = true
          return adminPaymentHandlers.getAdminPayment(args, call)
        },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть деньги' }))
    const confirm = await screen.findByRole('dialog')
    const button = () => within(confirm).getByRole('button', { name: 'Вернуть деньги' })
    await userEvent.click(button())
    await expect(within(confirm).getByLabelText('Почему')).toBeInvalid()
    await userEvent.selectOptions(within(confirm).getByLabelText('Почему'), 'PAID_TWICE')
    await userEvent.click(button())
    await expect(await canvas.findByText('Причина: Оплачено дважды')).toBeVisible()
  },
})
