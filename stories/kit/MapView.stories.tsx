import { counted, words } from '@artel/core/format'
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

const crowd = [
  { id: '1', name: 'Собрать кухню, Москва, 4 500 ₽', label: '4 500 ₽', lat: 55.75, lon: 37.62 },
  { id: '2', name: 'Побелить печь, Химки, 9 000 ₽', label: '9 000 ₽', lat: 55.89, lon: 37.44 },
  { id: '3', name: 'Починить крыльцо, Подольск, 7 000 ₽', label: '7 000 ₽', lat: 55.43, lon: 37.55 },
  { id: '4', name: 'Казань: 4 задания', label: '4 задания', count: 4, lat: 55.79, lon: 49.12 },
]
const clusterLabel = (count: number) => counted(count, words.task)

/** Показывается, когда места легли бы друг на друга: вместо них одна метка с их числом. */
export const Crowded = meta.story({
  name: 'Много мест рядом',
  args: { points: crowd, clusterLabel },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^3\s/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Москва/ })).toBeNull()
  },
})

/** Метка за несколько мест приближает их; клавиатура остаётся рядом с ней. */
export const Nearer = meta.story({
  name: 'Ближе, к местам по одному',
  tags: ['!dev'],
  args: { points: crowd, clusterLabel },
  play: async ({ canvas, args }) => {
    const knot = await canvas.findByRole('button', { name: /^3\s/ })
    knot.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: /Подольск/ })).toBeVisible()
    await expect(document.activeElement).toHaveAccessibleName(/₽|задания/)
    await expect(args.onSelect).not.toHaveBeenCalled()
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
