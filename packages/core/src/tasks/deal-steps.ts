import type { Task, TaskStatus } from '../contract/tasks.ts'
import { counted, words } from '../format/index.ts'

/** Where a deal stands, in the words of its page. */
export interface DealProgress {
  readonly steps: readonly { readonly label: string; readonly caption?: string }[]
  /** Index of the step it is at; as many as there are steps when all is done. */
  readonly current: number
  /** It ended there without being done: «Отменено 24 ноября». */
  readonly cancelled?: string
}

const PUBLISHED = 0
const REPLIES = 1
const WORK = 2
const DONE = 4

const stepOf: Readonly<Partial<Record<TaskStatus, number>>> = {
  PENDING: PUBLISHED,
  REJECTED: PUBLISHED,
  APPROVED: REPLIES,
  ARCHIVED: REPLIES,
  IN_PROGRESS: WORK,
  FINISHED: DONE,
}
const endings: Readonly<Partial<Record<TaskStatus, string>>> = {
  REJECTED: 'Отклонено',
  ARCHIVED: 'Срок вышел',
  CANCELED: 'Отменено',
}

type Course = Pick<Task, 'status' | 'history' | 'repliesCount' | 'finishRequestedAt'>

/**
 * Публикация → Отклики → Работа → Готово, with when each of them was.
 * @param day writes a moment as one says it: «21 ноября»
 */
export const dealProgress = (
  { status, history, repliesCount, finishRequestedAt }: Course,
  day: (moment: string) => string,
): DealProgress => {
  const last = (wanted: TaskStatus) => history.findLast((event) => event.status === wanted)?.at
  const on = (wanted: TaskStatus) => {
    const at = last(wanted)
    return at === undefined ? undefined : day(at)
  }
  /** A task that is published again looks for somebody anew: what came before has nothing to do with it. */
  const reached = history.findLast((event) => event.status in stepOf && event.status !== 'ARCHIVED')?.status
  const current = stepOf[status === 'CANCELED' ? (reached ?? 'PENDING') : status] ?? PUBLISHED
  const published = on('APPROVED')
  const started = current >= WORK ? on('IN_PROGRESS') : undefined
  const ending = endings[status]
  const ended = on(status)
  const work = status === 'IN_PROGRESS' && finishRequestedAt !== null ? 'ждёт приёмки' : started && `с ${started}`
  const captions = [
    published ?? (status === 'PENDING' ? 'на проверке' : undefined),
    current >= REPLIES ? (repliesCount > 0 ? counted(repliesCount, words.reply) : 'пока нет') : undefined,
    work ?? (current < WORK && !ending ? 'после выбора' : undefined),
    status === 'FINISHED' ? ended : undefined,
  ]
  return {
    steps: ['Публикация', 'Отклики', 'Работа', 'Готово'].map((label, n) => {
      const caption = captions[n]
      return caption === undefined ? { label } : { label, caption }
    }),
    current,
    ...(ending && { cancelled: [ending, ended].filter(Boolean).join(' ') }),
  }
}
