import { TaskView } from '@artel/ui/tasks'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { faces, type StoredTask } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'
import { taskPage, type Viewers } from './task-page.tsx'

const meta = preview.meta({
  title: 'Экраны/Задания/Задание/Работа и итог',
  component: TaskView,
  decorators: [pageFrame, frozenTime],
  parameters: { machine: { id: 'taskLifecycle' }, layout: 'fullscreen' },
  argTypes: { notice: { control: false }, replies: { control: false } },
  args: taskPage('guest'),
})

const posted = [
  { status: 'PENDING', at: '2026-02-20T07:10:00.000Z' },
  { status: 'APPROVED', at: '2026-02-20T07:12:00.000Z' },
] as const

const after = (...later: StoredTask['history']): Partial<StoredTask> => ({
  createdAt: posted[0].at,
  publishedAt: posted[1].at,
  history: [...posted, ...later],
  ...(later.length > 0 && { status: later[later.length - 1]?.status }),
})

const started = { status: 'IN_PROGRESS', at: '2026-02-21T09:30:00.000Z' } as const
const hired = { executor: faces.sergey, executorId: faces.sergey.id } as const

const chosen = { status: 'ACCEPTED', version: 3 } as const
const held = { id: 802, executor: faces.company, status: 'HELD', chatId: 902, price: 3_000_00 } as const
const deal = [chosen, held]
/** The same when the viewer is the one who was not chosen. */
const lost = [{ id: 802, executor: faces.ildar, status: 'ACCEPTED', chatId: 902 } as const, { status: 'HELD' } as const]
const othersWork = { executor: faces.ildar, executorId: faces.ildar.id } as const

const inProgress = { ...after(started), ...hired }
const finished = {
  ...after(started, { status: 'FINISHED', at: '2026-02-28T16:00:00.000Z' }),
  ...hired,
  endedAt: '2026-02-28T16:00:00.000Z',
}
const archived = {
  ...after({ status: 'ARCHIVED', at: '2026-02-28T07:12:00.000Z' }),
  endedAt: '2026-02-28T07:12:00.000Z',
}
const canceled = {
  ...after(started, { status: 'CANCELED', at: '2026-02-27T12:00:00.000Z' }),
  ...hired,
  endedAt: '2026-02-27T12:00:00.000Z',
  cancelledBy: 'AUTHOR',
  cancelReason: 'AUTHOR_CONDITIONS_CHANGED',
  cancelComment: 'Решили менять всю кухню, смеситель подождёт до осени.',
} as const
const closedDeal = [{ ...chosen, status: 'CLOSED' } as const, { ...held, status: 'CLOSED' } as const]
const closedReply = [{ status: 'CLOSED' } as const]

/** Показывается гостю: работа идёт, откликнуться нельзя. */
export const InProgressGuest = meta.story({
  name: 'В работе: гость',
  parameters: { machine: { state: 'IN_PROGRESS' } },
  args: taskPage('guest', { task: inProgress, replies: deal }),
})

/** Показывается заказчику, пока исполнитель работает: написать, завершить, отменить. */
export const InProgressAuthor = meta.story({
  name: 'В работе: заказчик',
  parameters: { machine: { state: 'IN_PROGRESS' } },
  args: taskPage('client', { task: inProgress, replies: deal }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Принять работу' })).toBeVisible()
  },
})

/** Показывается выбранному исполнителю: с адресом и телефоном заказчика. */
export const InProgressExecutor = meta.story({
  name: 'В работе: выбранный исполнитель',
  parameters: { machine: { state: 'IN_PROGRESS' } },
  args: taskPage('executor', { task: inProgress, replies: deal }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+7 (917) 234 56 78' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Сообщить о завершении' })).toBeVisible()
  },
})

const reported = { ...inProgress, finishRequestedAt: '2026-03-01T15:00:00.000Z' }

/** Показывается заказчику, когда исполнитель сообщил о завершении: принять работу или возразить. */
export const ReportedAuthor = meta.story({
  name: 'В работе: заказчику сообщили о завершении',
  parameters: { machine: { state: 'IN_PROGRESS' } },
  args: taskPage('client', { task: reported, replies: deal }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Исполнитель сообщил, что работа готова')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Работа не готова' })).toBeVisible()
  },
})

