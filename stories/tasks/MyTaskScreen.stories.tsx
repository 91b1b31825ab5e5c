import type { MyTasksRole } from '@artel/core/tasks'
import { MyTaskScreen } from '@artel/ui/tasks'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, faces, mockApi, offline, refuse, type StoredTask, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { anOffer } from './offers.ts'

const meta = preview.meta({
  title: 'Экраны/Задания/Моё задание',
  component: MyTaskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'client' },
  beforeEach: backend,
  args: { id: 501, role: 'author' as MyTasksRole },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

const change = (id: number, values: Partial<StoredTask>) => {
  for (const task of theWorld().tasks) if (task.id === id) Object.assign(task, values)
}
const offered = () => {
  theWorld().replies = []
  theWorld().offers = [anOffer(theWorld().now)]
}

/** Показывается заказчику, который выбирает: отклики, предложения и то, как всё было. */
export const AuthorChoosing = meta.story({
  name: 'Заказчик выбирает',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Как всё было' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Предложения исполнителям' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Страница задания' })).toHaveAttribute('href', '/task/501')
  },
})

/** The page stands as high as it will: nothing of it is on its way. */
const settled = async ({ canvasElement }: { canvasElement: Element }) => {
  await waitFor(() => expect(canvasElement.querySelector('article, h1')).not.toBeNull())
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
}

/** Показывается заказчику, пока исполнитель работает. */
export const AuthorInWork = meta.story({ name: 'Заказчик: в работе', args: { id: 522 }, play: settled })

/** Показывается заказчику, чьё задание отклонил модератор: исправить можно сразу. */
export const AuthorRejected = meta.story({
  name: 'Заказчик: отклонено',
  args: { id: 526 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Исправить и отправить снова' })).toHaveAttribute(
      'href',
      '/personal-area/my-tasks/526/edit',
    )
  },
})

/** Показывается заказчику, от чьего задания отказались: отклик из запаса можно вернуть. */
export const AuthorAfterRefusal = meta.story({
  name: 'Заказчик: исполнитель отказался',
  beforeEach: () => {
    change(501, {
      status: 'CANCELED',
      cancelledBy: 'EXECUTOR',
      cancelReason: 'EXECUTOR_NO_CONTACT',
      endedAt: new Date(theWorld().now - 3_600_000).toISOString(),
    })
    for (const reply of theWorld().replies) reply.status = 'HELD'
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Вернуть/ })).length).toBeGreaterThan(0)
  },
})

/** Показывается заказчику, пока задание проверяет модератор. */
export const AuthorPending = meta.story({ name: 'Заказчик: на проверке', args: { id: 521 }, play: settled })

const asked = () => change(522, { finishRequestedAt: '2026-03-01T18:00:00.000Z' })

/** Показывается заказчику, когда исполнитель закончил: принять работу или возразить. */
export const AuthorAccepting = meta.story({
  name: 'Заказчик: пора принять работу',
  args: { id: 522 },
  beforeEach: asked,
  play: async ({ canvas, canvasElement }) => {
    await settled({ canvasElement })
    await expect(await canvas.findByRole('button', { name: 'Работа не готова' })).toBeVisible()
  },
})

const over = () => change(522, { status: 'FINISHED', endedAt: '2026-03-01T18:00:00.000Z' })
const mayReview = async ({ canvas, canvasElement }: { canvas: ReturnType<typeof within>; canvasElement: Element }) => {
  await settled({ canvasElement })
  await expect((await canvas.findAllByRole('button', { name: 'Оставить отзыв' })).length).toBeGreaterThan(0)
}

/** Показывается заказчику после сделки: можно оставить отзыв. */
export const AuthorFinished = meta.story({
  name: 'Заказчик: завершено',
  args: { id: 522 },
  beforeEach: over,
  play: mayReview,
})

/** Показывается исполнителю, который сообщил о завершении: слово за заказчиком. */
export const ExecutorAsked = meta.story({
  name: 'Исполнитель: ждёт приёмки',
  globals: { viewer: 'executor' },
  args: { id: 522, role: 'executor' },
  beforeEach: asked,
  play: settled,
})

