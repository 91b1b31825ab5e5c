import { adminPaymentList } from '@artel/core/admin'
import { PaymentsDeskScreen } from '@artel/ui/admin/payments'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Платежи/С сервером',
  component: PaymentsDeskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { filters: adminPaymentList.defaults },
})

/** Показывается администратору: покупка, которая ждёт оплаты. */
export const Found = meta.story({
  name: 'Платежи',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /30.откликов/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminPayments: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Платежи не загрузились')).toBeVisible()
  },
})