/** Показывается исполнителю, который сообщил о завершении и ждёт. */
export const ReportedExecutor = meta.story({
  name: 'В работе: исполнитель ждёт приёмки',
  parameters: { machine: { state: 'IN_PROGRESS' } },
  args: taskPage('executor', { task: reported, replies: deal }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Вы сообщили о завершении/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Сообщить о завершении' })).toBeNull()
  },
})

/** Показывается исполнителю, чей отклик остался в запасе. */
export const InProgressCandidate = meta.story({
  name: 'В работе: исполнитель в запасе',
  parameters: { machine: { state: 'IN_PROGRESS' } },
  args: taskPage('executor', { task: { ...inProgress, ...othersWork }, replies: lost }),
})

/** Показывается исполнителю, который не откликался. */
export const InProgressOther = meta.story({
  name: 'В работе: другой исполнитель',
  parameters: { machine: { state: 'IN_PROGRESS' } },
  args: taskPage('executor', { task: { ...inProgress, ...othersWork }, replies: [] }),
})

/** Показывается модератору. */
export const InProgressStaff = meta.story({
  name: 'В работе: модератор',
  parameters: { machine: { state: 'IN_PROGRESS' } },
  args: taskPage('moderator', { task: inProgress, replies: deal }),
})

/** Показывается гостю, когда работа принята. */
export const FinishedGuest = meta.story({
  name: 'Завершено: гость',
  parameters: { machine: { state: 'FINISHED' } },
  args: taskPage('guest', { task: finished, replies: deal }),
})

/** Показывается заказчику, который принял работу: чат остаётся открыт. */
export const FinishedAuthor = meta.story({
  name: 'Завершено: заказчик',
  parameters: { machine: { state: 'FINISHED' } },
  args: taskPage('client', { task: finished, replies: [chosen, { ...held, status: 'CLOSED' }] }),
  play: async ({ canvas, userEvent, args }) => {
    const [ask] = canvas.getAllByRole('button', { name: 'Оставить отзыв' })
    await userEvent.click(ask as HTMLElement)
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
})

/** Показывается исполнителю, чью работу приняли. */
export const FinishedExecutor = meta.story({
  name: 'Завершено: исполнитель',
  parameters: { machine: { state: 'FINISHED' } },
  args: taskPage('executor', { task: finished, replies: deal }),
})

/** Показывается исполнителю, который откликался, но работал другой. */
export const FinishedCandidate = meta.story({
  name: 'Завершено: исполнитель с откликом',
  parameters: { machine: { state: 'FINISHED' } },
  args: taskPage('executor', { task: { ...finished, ...othersWork }, replies: closedReply }),
})

/** Показывается исполнителю, который не откликался. */
export const FinishedOther = meta.story({
  name: 'Завершено: другой исполнитель',
  parameters: { machine: { state: 'FINISHED' } },
  args: taskPage('executor', { task: { ...finished, ...othersWork }, replies: [] }),
})

/** Показывается модератору. */
export const FinishedStaff = meta.story({
  name: 'Завершено: модератор',
  parameters: { machine: { state: 'FINISHED' } },
  args: taskPage('moderator', { task: finished, replies: deal }),
})

/** Показывается гостю, когда срок задания вышел. */
export const ArchivedGuest = meta.story({
  name: 'В архиве: гость',
  parameters: { machine: { state: 'ARCHIVED' } },
  args: taskPage('guest', { task: archived, replies: [] }),
})

/** Показывается заказчику, который никого не выбрал. */
export const ArchivedAuthor = meta.story({
  name: 'В архиве: заказчик',
  parameters: { machine: { state: 'ARCHIVED' } },
  args: taskPage('client', { task: archived, replies: closedReply }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Опубликовать снова' })).toBeVisible()
  },
})

/** Показывается исполнителю, чей отклик закрылся вместе с заданием. */
export const ArchivedCandidate = meta.story({
  name: 'В архиве: исполнитель с откликом',
  parameters: { machine: { state: 'ARCHIVED' } },
  args: taskPage('executor', { task: archived, replies: closedReply }),
})

/** Показывается исполнителю, который не откликался. */
export const ArchivedOther = meta.story({
  name: 'В архиве: другой исполнитель',
  parameters: {
    machine: { state: 'ARCHIVED' },
    alike: 'Кто не откликался, видит в архиве то же, что и гость',
  },
  args: taskPage('executor', { task: archived, replies: [] }),
})

/** Показывается модератору. */
export const ArchivedStaff = meta.story({
  name: 'В архиве: модератор',
  parameters: { machine: { state: 'ARCHIVED' } },
  args: taskPage('moderator', { task: archived, replies: closedReply }),
})

/** Показывается гостю: причины отмены он не знает. */
export const CanceledGuest = meta.story({
  name: 'Отменено: гость',
  parameters: { machine: { state: 'CANCELED' } },
  args: taskPage('guest', { task: canceled, replies: closedDeal }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Причина отмены/)).toBeNull()
  },
})

