import { counted, words } from '@artel/core/format'
import { MapView } from '@artel/ui/kit/map'
import { type MapTiles, MapTilesContext } from '@artel/ui/kit/map-tiles'
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

const far = [
  { id: '1', name: 'Собрать кухню, Псков', lat: 57.82, lon: 28.33 },
  { id: '2', name: 'Починить крыльцо, Омск', lat: 54.99, lon: 73.37 },
]

const isWithin = (inner: Element, outer: Element) => {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom
}

/** Телефон повернули: видны все места, пока карту никто не двигал. */
export const Turned = meta.story({
  name: 'Стала уже',
  tags: ['!dev'],
  args: { points: far, onLook: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const place = canvas.getByRole('region', { name: 'Задания на карте' })
    const pins = await canvas.findAllByRole('button', { name: /Псков|Омск/ })
    const areSeen = () => expect(pins.every((pin) => isWithin(pin, place))).toBe(true)
    await waitFor(areSeen)
    canvasElement.style.width = '16rem'
    await waitFor(() => expect(place.clientWidth).toBeLessThan(260))
    await waitFor(areSeen)
    await expect(args.onLook).not.toHaveBeenCalled()
  },
})

/** Телефон повернули: карта, которую подвинули, осталась у того же места. */
export const MovedAndTurned = meta.story({
  name: 'Подвинули, и стала уже',
  tags: ['!dev'],
  args: { points: far, onLook: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const place = canvas.getByRole('region', { name: 'Задания на карте' })
    const pins = await canvas.findAllByRole('button', { name: /Псков|Омск/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Ближе' }))
    await waitFor(() => expect(args.onLook).toHaveBeenCalled())
    canvasElement.style.width = '16rem'
    await waitFor(() => expect(canvasElement.querySelector('.leaflet-overlay-pane svg')?.clientWidth).toBeLessThan(780))
    await expect(pins.some((pin) => isWithin(pin, place))).toBe(false)
  },
})

/** Names that the map shows, by their rectangles. */
const namesOn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-weight]')].map((name) => ({
    text: name.textContent,
    box: name.getBoundingClientRect(),
  }))

const areApart = (boxes: readonly DOMRect[]) =>
  boxes.every((one, at) =>
    boxes
      .slice(at + 1)
      .every(
        (other) =>
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
      ),
  )

/** Показывается издалека: названы крупнейшие города и области, для которых есть место; друг на друга они не ложатся. */
export const Country = meta.story({
  name: 'Названия издалека',
  args: { points, look: { lat: 55.5, lon: 45, zoom: 4 } },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(namesOn(canvasElement).map(({ text }) => text)).toContain('Казань'))
    const pins = canvas.getAllByRole('button', { name: /Тула|Москва|Рязань/ })
    const boxes = [...namesOn(canvasElement).map(({ box }) => box), ...pins.map((pin) => pin.getBoundingClientRect())]
    await expect(boxes.length).toBeGreaterThan(8)
    await expect(areApart(boxes.slice(0, -pins.length))).toBe(true)
  },
})

/** Показывается ближе: области и города поменьше. */
export const Region = meta.story({
  name: 'Названия вблизи',
  args: { points, look: { lat: 54.6, lon: 38.5, zoom: 7 } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(namesOn(canvasElement).map(({ text }) => text)).toContain('Коломна'))
    await expect(namesOn(canvasElement).map(({ text }) => text)).toContain('Рязанская область')
    await expect(areApart(namesOn(canvasElement).map(({ box }) => box))).toBe(true)
  },
})

/** Показывается у самого города: рядом с меткой названы и малые города. */
export const Near = meta.story({
  name: 'Названия у города',
  args: { points: points.slice(0, 1), look: { lat: 54.19, lon: 37.7, zoom: 10 } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(namesOn(canvasElement).map(({ text }) => text)).toContain('Тула'))
  },
})

/** A tile of any place: streets and a yard. */
const TILE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="#e8e2d6" d="M0 0h256v256H0z"/><path fill="#cfdcc2" d="M28 30h90v88H28z"/><path stroke="#fff" stroke-width="12" d="M0 140h256M140 0v256"/></svg>',
)}`
const tiles: MapTiles = { url: TILE, credit: '© Городские карты' }

/** Показывается, когда плитки заданы при запуске сервера: земля из них, названий поверх нет, внизу чьи они. */
export const Tiles = meta.story({
  name: 'С плитками',
  decorators: [(Story) => <MapTilesContext value={tiles}>{Story()}</MapTilesContext>],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img.leaflet-tile-loaded').length).toBeGreaterThan(2))
    await expect(canvas.getByText('© Городские карты')).toBeVisible()
    await expect(namesOn(canvasElement)).toEqual([])
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
