import { MapView } from '@artel/ui/kit/map'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const points = [
  { id: '1', name: 'Собрать кухню, Тула', lat: 54.19, lon: 37.62 },
  { id: '2', name: 'Перевезти пианино, Москва', lat: 55.75, lon: 37.62 },
  { id: '3', name: 'Починить крыльцо, Рязань', lat: 54.63, lon: 39.74 },
]

const meta = preview.meta({
  title: 'Компоненты/Карта',
  component: MapView,
  args: { label: 'Задания на карте', points, onSelect: fn() },
})

/** Показывается, когда есть места: без сети вместо плиток очертания областей. */
export const WithPoints = meta.story({
  name: 'С местами',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Тула|Москва|Рязань/ })).toHaveLength(3))
    await waitFor(() => expect(canvasElement.querySelectorAll('path').length).toBeGreaterThan(50))
    await expect(canvas.getByText('© участники OpenStreetMap')).toBeVisible()
  },
})

/** Показывается, когда у мест есть цены: они стоят на метках. */
export const WithPrices = meta.story({
  name: 'С ценами',
  args: {
    points: points.map((point, n) => ({ ...point, name: `${point.name}, ${n + 3} 500 ₽`, label: `${n + 3} 500 ₽` })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Тула/ })).toHaveTextContent('3 500 ₽'))
  },
})

/** Показывается, когда известен только район: круг, нажимать не на что. */
export const Zone = meta.story({
  name: 'Район вместо точки',
  args: { label: 'Где работать', points: [{ id: '1', name: 'Казань', lat: 55.79, lon: 49.12, around: 500 }] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('path').length).toBeGreaterThan(50))
    await expect(canvas.queryByRole('button', { name: 'Казань' })).toBeNull()
  },
})

/** Показывается, когда мест нет. */
export const Empty = meta.story({ name: 'Без мест', args: { points: [] } })

/** До места доходят клавишей, Enter выбирает его. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, args }) => {
    const point = await canvas.findByRole('button', { name: 'Перевезти пианино, Москва' })
    point.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('2')
  },
})
