import { ArticleDeskScreen } from '@artel/ui/admin/articles'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { bathroom } from '../articles/sample-articles.ts'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const stored = () => theWorld().articles.find(({ id }) => id === 481)

/** The article with words enough to be read. */
const whole = (changes: object = {}) => {
  const one = stored()
  if (one)
    Object.assign(one, { lead: bathroom.lead, body: bathroom.body.filter(({ type }) => type !== 'image'), ...changes })
}

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Статья',
  component: ArticleDeskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: [backend, () => whole()],
  args: { id: 481 },
})

/** Показывается администратору: статья, как её видят читатели, и прежние версии. */
export const Opened = meta.story({
  name: 'Страница и история',
  play: async ({ canvas }) => {
    const shown = within(await canvas.findByRole('region', { name: 'Как видят читатели' }))
    await expect(shown.getByText(bathroom.lead)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Вернуть эту версию: 1' })).toBeVisible()
  },
})

/** Исправляют заголовок: прежний остаётся в истории. */
export const Mended = meta.story({
  name: 'Исправление',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Исправить' }))
    const title = await canvas.findByRole('textbox', { name: /^Заголовок/ })
    await userEvent.clear(title)
    await userEvent.type(title, 'Задание без вопросов')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить исправления' }))
    await waitFor(() => expect(stored()).toMatchObject({ title: 'Задание без вопросов', status: 'PUBLISHED' }))
    await expect(await canvas.findByText('Версия 3')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { name: 'Задание без вопросов' })[0]).toBeVisible()
  },
})

/** Показывается, когда статью исправляют. */
export const Mending = meta.story({
  name: 'Исправляется',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Исправить' }))
    await expect(await canvas.findByRole('textbox', { name: 'Текст' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Вернуть эту версию: 1' })).toBeNull()
  },
})

/** Статью исполнителя снимают с сайта: автор узнает правило. */
export const TakenDown = meta.story({
  name: 'Снятие с сайта',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять с сайта' }))
    await userEvent.selectOptions(await screen.findByLabelText('Что нарушено'), 'UNTRUE')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Снять с сайта' }))
    await waitFor(() => expect(stored()).toMatchObject({ status: 'REJECTED', rejectRule: 'UNTRUE' }))
  },
})

/** Показывается, когда слова длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  beforeEach: () => whole({ title: 'Водоснабжение'.repeat(9), tags: ['электрогазосварщик'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Как видят читатели' })).toBeVisible()
  },
})

/** Показывается, когда такой статьи нет. */
export const NotFound = meta.story({
  name: 'Не найдено',
  args: { id: 999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Возможно, автор её удалил. Остальные на месте.')).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getArticle: pending })),
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getArticle: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статья не загрузилась')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getArticle: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статья не загрузилась')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Opened.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
