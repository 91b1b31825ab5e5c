import { FaqItemScreen } from '@artel/ui/admin/faq'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Вопрос помощи',
  component: FaqItemScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { id: 491 },
})

const item = () => theWorld().faq[1]?.items[0]

/** Показывается администратору: форма, предпросмотр и история. */
export const Editing = meta.story({
  name: 'Правка и история',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Вопрос')).toHaveValue('Как отозвать отклик?')
    await expect(await canvas.findByRole('button', { name: 'Вернуть эту версию: 1' })).toBeVisible()
  },
})

/** Ответ меняют, предпросмотр идёт следом, сохранённое стоит в истории. */
export const Saved = meta.story({
  name: 'Сохранение',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const answer = await canvas.findByLabelText('Ответ')
    await userEvent.clear(answer)
    await userEvent.type(answer, 'Нажмите «Отозвать».')
    const preview = within(canvas.getByRole('region', { name: 'Как увидят на сайте' }))
    await expect(preview.getByText('Нажмите «Отозвать».')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(item()).toMatchObject({ answer: 'Нажмите «Отозвать».', version: 4 }))
    await expect(await canvas.findByText('Версия 4')).toBeVisible()
  },
})

/** Прежнюю версию возвращают: она снова на сайте и в форме. */
export const Restored = meta.story({
  name: 'Версия возвращена',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть эту версию: 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть версию' }))
    await waitFor(() => expect(item()).toMatchObject({ question: 'Как забрать отклик назад?', version: 4 }))
    await waitFor(() => expect(canvas.getByLabelText('Вопрос')).toHaveValue('Как забрать отклик назад?'))
  },
})

/** Показывается, прежде чем вернуть прежнюю версию. */
export const Restoring = meta.story({
  name: 'Вернуть версию?',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть эту версию: 2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Вернуть версию 2?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

/** Показывается, когда вопрос сохранил коллега: введённое осталось, второе нажатие его сохранит. */
export const Conflict = meta.story({
  name: 'Изменил коллега',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Вопрос'), ' И когда?')
    theWorld().faq = theWorld().faq.map((section) => ({
      ...section,
      items: section.items.map((one) => ({ ...one, version: one.version + 1 })),
    }))
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText('Это уже изменили в другом окне')).toBeVisible()
    await expect(canvas.getByLabelText('Вопрос')).toHaveValue('Как отозвать отклик? И когда?')
  },
})

/** Показывается, прежде чем удалить вопрос. */
export const Removing = meta.story({
  name: 'Удалить вопрос?',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить вопрос' }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить вопрос?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

/** Показывается, когда такого вопроса нет. */
export const NotFound = meta.story({
  name: 'Не найдено',
  args: { id: 999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Его могли удалить. Остальные на месте.')).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminFaqItem: pending })),
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminFaqItem: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вопрос не загрузился')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminFaqItem: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вопрос не загрузился')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Editing.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
