import { SiteSearchDialog } from '@artel/ui/site-search'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Поиск/Окно поиска',
  component: SiteSearchDialog,
  decorators: [withServices],
  parameters: { machine: { id: 'siteSearch' }, ...pageParameters },
  beforeEach: backend,
  args: { level: 0, onClose: fn() },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Поиск по Артели' }))

/** Показывается, когда окно открыли: курсор уже в поле. */
export const Opened = meta.story({
  name: 'Открыто',
  parameters: {
    machine: { state: 'idle' },
    toolbar: { viewer: 'Пока ничего не найдено, окно одинаково для всех.' },
  },
  play: async () => {
    await expect((await dialog()).getByRole('searchbox')).toHaveFocus()
  },
})

/** Показывается, когда нашлись услуги и задания. */
export const Found = meta.story({
  name: 'Нашлось',
  parameters: {
    machine: { state: 'ready' },
    toolbar: { viewer: 'Другие только адреса: исполнителя услуга ведёт к открытым заданиям.' },
  },
  play: async ({ userEvent }) => {
    const window = await dialog()
    await userEvent.type(window.getByRole('searchbox'), 'сант')
    await expect(await window.findByRole('link', { name: 'Сантехника' })).toHaveAttribute(
      'href',
      '/task-create?category=santehnika',
    )
  },
})

/** Исполнителя услуга ведёт к открытым заданиям. */
export const ForExecutor = meta.story({
  name: 'Исполнителю',
  tags: ['!dev'],
  globals: { viewer: 'executor' },
  play: async ({ userEvent }) => {
    const window = await dialog()
    await userEvent.type(window.getByRole('searchbox'), 'сант')
    await expect(await window.findByRole('link', { name: 'Сантехника' })).toHaveAttribute(
      'href',
      '/task-find/santehnika',
    )
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'failed' }, toolbar: { viewer: 'Пока ничего не найдено, окно одинаково для всех.' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listTasks: offline, listCategories: offline })),
  play: async ({ userEvent }) => {
    const window = await dialog()
    await userEvent.type(window.getByRole('searchbox'), 'обои')
    await expect(await window.findByRole('alert')).toHaveTextContent('Поиск не получился')
  },
})

/** Показывается на телефоне: лист снизу. */
export const OnPhone = Found.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
