import { reviewsAboutList } from '@artel/core/reviews'
import { CLIENT_ID, testUuid } from '@artel/core/testing'
import { ClientScreen } from '@artel/ui/clients'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Заказчик/С сервером',
  component: ClientScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: { id: CLIENT_ID, filters: reviewsAboutList.defaults },
})

/** Показывается гостю. */
export const Guest = meta.story({
  name: 'Гость',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Ирина К.')
    await expect(await canvas.findByText(/Задание описано подробно/)).toBeVisible()
  },
})

/** Показывается самому заказчику: он отвечает на отзыв прямо здесь. */
export const Own = meta.story({
  name: 'Своя страница',
  globals: { viewer: 'client' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Изменить профиль' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Ответить' })).toBeVisible()
  },
})

/** Жалоба исполнителя на заказчика с клавиатуры: причина, слова, отправка. */
export const Complaining = meta.story({
  name: 'Жалоба на человека',
  tags: ['!dev'],
  globals: { viewer: 'company' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Пожаловаться на человека' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Пожаловаться на человека' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Мошенничество' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Что случилось/ }), 'Просит перевести деньги заранее.')
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить жалобу' }))
    await screen.findByRole('dialog', { name: 'Жалоба отправлена' })
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(theWorld().complaints.at(-1)).toMatchObject({ target: 'USER', targetId: CLIENT_ID })
  },
})

/** Жалоба на отзыв: модератор получит именно его. */
export const ComplainingOfReview = meta.story({
  name: 'Жалоба на отзыв',
  tags: ['!dev'],
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Пожаловаться на отзыв' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Пожаловаться на отзыв' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Оскорбление' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Что случилось/ }), 'Такого не было, это неправда.')
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить жалобу' }))
    await screen.findByRole('dialog', { name: 'Жалоба отправлена' })
    await expect(theWorld().complaints.at(-1)).toMatchObject({ target: 'REVIEW', targetId: '714' })
  },
})

/** Показывается там, где заказчика нет: аккаунт удалили, или это исполнитель. */
export const NotFound = meta.story({
  name: 'Нет такого заказчика',
  args: { id: testUuid(999) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена')
  },
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getUser: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getUser: offline })),
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
