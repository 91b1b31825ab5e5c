import { FaqScreen } from '@artel/ui/faq'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Помощь/Поиск и разделы',
  component: FaqScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: { q: '' },
})

const found = 'Что нашлось'

/** Показывается тому, кто открыл помощь: поиск и разделы. */
export const Sections = meta.story({
  name: 'Разделы',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Отклики' })).toHaveAttribute('href', '/faq/list/otkliki')
    await expect(canvas.getByText('Исполнителям · 1 вопрос')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Sections.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда нашлись ответы: слово отмечено и в вопросе, и в ответе, хотя набрано с опечаткой. */
export const Found = meta.story({
  name: 'Нашлось с опечаткой',
  args: { q: 'отклк' },
  play: async ({ canvas }) => {
    const results = within(await canvas.findByRole('region', { name: found }))
    await expect(results.getByRole('link', { name: 'Как отозвать отклик?' })).toHaveAttribute(
      'href',
      '/faq/list/otkliki#kak-otozvat-otklik',
    )
    await expect(results.getAllByText('отклик', { selector: 'mark' })[0]).toBeVisible()
  },
})

/** Показывается, пока ответы ищутся. */
export const Loading = meta.story({
  name: 'Ищем',
  args: { q: 'отклик' },
  beforeEach({ msw }) {
    msw.use(...mockApi({ searchFaq: pending }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ищем ответы')).toBeInTheDocument()
  },
})

/** Показывается, когда поиск не ответил: разделы остаются. */
export const Failed = meta.story({
  name: 'Поиск не получился',
  args: { q: 'отклик' },
  beforeEach({ msw }) {
    msw.use(...mockApi({ searchFaq: refuse('INTERNAL') }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Поиск не получился')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Отклики' })).toBeVisible()
  },
})

/** Показывается без связи: повторить можно тут же. */
export const Offline = meta.story({
  name: 'Нет связи',
  args: { q: 'отклик' },
  beforeEach({ msw }) {
    msw.use(...mockApi({ searchFaq: offline }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Поиск не получился')).toBeVisible()
  },
})

/** Показывается, когда ответа нет: вопрос команде начинается с того, что искали. */
export const Empty = meta.story({
  name: 'Ответа нет',
  args: { q: 'аквариумные рыбки' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('По запросу «аквариумные рыбки» ответа нет')).toBeVisible()
    await expect(canvas.getByLabelText('Ваш вопрос')).toHaveValue('аквариумные рыбки')
    await expect(canvas.getByLabelText('Почта для ответа')).toBeVisible()
  },
})

/** Показывается, когда слов много: ничего не вылезает за край. */
export const Long = meta.story({
  name: 'Длинный запрос',
  args: { q: 'рентгеноэлектрокардиографического'.repeat(5) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ответа нет$/)).toBeVisible()
  },
})

/** Вошедший спрашивает: почту не просят, вопрос ждёт команду. */
export const Asked = meta.story({
  name: 'Вопрос отправлен',
  args: { q: 'аквариумные рыбки' },
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить вопрос' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Вопрос отправлен' })).toHaveFocus())
    await expect(theWorld().questions.at(-1)?.text).toBe('аквариумные рыбки')
  },
})

/** Показывается по ссылке из письма с ответом, когда никто не вошёл: можно войти, не теряя места. */
export const AnswerForGuest = meta.story({
  name: 'Ответ ждёт входа',
  args: { q: '', anchor: 'vopros-851' },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Войдите, чтобы прочитать ответ' }))
    await userEvent.click(section.getByRole('button', { name: 'Войти' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
