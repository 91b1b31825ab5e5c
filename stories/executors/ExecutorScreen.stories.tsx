import { reviewsAboutList } from '@artel/core/reviews'
import { EXECUTOR_ID, testUuid } from '@artel/core/testing'
import { ExecutorAboutScreen } from '@artel/ui/executors/page'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Исполнитель/С сервером',
  component: ExecutorAboutScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: { id: EXECUTOR_ID, filters: reviewsAboutList.defaults },
})

/** Показывается гостю. */
export const Guest = meta.story({
  name: 'Гость',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Сергей М.')
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Работы' })).toBeVisible()
  },
})

/** Показывается самому исполнителю: чего не хватает и что это даст. */
export const Own = meta.story({
  name: 'Своя страница',
  globals: { viewer: 'executor' },
  args: { isShort: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Изменить профиль' })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Профиль заполнен' })).toBeVisible()
  },
})

/** Заказчик хочет предложить задание с клавиатуры, а исполнитель уже откликнулся сам. */
export const Offering = meta.story({
  name: 'Предложить задание',
  tags: ['!dev'],
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Предложить задание' })
    button?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: /^Предложить задание/ }))
    await dialog.findByRole('radiogroup', { name: 'Какое задание предложить' })
    await expect(dialog.getByRole('link', { name: 'Создать новое задание' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/task-create/),
    )
    // He has come by himself: there is a reply to answer.
    await expect(await dialog.findByRole('link', { name: 'Посмотреть отклик' })).toHaveAttribute('href', '/task/501')
    await expect(dialog.getByRole('button', { name: 'Предложить задание' })).toBeDisabled()
  },
})

/** Заказчик пишет: чат открывается один. */
export const Writing = meta.story({
  name: 'Написать',
  tags: ['!dev'],
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Написать' }))
    await waitFor(() =>
      expect(
        theWorld().chats.filter(({ kind, executor }) => kind === 'COMMON' && executor.id === EXECUTOR_ID),
      ).toHaveLength(1),
    )
  },
})

/** Гость сначала входит. */
export const GuestWrites = meta.story({
  name: 'Гость пишет',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Написать' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})

/** Показывается там, где исполнителя нет: аккаунт удалили или заблокировали, или это заказчик. */
export const NotFound = meta.story({
  name: 'Нет такого исполнителя',
  args: { id: testUuid(999) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена')
  },
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getExecutor: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getExecutor: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Нет связи')
  },
})

/** Показывается, пока отзывы в пути. */
export const ReviewsLoading = meta.story({
  name: 'Отзывы в пути',
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(...mockApi({ listReviews: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем отзывы')).toBeInTheDocument()
  },
})