/** Показывается заказчику, который отменил задание с объяснением. */
export const CanceledAuthor = meta.story({
  name: 'Отменено: заказчик',
  parameters: { machine: { state: 'CANCELED' } },
  args: taskPage('client', { task: canceled, replies: closedDeal }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Решили менять всю кухню/)).toBeVisible()
  },
})

/** Показывается исполнителю, который сам отказался от работы. */
export const CanceledExecutor = meta.story({
  name: 'Отменено: исполнитель отказался',
  parameters: { machine: { state: 'CANCELED' } },
  args: taskPage('executor', {
    task: { ...canceled, cancelledBy: 'EXECUTOR', cancelReason: 'EXECUTOR_NO_CONTACT', cancelComment: null },
    replies: closedDeal,
  }),
})

/** Показывается исполнителю, который откликался. */
export const CanceledCandidate = meta.story({
  name: 'Отменено: исполнитель с откликом',
  parameters: { machine: { state: 'CANCELED' } },
  args: taskPage('executor', { task: { ...canceled, ...othersWork }, replies: closedReply }),
})

/** Показывается исполнителю, который не откликался. */
export const CanceledOther = meta.story({
  name: 'Отменено: другой исполнитель',
  parameters: { machine: { state: 'CANCELED' } },
  args: taskPage('executor', { task: { ...canceled, ...othersWork }, replies: [] }),
})

/** Показывается модератору: кто отменил и почему. */
export const CanceledStaff = meta.story({
  name: 'Отменено: модератор',
  parameters: { machine: { state: 'CANCELED' } },
  args: taskPage('moderator', { task: canceled, replies: closedDeal }),
})

/** Показывается выбранному исполнителю на телефоне: сначала дело, потом люди. */
export const ExecutorOnPhone = InProgressExecutor.extend({
  name: 'Исполнитель на телефоне',
  globals: { viewport: { value: 'phone' } },
})

// Everyone who may see a task in these states has a story.
;({
  IN_PROGRESS: {
    GUEST: InProgressGuest,
    AUTHOR: InProgressAuthor,
    EXECUTOR: InProgressExecutor,
    CANDIDATE: InProgressCandidate,
    OTHER: InProgressOther,
    STAFF: InProgressStaff,
  },
  FINISHED: {
    GUEST: FinishedGuest,
    AUTHOR: FinishedAuthor,
    EXECUTOR: FinishedExecutor,
    CANDIDATE: FinishedCandidate,
    OTHER: FinishedOther,
    STAFF: FinishedStaff,
  },
  ARCHIVED: {
    GUEST: ArchivedGuest,
    AUTHOR: ArchivedAuthor,
    CANDIDATE: ArchivedCandidate,
    OTHER: ArchivedOther,
    STAFF: ArchivedStaff,
  },
  CANCELED: {
    GUEST: CanceledGuest,
    AUTHOR: CanceledAuthor,
    EXECUTOR: CanceledExecutor,
    CANDIDATE: CanceledCandidate,
    OTHER: CanceledOther,
    STAFF: CanceledStaff,
  },
}) satisfies Viewers<'IN_PROGRESS' | 'FINISHED' | 'ARCHIVED' | 'CANCELED'>
