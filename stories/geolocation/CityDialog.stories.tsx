import { CityDialog } from '@artel/ui/geolocation'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, kazan, mockApi, offline, pending } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Город/Окно выбора',
  component: CityDialog,
  decorators: [withServices],
  parameters: {
    toolbar: { viewer: 'Одинаково для всех, кто бы ни смотрел.' },
    machine: { id: 'cityChooser' },
    ...pageParameters,
    city: kazan,
  },
  beforeEach: backend,
  args: { level: 0, onClose: fn() },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ваш город' }))

/** Показывается, когда окно открыли: выбранный город отмечен. */
export const Ready = meta.story({
  name: 'Открыто',
  parameters: { machine: { state: 'ready' } },
  play: async () => {
    await expect(await (await dialog()).findByRole('option', { name: /Выбрано сейчас/ })).toHaveTextContent('Казань')
  },
})

/** Город ищется как говорят и как печатают; Enter берёт первый, выбор закрывает окно. */
export const Searching = meta.story({
  name: 'Поиск',
  play: async ({ userEvent, args }) => {
    const window = await dialog()
    const field = window.getByRole('combobox', { name: 'Название города' })
    await expect(field).toHaveFocus()
    for (const [typed, name] of [
      ['Питер', 'Санкт-Петербург'],
      ['vjcrdf', 'Москва'],
      ['kazan', 'Казань'],
      ['тул', 'Тула'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await waitFor(() => expect(window.getByRole('option', { selected: true })).toHaveTextContent(name))
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда ничего не нашлось. */
export const Empty = meta.story({
  name: 'Нет такого города',
  parameters: { machine: { state: 'ready' } },
  play: async ({ userEvent }) => {
    const window = await dialog()
    await userEvent.type(window.getByRole('combobox', { name: 'Название города' }), 'Атлантида')
    await expect(await window.findByText(/Такого города нет/)).toBeInTheDocument()
  },
})

/** Показывается, пока города загружаются. */
export const Loading = meta.story({
  name: 'Загружаются',
  parameters: { machine: { state: 'searching' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ suggestPlaces: pending })),
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ suggestPlaces: offline })),
  play: async () => {
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Не удалось загрузить города')
  },
})

/** Показывается на телефоне: лист снизу. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
