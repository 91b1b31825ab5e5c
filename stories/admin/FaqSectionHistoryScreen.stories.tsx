import { FaqSectionHistoryScreen } from '@artel/ui/admin/faq'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/История раздела помощи',
  component: FaqSectionHistoryScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { id: 40 },
})

const section = () => theWorld().faq.find(({ id }) => id === 40)

/** Показывается администратору: кто и когда менял раздел и что в нём изменилось. */
export const Versions = meta.story({
  name: 'Прежние версии',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Задания' })).toBeVisible()
    await expect(await canvas.findByText('Изменено: название, адрес')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Вернуть эту версию: 1' })).toBeVisible()
  },
})

/** Прежние слова раздела возвращают: прежний адрес снова его. */
export const Restored = meta.story({
  name: 'Версия возвращена',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть эту версию: 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть версию' }))
    await waitFor(() => expect(section()).toMatchObject({ title: 'Задания заказчиков', slug: 'zakazy', version: 3 }))
    await expect(await canvas.findByText('Версия 3')).toBeVisible()
  },
})

/** Показывается, когда раздел сохранил коллега, пока его возвращали. */
export const Conflict = meta.story({
  name: 'Изменил коллега',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть эту версию: 1' }))
    theWorld().faq = theWorld().faq.map((one) => ({ ...one, version: one.version + 1 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть версию' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(section()?.title).toBe('Задания')
  },
})

/** Показывается, пока раздел никто не менял. */
export const Empty = meta.story({
  name: 'Прежних версий нет',
  args: { id: 41 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Прежних версий нет')).toBeVisible()
  },
})

/** Показывается, когда слова длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  beforeEach: () => {
    const body = {
      title: 'Задания'.repeat(8),
      about: 'Создать, изменить, отменить, продлить. '.repeat(3),
      slug: 'zadaniya-'.repeat(6).slice(0, -1),
      audience: 'CLIENT',
      isHidden: true,
    }
    const kept = { kind: 'FAQ_SECTION', key: '40', version: 3, at: '2026-03-01T10:00:00.000Z', body } as const
    const author = { id: '00000000-0000-4000-8000-000000000105', name: 'Константин Константинопольский-Задунайский' }
    theWorld().contentVersions = [{ ...kept, author }, ...theWorld().contentVersions]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Версия 3')).toBeVisible()
  },
})

/** Показывается, когда такого раздела нет. */
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
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminFaq: pending })),
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminFaq: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Помощь не загрузилась')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminFaq: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Помощь не загрузилась')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Versions.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
