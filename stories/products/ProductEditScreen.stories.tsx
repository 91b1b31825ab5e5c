import { ProductEditScreen } from '@artel/ui/products/own'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Мои товары/Изменить товар',
  component: ProductEditScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { id: 451 },
})

const product = (id = 451) => theWorld().products.find((one) => one.id === id)

/** Показывается исполнителю, который меняет опубликованный товар. */
export const Editing = meta.story({
  name: 'Изменение',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Название')).toHaveValue('Обеденный стол из дуба')
    await expect(canvas.getByText('Обложка')).toBeVisible()
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '2')
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeVisible()
  },
})

/** Другая цена не возвращает товар на проверку. */
export const Repriced = meta.story({
  name: 'Новая цена',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const sum = await canvas.findByLabelText('Сумма')
    await userEvent.clear(sum)
    await userEvent.type(sum, '45000')
    await expect(canvas.queryByText('Товар вернётся на проверку')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(product()).toMatchObject({ price: 45_000_00, status: 'PUBLISHED', version: 2 }))
  },
})

/** Показывается, когда изменили название: прежде чем сохранить, сказано, что товар вернётся на проверку. */
export const Returns = meta.story({
  name: 'Вернётся на проверку',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Название'), ' и стали')
    await expect(await canvas.findByText(/Вы изменили название/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сохранить и отправить на проверку' })).toBeVisible()
  },
})

/** Показывается, когда модератор отклонил товар: правило, его слова и поле, которое исправить. */
export const Rejected = meta.story({
  name: 'Отклонён',
  args: { id: 454 },
  beforeEach: () => {
    const rejected = product(454)
    if (rejected) Object.assign(rejected, { rejectComment: 'Снимите экран целиком, без упаковки.' })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Модератор отклонил товар: фотографии не подходят')).toBeVisible()
    await expect(canvas.getByText('Снимите экран целиком, без упаковки.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Перейти к полю «Фотографии»' })).toBeVisible()
  },
})

/** Исправленный товар снова уходит на проверку. */
export const Mended = meta.story({
  name: 'Исправление',
  tags: ['!dev'],
  args: { id: 454 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Название'), ', белый')
    await userEvent.click(canvas.getByRole('button', { name: 'Исправить и отправить' }))
    await waitFor(() => expect(product(454)).toMatchObject({ status: 'PENDING', rejectRule: null }))
    await expect((await screen.findAllByText('Товар отправлен на проверку')).length).toBeGreaterThan(0)
  },
})

/** Показывается на черновике без фотографий: отправить его нельзя, сохранить можно. */
export const Draft = meta.story({
  name: 'Черновик',
  args: { id: 452 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить на проверку' }))
    await expect(await canvas.findByRole('link', { name: 'Добавьте хотя бы одну фотографию.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сохранить черновик' })).toBeVisible()
  },
})

/** Показывается на черновике, которому в тарифе нет места: сказано, как его освободить и где его больше. */
export const DraftWithoutRoom = meta.story({
  name: 'Черновику нет места',
  args: { id: 452 },
  beforeEach: () => {
    const { products } = theWorld()
    const more = [471, 472, 473].flatMap((id) => products.slice(0, 1).map((one) => ({ ...one, id })))
    theWorld().products = [...more, ...products]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Чтобы этот товар занял место/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Сравнить тарифы' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сохранить черновик' })).toBeVisible()
  },
})

/** Показывается, пока товар на проверке. */
export const Waiting = meta.story({
  name: 'На проверке',
  args: { id: 453 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Товар на проверке/)).toBeVisible()
  },
})

/** Показывается, когда товар сохранили в другом окне: введённое здесь осталось. */
export const Conflict = meta.story({
  name: 'Изменено в другом окне',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Название'), ' и стали')
    const stored = product()
    if (stored) Object.assign(stored, { price: 40_000_00, version: stored.version + 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить и отправить на проверку' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Это уже изменили в другом окне')
    await expect(canvas.getByLabelText('Название')).toHaveValue('Обеденный стол из дуба и стали')
  },
})

/** После спора показывают сохранённое там: введённое здесь забыто. */
export const ShownSaved = meta.story({
  name: 'Показано сохранённое',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Название'), ' и стали')
    const stored = product()
    if (stored) Object.assign(stored, { title: 'Из другого окна', version: stored.version + 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить и отправить на проверку' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать сохранённое' }))
    await waitFor(() => expect(canvas.getByLabelText('Название')).toHaveValue('Из другого окна'))
  },
})

/** Показывается, когда такого товара у исполнителя нет. */
export const NotFound = meta.story({
  name: 'Не найдено',
  args: { id: 455 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Такого товара у вас нет')).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getProduct: pending })),
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getProduct: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить товар')
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getProduct: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить товар')
  },
})

/** Показывается на телефоне. */
export const OnPhone = Rejected.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
