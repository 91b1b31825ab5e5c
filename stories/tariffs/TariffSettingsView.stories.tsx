import { TariffSettingsView, type TariffSettingsViewProps } from '@artel/ui/tariffs'
import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { basic, free, plannedTariffs } from './own-tariff.ts'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Тариф/Страница',
  component: TariffSettingsView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as TariffSettingsViewProps['status'],
    settings: basic as TariffSettingsViewProps['settings'],
    onChoose: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается исполнителю с платным тарифом: откликов осталось мало, часть докуплена. */
export const Basic = meta.story({
  name: 'Платный тариф',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/оплачен до.17.марта/)).toHaveTextContent('Потом начнётся «Бесплатный»')
    const used = canvas.getByRole('region', { name: 'Сколько использовано' })
    await expect(within(used).getByRole('meter', { name: 'Докупленные отклики' })).toHaveAttribute('aria-valuenow', '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Перейти на «Стандарт»' }))
    await expect(args.onChoose).toHaveBeenCalledWith('STANDARD')
    await expect(canvas.getByRole('button', { name: 'Продлить «Базовый»' })).toBeVisible()
  },
})

/** Показывается исполнителю без платного тарифа, у которого кончились отклики. */
export const Free = meta.story({
  name: 'Бесплатный тариф',
  args: { settings: free },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /«Бесплатный»/ })).toBeNull()
  },
})

/** Показывается, когда после нынешнего тарифа уже оплачен другой. */
export const NextPaid = meta.story({
  name: 'Следующий тариф оплачен',
  args: {
    settings: {
      ...basic,
      mine: { ...basic.mine, tariff: { id: 4, type: 'PRO', name: 'Про', price: 2990_00 }, nextType: 'BASIC' },
    },
  },
})

/** Показывается, когда администратор назначил другую цену или другой лимит: день и числа известны заранее. */
export const Planned = meta.story({
  name: 'Цена скоро изменится',
  args: { settings: { ...basic, tariffs: plannedTariffs } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^«Базовый» с 1.апреля: 790.₽ в месяц, отклики на задания — 40\.$/)).toBeVisible()
  },
})

/** Показывается, пока ответа нет. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', settings: null } })

/** Показывается, когда тариф не пришёл. */
export const Failed = meta.story({ name: 'Не получилось', args: { status: 'error', settings: null } })

/** Показывается, когда названия и числа длинные. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: {
    settings: {
      ...basic,
      tariffs: basic.tariffs.map((tariff) => ({
        ...tariff,
        name: `${tariff.name} для строительных организаций`,
        price: tariff.price * 100,
      })),
    },
  },
})

/** Показывается на телефоне: каждый тариф — карточка. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
