import { CaseEditScreen } from '@artel/ui/cases'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { drag } from '../kit/drag.ts'
import { accounts, backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Портфолио/Изменить работу',
  component: CaseEditScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { id: 461 },
})

const work = () => theWorld().cases.find(({ id }) => id === 461)

/** Показывается исполнителю, который меняет свою работу. */
export const Editing = meta.story({
  name: 'Изменение',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Название')).toHaveValue('Санузел под ключ за девять дней')
    await expect(canvas.getByText('Обложка')).toBeVisible()
    await expect(canvas.getByRole('meter', { name: 'Работы в портфолио' })).toHaveAttribute('aria-valuenow', '2')
  },
})

/** Сколько ещё поместится, узнать не получилось: работу меняют всё равно. */
export const RoomUnknown = meta.story({
  name: 'Место неизвестно',
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(...mockApi({ isConstraintMet: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Название')).toHaveValue('Санузел под ключ за девять дней')
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
})

/** Фотографии меняют местами, одно из них убирают; сохранённое видят все. */
export const Saved = meta.story({
  name: 'Сохранение',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const before = work()?.photos.map(({ id }) => id) ?? []
    await userEvent.click(await canvas.findByRole('button', { name: 'Позже: Фото 1' }))
    await userEvent.clear(canvas.getByLabelText('Срок'))
    await userEvent.type(canvas.getByLabelText('Срок'), '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(work()).toMatchObject({ termDays: 12, version: 2 }))
    await expect(work()?.photos.map(({ id }) => id)).toEqual(before.toReversed())
  },
})

/** Фотографии меняют местами мышью: обложкой для всех становится другая. */
export const Dragged = meta.story({
  name: 'Перетаскивание фотографий',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const before = work()?.photos.map(({ id }) => id) ?? []
    const photos = within(await canvas.findByRole('list', { name: 'Файлы' })).getAllByRole('listitem')
    const [first, last] = [photos[0], photos.at(-1)] as [HTMLElement, HTMLElement]
    await drag(userEvent, last, first)
    await waitFor(() => expect(last).toHaveTextContent('Обложка'))
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(work()?.version).toBe(2))
    await expect(work()?.photos.map(({ id }) => id)).toEqual([before.at(-1), ...before.slice(0, -1)])
  },
})

/** Показывается, когда работу сохранили в другом окне: введённое здесь осталось. */
export const Conflict = meta.story({
  name: 'Изменено в другом окне',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Название'), ' и без пыли')
    const stored = work()
    if (stored) Object.assign(stored, { price: 90_000_00, version: stored.version + 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Это уже изменили в другом окне')
    await expect(canvas.getByLabelText('Название')).toHaveValue('Санузел под ключ за девять дней и без пыли')
  },
})

/** После спора показывают сохранённое там: введённое здесь забыто. */
export const ShownSaved = meta.story({
  name: 'Показано сохранённое',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Название'), ' и без пыли')
    const stored = work()
    if (stored) Object.assign(stored, { title: 'Из другого окна', version: stored.version + 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать сохранённое' }))
    await waitFor(() => expect(canvas.getByLabelText('Название')).toHaveValue('Из другого окна'))
  },
})

/** Показывается, прежде чем удалить работу. */
export const Removing = meta.story({
  name: 'Удаление',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить работу' }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить работу?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

/** Показывается, когда работа не помещается в тариф. */
export const Hidden = meta.story({
  name: 'Скрытая работа',
  beforeEach: () => {
    theWorld().userServices = []
    const { cases } = theWorld()
    const newer = [471, 472, 473].flatMap((id) => cases.slice(1, 2).map((one) => ({ ...one, id })))
    theWorld().cases = [...newer.map((one) => ({ ...one, executorId: accounts.executor.id })), ...cases]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Видна только вам: не помещается в тариф')).toBeVisible()
    await expect(canvas.getByText('Чтобы эту работу увидели все, удалите одну из остальных.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Сравнить тарифы' })).toBeVisible()
  },
})

/** Показывается, когда такой работы у исполнителя нет. */
export const NotFound = meta.story({
  name: 'Не найдено',
  args: { id: 999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Такой работы в портфолио нет')).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getCase: pending })),
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getCase: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить работу')
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getCase: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить работу')
  },
})

/** Показывается на телефоне. */
export const OnPhone = Editing.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
