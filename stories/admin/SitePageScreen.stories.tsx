import type { SitePageName } from '@artel/core/contract'
import { shippedPages } from '@artel/core/site-pages'
import { SitePageScreen } from '@artel/ui/admin/landings'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Слова страницы',
  component: SitePageScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { page: 'become-executor' as SitePageName },
})

const words = (page: SitePageName = 'become-executor') => theWorld().sitePages.get(page)

/** Показывается администратору, пока слова исходные: форма и страница с ними. */
export const Editing = meta.story({
  name: 'Правка и предпросмотр',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Заголовок')).toHaveValue('Работа рядом, цена — ваша')
    const shown = within(await canvas.findByRole('region', { name: 'Как увидят на сайте' }))
    await expect(await shown.findByRole('heading', { name: 'Расскажите о себе' })).toBeVisible()
    await expect(await canvas.findByText('Прежних версий нет')).toBeVisible()
  },
})

/** Показывается для страницы всех услуг: шаги и вопросы к ней пишут по желанию. */
export const Services = meta.story({
  name: 'Все услуги',
  args: { page: 'services' },
  play: async ({ canvas }) => {
    const shown = within(await canvas.findByRole('region', { name: 'Как увидят на сайте' }))
    await expect(await shown.findByRole('link', { name: 'Уборка квартир' })).toBeVisible()
  },
})

/** Слова сохраняют, исходные возвращают. */
export const SavedAndRestored = meta.story({
  name: 'Сохранено и возвращено',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText('Заголовок')
    await userEvent.clear(title)
    await userEvent.type(title, 'Работа у дома')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(words()).toMatchObject({ title: 'Работа у дома', version: 2 }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть эту версию: 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть версию' }))
    await waitFor(() => expect(words()).toMatchObject({ title: 'Работа рядом, цена — ваша', version: 3 }))
  },
})

/** Показывается, когда слова сохранил коллега: введённое осталось. */
export const Conflict = meta.story({
  name: 'Изменил коллега',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Заголовок'), ' всегда')
    theWorld().sitePages = new Map([['become-executor', { ...shippedPages['become-executor'], version: 2 }]])
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText('Это уже изменили в другом окне')).toBeVisible()
    await expect(canvas.getByLabelText('Заголовок')).toHaveValue('Работа рядом, цена — ваша всегда')
  },
})

/** Показывается, когда шагов и вопросов нет. */
export const Empty = meta.story({
  name: 'Без шагов и вопросов',
  beforeEach: () => {
    const few = { ...shippedPages['become-executor'], points: [], questions: [], version: 2 }
    theWorld().sitePages = new Map([['become-executor', few]])
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Добавить шаг' })).toBeVisible()
  },
})

/** Показывается, когда слова длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  beforeEach: () => {
    const points = [{ title: 'Расскажите'.repeat(6), text: 'Чем занимаетесь и сколько берёте. '.repeat(8) }]
    const long = { title: 'Работа'.repeat(20), lead: 'Выбирайте задания по душе. '.repeat(14), points, version: 2 }
    theWorld().sitePages = new Map([['become-executor', { ...shippedPages['become-executor'], ...long }]])
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Заголовок')).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminSitePage: pending })),
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminSitePage: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Слова страницы не загрузились')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminSitePage: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Слова страницы не загрузились')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Editing.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
