import { nothingChosen, type ServiceChoice } from '@artel/core/tariffs'
import { CityField } from '@artel/ui/geolocation/city-field'
import { ServiceChooser } from '@artel/ui/tariffs'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { paid } from './own-tariff.ts'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Продвижение/Выбор услуг',
  component: ServiceChooser,
  decorators: [frozenTime],
  args: {
    services: paid.services,
    choice: nothingChosen as ServiceChoice,
    tree: [],
    own: [],
    city: (
      <CityField
        id="city"
        city={{ id: 92_401_000, name: 'Казань' }}
        error={undefined}
        search={{ status: 'ready', text: '', suggestions: [] }}
        onSearch={fn()}
        onRetry={fn()}
        onChange={fn()}
      />
    ),
    onChange: fn(),
  },
})

/** Показывается, пока ничего не выбрано. */
export const Nothing = meta.story({
  name: 'Ничего не выбрано',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^30.штук — 790/ }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...nothingChosen, amounts: { REPLIES: 30 } })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Работы в портфолио/ }), '3')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nothingChosen, amounts: { CASES: 3 } })
    await expect(canvas.getByRole('combobox', { name: /^Расширенная аналитика/ })).toBeVisible()
  },
})

/** Показывается, когда выбрано место в топе: нужны раздел и город. */
export const Top = meta.story({
  name: 'Место в топе',
  args: { choice: { ...nothingChosen, amounts: { TOP_EXECUTORS: 3, REPLIES: 10 } } },
})

/** Показывается, когда назначена другая цена услуги: до того дня действует нынешняя. */
export const Planned = meta.story({
  name: 'Цена скоро изменится',
  args: {
    services: paid.services.map((service) => ({
      ...service,
      prices: service.prices.map((price) =>
        service.type === 'REPLIES' && price.amount === 30
          ? { ...price, planned: { from: '2026-03-31T21:00:00.000Z', price: 890_00 } }
          : price,
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^30.штук — 790.₽, с 1.апреля — 890.₽/ })).toBeEnabled()
  },
})

/** Показывается, пока выбранное оплачивают: поменять его уже нельзя, второй покупки не выйдет. */
export const Frozen = meta.story({
  name: 'Идёт оплата',
  args: { choice: { ...nothingChosen, amounts: { REPLIES: 10 } }, isFrozen: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
    for (const field of canvas.getAllByRole('combobox')) await expect(field).toBeDisabled()
  },
})
