import { aService } from '@artel/core/testing'
import { PriceListScreen } from '@artel/ui/prices/editor'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts, backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Услуги и цены/С сервером',
  component: PriceListScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
})

const own = () => theWorld().services.filter(({ executorId }) => executorId === accounts.executor.id)
const names = () => own().map(({ name }) => name)

/** Показывается исполнителю с прайс-листом. */
export const Kept = meta.story({
  name: 'Прайс-лист',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Услуги и цены' })).toBeVisible()
    await expect(await canvas.findByText('Разводка труб')).toBeVisible()
    await expect(canvas.getByRole('meter', { name: 'Услуги в прайс-листе' })).toHaveAttribute('aria-valuenow', '3')
  },
})

/** Показывается новому исполнителю: с чего начать. */
export const Empty = meta.story({
  name: 'Пусто',
  beforeEach: () => {
    theWorld().services = []
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Прайс-лист пуст')).toBeVisible()
  },
})

/** Услугу добавляют, и форма сразу ждёт следующую. */
export const Added = meta.story({
  name: 'Добавление',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить услугу' }))
    const form = within(await canvas.findByRole('form', { name: 'Новая услуга' }))
    await userEvent.type(form.getByLabelText('Услуга'), 'Замена сифона')
    await userEvent.type(form.getByLabelText('Сумма'), '900')
    await userEvent.click(form.getByRole('button', { name: 'Добавить' }))
    await waitFor(() => expect(names()).toContain('Замена сифона'))
    await waitFor(() => expect(canvas.getByLabelText('Услуга')).toHaveValue(''))
    await expect(await canvas.findByText('Замена сифона')).toBeVisible()
  },
})

/** Строку меняют на её месте. */
export const Changed = meta.story({
  name: 'Изменение',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить: Разводка труб' }))
    const form = within(await canvas.findByRole('form', { name: 'Изменить: Разводка труб' }))
    await userEvent.selectOptions(form.getByLabelText('Цена'), 'FIXED')
    await userEvent.type(form.getByLabelText('Сумма'), '5000')
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(own().at(-1)).toMatchObject({ priceType: 'FIXED', price: 5_000_00 }))
    await expect(await canvas.findByText(/5.000.₽/)).toBeVisible()
  },
})

/** Показывается, когда ту же строку сохранили в другом окне: введённое здесь осталось. */
export const Conflict = meta.story({
  name: 'Изменено в другом окне',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить: Замена смесителя' }))
    const form = within(await canvas.findByRole('form', { name: 'Изменить: Замена смесителя' }))
    await userEvent.type(form.getByLabelText('Услуга'), ' на кухне')
    const { services } = theWorld()
    const line = services.find(({ name }) => name === 'Замена смесителя')
    if (line) Object.assign(line, { price: 1_700_00, version: line.version + 1 })
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Это уже изменили в другом окне')
    await expect(form.getByLabelText('Услуга')).toHaveValue('Замена смесителя на кухне')
  },
})

/** Порядок меняют с клавиатуры: фокус идёт за строкой. */
export const Ordered = meta.story({
  name: 'Порядок',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const down = await canvas.findByRole('button', { name: 'Ниже: Замена смесителя' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()[1]).toBe('Замена смесителя'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ниже: Замена смесителя' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Установка унитаза', 'Разводка труб', 'Замена смесителя']))
  },
})

/** Порядок, который сервер не взял, возвращается, и об этом сказано. */
export const OrderRefused = meta.story({
  name: 'Порядок не сохранился',
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(...mockApi({ orderServices: refuse('VERSION_CONFLICT') })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ниже: Замена смесителя' }))
    await waitFor(() => expect(screen.getByText(/Порядок не сохранился/)).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Замена смесителя'))
  },
})

/** Таблицу вставляют: годные строки добавлены, остальные ждут правки. */
export const Pasted = meta.story({
  name: 'Вставка таблицы',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вставить из таблицы' }))
    await userEvent.click(await screen.findByLabelText('Строки таблицы'))
    await userEvent.paste('Замена сифона\t900\tшт.\nОсмотр\tдорого')
    await userEvent.click(await screen.findByRole('button', { name: /^Добавить 1/ }))
    await waitFor(() => expect(names()).toContain('Замена сифона'))
    await waitFor(() => expect(screen.getByLabelText('Строки таблицы')).toHaveValue('Осмотр\tдорого'))
  },
})

/** Показывается, прежде чем удалить строку. */
export const Removing = meta.story({
  name: 'Удаление',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Разводка труб' }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить услугу?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

/** Удаление доходит до прайс-листа. */
export const Removed = meta.story({
  name: 'Удалено',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Разводка труб' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(names()).not.toContain('Разводка труб'))
    await waitFor(() => expect(canvas.queryByText('Разводка труб')).toBeNull())
  },
})

/** Показывается, когда строк больше не помещается. */
export const Full = meta.story({
  name: 'Места нет',
  tags: ['!dev'],
  beforeEach: () => {
    theWorld().services = Array.from({ length: 200 }, (_, index) => ({
      ...aService({ id: index + 1, name: `Работа № ${index + 1}` }),
      executorId: accounts.executor.id,
    }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Удалите лишнее, чтобы добавить новое/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Добавить услугу' })).toBeDisabled()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listServices: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем прайс-лист')).toBeInTheDocument()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listServices: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить прайс-лист')
  },
})

/** Показывается на телефоне. */
export const OnPhone = Kept.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
