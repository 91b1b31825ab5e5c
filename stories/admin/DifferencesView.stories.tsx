import { moneyDifferenceList } from '@artel/core/admin'
import { MONEY_MISMATCHES } from '@artel/core/contract'
import { aMoneyDifference, testUuid } from '@artel/core/testing'
import { DifferencesView, type DifferencesViewProps } from '@artel/ui/admin/payments'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const differences = MONEY_MISMATCHES.map((kind, index) =>
  aMoneyDifference({
    paymentId: testUuid(410 + index),
    kind,
    goneAt: index % 2 === 1 ? '2026-03-02T01:00:00.000Z' : null,
  }),
)

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Расхождения',
  component: DifferencesView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    filters: moneyDifferenceList.defaults as DifferencesViewProps['filters'],
    status: 'success' as DifferencesViewProps['status'],
    differences: differences as DifferencesViewProps['differences'],
    pageCount: 1,
    onFilter: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: что нашла ночная сверка и что это значит. */
export const Found = meta.story({
  name: 'Не сошлось',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Состояние'), 'open')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ state: 'open' })
  },
})

/** Показывается, когда всё сходится. */
export const Empty = meta.story({ name: 'Всё сходится', args: { differences: [], pageCount: 0 } })

/** Показывается, когда в таком состоянии ничего нет. */
export const NoneOfState = meta.story({
  name: 'Таких нет',
  args: { differences: [], pageCount: 0, filters: { ...moneyDifferenceList.defaults, state: 'gone' } },
})

/** Показывается, пока список не пришёл. */
export const Loading = meta.story({
  name: 'Загружается',
  args: { status: 'pending', differences: [], pageCount: 0 },
})

/** Показывается, когда список не пришёл. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error', differences: [], pageCount: 0 } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
