import { myReviewList } from '@artel/core/reviews'
import { MyReviewsScreen } from '@artel/ui/reviews'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Отзывы/Мои отзывы/С сервером',
  component: MyReviewsScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'client' },
  beforeEach: backend,
  args: { filters: myReviewList.defaults },
})

const on = (tab: 'left' | 'waiting') => ({ filters: { ...myReviewList.defaults, tab } })

/** Показывается исполнителю: отзывы о нём и из чего его оценка. */
export const Executor = meta.story({
  name: 'Исполнитель',
  globals: { viewer: 'executor' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    await expect(canvas.getByRole('region', { name: 'Из чего моя оценка' })).toHaveTextContent('3 отзыва')
  },
})

/** Показывается заказчику, который ещё не рассказал о сделке. */
export const Waiting = meta.story({
  name: 'Ждут отзыва',
  args: on('waiting'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /Вымыть окна/ })).toHaveTextContent('осталось 5 дней')
  },
})

/** Отзыв от начала до конца: ошибка у поля, отправка, слова о публикации; сделка больше ничего не ждёт. */
export const Writing = meta.story({
  name: 'Отзыв написан',
  tags: ['!dev'],
  args: on('waiting'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Оставить отзыв/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отзыв о сделке' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить отзыв' }))
    await waitFor(() => expect(dialog.getByRole('region', { name: /^Исправьте 4/ })).toHaveFocus())
    for (const name of ['Общая оценка', 'Качество работы', 'Сроки', 'Общение']) {
      await userEvent.click(within(dialog.getByRole('radiogroup', { name })).getByRole('radio', { name: /^5/ }))
    }
    await userEvent.type(dialog.getByRole('textbox', { name: /^Отзыв/ }), 'Окна чистые, всё вовремя.')
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить отзыв' }))
    await expect(await screen.findByRole('dialog', { name: 'Спасибо за отзыв' })).toHaveTextContent('6 марта')
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }))
    await expect(await canvas.findByText('Всё сказано')).toBeVisible()
    await expect(theWorld().reviews[0]?.status).toBe('MODERATION')
  },
})

/** Начатый отзыв закрыли и открыли снова: ничего не потерялось. */
export const Kept = meta.story({
  name: 'Черновик на месте',
  tags: ['!dev'],
  args: on('waiting'),
  play: async ({ canvas, userEvent }) => {
    const ask = async () => userEvent.click(await canvas.findByRole('button', { name: /^Оставить отзыв/ }))
    await ask()
    await userEvent.type(await screen.findByRole('textbox', { name: /^Отзыв/ }), 'Окна чистые')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await ask()
    await expect(await screen.findByRole('textbox', { name: /^Отзыв/ })).toHaveValue('Окна чистые')
  },
})

/** Ответ на отзыв: один раз, потом кнопки нет. */
export const Answering = meta.story({
  name: 'Ответ написан',
  tags: ['!dev'],
  globals: { viewer: 'executor' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Ответить' })
    const before = canvas.getAllByRole('button', { name: 'Ответить' }).length
    await userEvent.click(first as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Ответ на отзыв' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Ответ' }), 'Спасибо, обращайтесь!')
    await userEvent.click(dialog.getByRole('button', { name: 'Ответить' }))
    await expect(await canvas.findByText('Спасибо, обращайтесь!')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Ответить' })).toHaveLength(before - 1)
  },
})

/** Показывается модератору: у сотрудников отзывов нет. */
export const Staff = meta.story({
  name: 'Модератор',
  globals: { viewer: 'moderator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('У сотрудников отзывов нет')).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listMyReviews: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем отзывы')).toBeInTheDocument()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listMyReviews: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить отзывы')
  },
})
