import type { JudgedKind } from '@artel/core/moderation'
import { DeskScreen } from '@artel/ui/moderation'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts, backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Очередь модерации/С сервером',
  component: DeskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'moderator' },
  beforeEach: backend,
  args: { kind: 'TASKS' as JudgedKind },
})

const opened = (title: string | RegExp) => screen.findByRole('heading', { level: 2, name: title })

/** Показывается модератору: задание, которое ждёт дольше всех, уже открыто и отмечено за ним. */
export const Tasks = meta.story({
  name: 'Задания',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Опубликовать/ })).toBeVisible()
    await waitFor(() => expect(theWorld().holds.map(({ moderatorId }) => moderatorId)).toEqual([accounts.moderator.id]))
  },
})

/** С клавиатуры: A публикует, и очередь пуста; отказ требует правила. */
export const ByKeyboard = meta.story({
  name: 'Всё с клавиатуры',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const [task] = theWorld().tasks.filter(({ status }) => status === 'PENDING')
    await waitFor(async () => expect(await opened(task?.title ?? '')).toHaveFocus())
    await userEvent.keyboard('r')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Выберите правило.')).toBeVisible()
    await userEvent.keyboard('1')
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await opened(task?.title ?? '')).toHaveFocus())
    await userEvent.keyboard('1')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(task?.status).toBe('REJECTED'))
    await expect(await canvas.findByText('Очередь пуста', { selector: 'p' })).toBeVisible()
  },
})

/** Показывается, когда решение опоздало: коллега уже опубликовал. */
export const Overtaken = meta.story({
  name: 'Коллега успел раньше',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Опубликовать/ })
    for (const task of theWorld().tasks) task.version += 1
    await userEvent.keyboard('a')
    await expect(await canvas.findByText('Это уже проверили или изменили')).toBeVisible()
  },
})

/** Показывается, когда ждут отзывы. */
export const Reviews = meta.story({
  name: 'Отзывы',
  args: { kind: 'TASK_REVIEWS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Одобрить отзыв/ })).toBeVisible()
  },
})

/** Показывается, когда ждут товары: модератор публикует первый, и на стол ложится следующий или очередь пустеет. */
export const Products = meta.story({
  name: 'Товары',
  args: { kind: 'PRODUCT_REVIEWS' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Опубликовать/ }))
    await waitFor(() => expect(theWorld().products.find(({ id }) => id === 453)?.status).toBe('PUBLISHED'))
    await expect(await canvas.findByText(/Здесь никто не ждёт/)).toBeVisible()
  },
})

/** Показывается, когда ждут отзывы покупателей: сразу сказано, что нашёл фильтр. */
export const ProductReviews = meta.story({
  name: 'Отзывы о товарах',
  args: { kind: 'PRODUCT_CONSUMER_REVIEWS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Пропустить отзыв/ })).toBeVisible()
    await expect(canvas.getAllByText(/В тексте контакты: телефон/)[0]).toBeVisible()
  },
})

/** Показывается, когда ждут документы: закрытые файлы открываются с сеансом модератора. */
export const Papers = meta.story({
  name: 'Документы',
  args: { kind: 'VERIFICATION_REQUESTS' },
  beforeEach: () => {
    const world = theWorld()
    const [papers] = world.verifications
    if (papers) world.verifications = [{ ...papers, status: 'PENDING', decidedAt: null, ownerId: accounts.company.id }]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Открыть / })).toBeVisible()
  },
})

/** Показывается, когда модератор снимает отметку: найти компанию, назвать причину. */
export const Revoking = meta.story({
  name: 'Отметку снимают',
  args: { kind: 'VERIFICATION_REQUESTS' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверенные компании' }))
    const dialog = await screen.findByRole('dialog', { name: 'Проверенные компании' })
    await userEvent.type(await within(dialog).findByRole('searchbox'), 'нет такого{Enter}')
    await waitFor(() => expect(within(dialog).getByText(/^Никого не нашлось/)).toBeVisible())
    await userEvent.clear(within(dialog).getByRole('searchbox'))
    await userEvent.type(within(dialog).getByRole('searchbox'), 'мельников{Enter}')
    await userEvent.click(await within(dialog).findByRole('button', { name: /Мельников/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Снять отметку' }))
    await waitFor(() => expect(screen.getByText('Выберите причину.')).toBeVisible())
    await userEvent.click(screen.getByRole('radio', { name: /поддельный/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Снять отметку' }))
    await waitFor(() => expect(theWorld().companies.get(accounts.executor.id)?.verificationStatus).toBe('REJECTED'))
    await waitFor(() => expect(screen.getByText(/^Отметка снята: /)).toBeVisible())
  },
})

/** Показывается жалоба; переписка открывается по просьбе, об этом сказано заранее. */
export const Complaints = meta.story({
  name: 'Жалобы',
  args: { kind: 'COMPLAINT' },
  beforeEach: () => {
    const world = theWorld()
    const [chat] = world.chats.filter(({ lastSeq, task }) => lastSeq > 0 && task !== null)
    const author = world.people.find(({ id }) => id === chat?.client.id)
    if (!chat || !author) return
    world.complaints.push({
      id: '00000000-0000-4000-8000-000000000791',
      author,
      target: 'USER',
      targetId: chat.executor.id,
      reason: 'INSULT',
      text: 'Пишет грубости и просит деньги вперёд.',
      files: [],
      createdAt: '2026-03-02T08:00:00.000Z',
      status: 'NEW',
    })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть переписку' }))
    await expect(await canvas.findByText(/^Переписка: /)).toBeVisible()
  },
})

/** Показывается, пока очередь не пришла. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listModeration: pending })),
})

/** Показывается, когда сервер отказал. */
export const Failed = meta.story({
  name: 'Не загрузилась',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listModeration: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Очередь не загрузилась')).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listModeration: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Очередь не загрузилась')).toBeVisible()
  },
})
