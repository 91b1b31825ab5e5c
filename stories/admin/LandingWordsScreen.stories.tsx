import { LandingWordsScreen } from '@artel/ui/admin/landings'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Слова услуги',
  component: LandingWordsScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { id: 11 },
})

const words = (id = 11) => theWorld().landingWords.get(id)

/** Показывается администратору: слова, страница с ними и прежние версии. */
export const Editing = meta.story({
  name: 'Правка, предпросмотр и история',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Заголовок')).toHaveValue('Сантехник на дом')
    const shown = within(await canvas.findByRole('region', { name: 'Как увидят на сайте' }))
    await expect(await shown.findByRole('heading', { name: 'Сантехник на дом' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Вернуть эту версию: 1' })).toBeVisible()
  },
})

/** Слова сохраняют: прежние остаются первой версией. */
export const Saved = meta.story({
  name: 'Сохранение',
  tags: ['!dev'],
  args: { id: 12 },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText('Заголовок')
    await userEvent.clear(title)
    await userEvent.type(title, 'Плиточник на дом')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(words(12)).toMatchObject({ title: 'Плиточник на дом', version: 2 }))
    await expect(await canvas.findByRole('button', { name: 'Вернуть эту версию: 1' })).toBeVisible()
  },
})

/** Исходные слова возвращают. */
export const Restored = meta.story({
  name: 'Исходные слова возвращены',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть эту версию: 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть версию' }))
    await waitFor(() => expect(words()).toMatchObject({ title: 'Сантехника: найдите исполнителя рядом', version: 3 }))
  },
})

/** Показывается, когда слова сохранил коллега: введённое осталось. */
export const Conflict = meta.story({
  name: 'Изменил коллега',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Заголовок'), ' сегодня')
    const stored = words()
    if (stored) theWorld().landingWords = new Map([[11, { ...stored, version: stored.version + 1 }]])
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText('Это уже изменили в другом окне')).toBeVisible()
    await expect(canvas.getByLabelText('Заголовок')).toHaveValue('Сантехник на дом сегодня')
  },
})

/** Показывается, когда слова длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  beforeEach: () => {
    const questions = [{ question: 'Сколько это стоит? '.repeat(7), answer: 'Цену называет исполнитель. '.repeat(40) }]
    const long = { title: 'Сантехника'.repeat(11), lead: 'Установка, замена и ремонт. '.repeat(13), questions }
    theWorld().landingWords = new Map([[11, { ...long, version: 2 }]])
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Заголовок')).toBeVisible()
  },
})

/** Показывается, когда такой услуги нет. */
export const NotFound = meta.story({
  name: 'Не найдено',
  args: { id: 999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Остальные на месте.')).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminLanding: pending })),
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminLanding: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Слова услуги не загрузились')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminLanding: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Слова услуги не загрузились')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Editing.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
