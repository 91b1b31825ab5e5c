import { nothingChosen } from '@artel/core/tariffs'
import { aPayment } from '@artel/core/testing'
import {
  LedgerView,
  PaidServicesView,
  type PaidServicesViewProps,
  PaymentsView,
  PurchaseView,
  ServiceChooser,
} from '@artel/ui/tariffs'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { calculation, ledger, paid, payments } from './own-tariff.ts'

const moves = { onPay: fn(), onRetry: fn(), onCancel: fn(), onLeave: fn(), onAgain: fn(), onDone: fn() }
const chooser = (
  <ServiceChooser
    services={paid.services}
    choice={{ ...nothingChosen, amounts: { REPLIES: 30 } }}
    tree={[]}
    own={[]}
    city={null}
    onChange={fn()}
  />
)

const meta = preview.meta({
  title: 'Экраны/Кабинет/Продвижение/Страница',
  component: PaidServicesView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as PaidServicesViewProps['status'],
    paid: paid as PaidServicesViewProps['paid'],
    calculator: chooser as PaidServicesViewProps['calculator'],
    payments: (<PaymentsView {...payments} />) as PaidServicesViewProps['payments'],
    ledger: (<LedgerView lines={ledger} />) as PaidServicesViewProps['ledger'],
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается исполнителю, который кое-что докупил. */
export const Whole = meta.story({
  name: 'Всё вместе',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/осталось 23.из.30.откликов/)).toBeVisible()
    await expect(canvas.getByText(/Поклейка обоев, Казань/)).toHaveTextContent(/до.4.марта/)
    await expect(canvas.getByText(/^потрачено 690/)).toBeVisible()
    await expect(canvas.getByText('Вернули: отклик не открыли за 72 часа')).toBeVisible()
  },
})

/** Показывается вернувшемуся от банка: исход покупки стоит первым, выбора рядом нет. */
export const BackFromBank = meta.story({
  name: 'Вернулись от банка',
  args: {
    outcome: (
      <PurchaseView
        view={{ status: 'paid', payment: aPayment({ ...calculation, status: 'SUCCEEDED', confirmationUrl: null }) }}
        {...moves}
      />
    ),
    calculator: undefined,
  },
})

/** Показывается новичку: ничего не куплено, откликов не было. */
export const Empty = meta.story({
  name: 'Пусто',
  args: {
    paid: { ...paid, bought: [] },
    payments: <PaymentsView payments={[]} isWhole />,
    ledger: <LedgerView lines={[]} />,
  },
})

/** Показывается, пока ответа нет. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', paid: null } })

/** Показывается, когда услуги не пришли. */
export const Failed = meta.story({ name: 'Не получилось', args: { status: 'error', paid: null } })

/** Показывается, когда названия заданий и разделов длинные. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: {
    paid: {
      ...paid,
      bought: paid.bought.map((service) => ({
        ...service,
        category: { id: 11, name: 'Монтажинженерныхсистемидругиеработыбезпробелов' },
        city: { id: 92, name: 'Посёлок Красный Ключ Нижнекамского района' },
      })),
    },
    ledger: (
      <LedgerView
        lines={ledger.map((line) => ({
          ...line,
          task: { id: 501, title: 'Отремонтировать и заново отделать большую четырёхкомнатнуюквартирувстаромфонде' },
        }))}
      />
    ),
  },
})

/** Показывается на телефоне: строки таблицы становятся карточками. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