/** Показывается исполнителю после сделки: отзыв оставляют обе стороны. */
export const ExecutorFinished = meta.story({
  name: 'Исполнитель: завершено',
  globals: { viewer: 'executor' },
  args: { id: 522, role: 'executor' },
  beforeEach: over,
  play: mayReview,
})

/** Показывается исполнителю, вместо которого выбрали другого: его отклик в запасе. */
export const ExecutorHeld = meta.story({
  name: 'Исполнитель: выбрали другого',
  globals: { viewer: 'executor' },
  args: { role: 'executor' },
  beforeEach: () => {
    change(501, { status: 'IN_PROGRESS', executor: faces.company, executorId: faces.company.id })
    for (const reply of theWorld().replies) {
      if (reply.taskId === 501) reply.status = reply.executor.id === faces.company.id ? 'ACCEPTED' : 'HELD'
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('В запасе')).toBeVisible()
  },
})

/** Показывается исполнителю, который делает работу. */
export const ExecutorInWork = meta.story({
  name: 'Исполнитель: в работе',
  globals: { viewer: 'executor' },
  args: { id: 522, role: 'executor' },
})

/** Показывается исполнителю, который откликнулся и ждёт. */
export const ExecutorWaiting = meta.story({
  name: 'Исполнитель: ждёт ответа',
  globals: { viewer: 'executor' },
  args: { role: 'executor' },
})

/** Показывается исполнителю, которому предложили задание: от кого, что пишут и до какого часа ответить. */
export const ExecutorOffered = meta.story({
  name: 'Исполнителю предлагают',
  globals: { viewer: 'executor' },
  args: { role: 'executor' },
  beforeEach: offered,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вам предлагают это задание' })).toBeVisible()
    await waitFor(() => expect(theWorld().offers[0]?.status).toBe('VIEWED'))
  },
})

/** Показывается исполнителю, который берётся: задание сразу в работе. */
export const ExecutorAccepts = meta.story({
  name: 'Исполнитель берётся',
  tags: ['!dev'],
  globals: { viewer: 'executor' },
  args: { role: 'executor' },
  beforeEach: offered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Взяться за задание' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Взяться за задание?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Взяться' }))
    await waitFor(() => expect(theWorld().tasks.find(({ id }) => id === 501)?.executorId).toBe(faces.sergey.id))
    await expect(await canvas.findByRole('button', { name: 'Сообщить о завершении' })).toBeVisible()
  },
})

/** Показывается исполнителю перед отказом: что будет с чатом. */
export const ExecutorDeclines = meta.story({
  name: 'Исполнитель отказывается',
  tags: ['!dev'],
  globals: { viewer: 'executor' },
  args: { role: 'executor' },
  beforeEach: offered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отказаться' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отказаться от предложения?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отказаться' }))
    await waitFor(() => expect(theWorld().offers[0]?.status).toBe('DECLINED'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Показывается заказчику, который отзывает предложение. */
export const AuthorWithdraws = meta.story({
  name: 'Заказчик отзывает предложение',
  tags: ['!dev'],
  beforeEach: offered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Отозвать предложение/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отозвать предложение?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отозвать' }))
    await waitFor(() => expect(theWorld().offers[0]?.status).toBe('WITHDRAWN'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Показывается в меню: что сделать нельзя и почему. */
export const MenuSaysWhyNot = meta.story({
  name: 'Почему нельзя изменить',
  tags: ['!dev'],
  args: { id: 522 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё действия с заданием' }))
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /^Изменить задание/ })).toHaveAttribute('aria-disabled', 'true'),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})

/** Показывается тому, кто делится: ссылку можно скопировать. */
export const Sharing = meta.story({
  name: 'Поделиться',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Поделиться' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Поделиться' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Ссылка на задание' })).toHaveDisplayValue(/\/task\/501$/),
    )
  },
})

/** Показывается, когда название очень длинное. */
export const LongTitle = meta.story({
  name: 'Длинное название',
  beforeEach: () =>
    change(501, {
      title: 'Очень длинное название задания, которое занимает почти все сто символов, сколько только можно',
    }),
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getTask: refuse('INTERNAL') })),
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getTask: offline })),
})
