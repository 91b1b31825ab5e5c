import type { Task, TaskStatus } from '../contract/tasks.ts'
import { cancelReasonLabels } from './cancel-reasons.ts'
import type { TaskViewerKind } from './task-labels.ts'
import { rejectRuleFixes, rejectRuleLabels } from './task-labels.ts'
import { TASK_TIMES } from './task-times.ts'

/** What a task's page tells its viewer of the deal. */
export interface NextStep {
  /** `attention` for what waits or has gone wrong, `refusal` for what a moderator turned down. */
  readonly kind: 'next' | 'attention' | 'refusal'
  readonly title: string
  readonly text: string
}

type Words = readonly [title: string, text: string]
interface Steps extends Readonly<Partial<Record<TaskViewerKind, Words | null>>> {
  readonly everyone: Words | null
}

const expired = 'Срок задания вышел'

const steps: Readonly<Record<Exclude<TaskStatus, 'CANCELED' | 'REJECTED'>, Steps>> = {
  PENDING: {
    AUTHOR: ['Модератор проверяет задание', 'Как только оно появится на доске, исполнители смогут откликнуться.'],
    STAFF: ['Проверьте задание', 'Опубликуйте его или отклоните по одному из правил.'],
    everyone: ['Задание на проверке', 'Скоро оно появится на доске.'],
  },
  APPROVED: {
    GUEST: ['Возьмётесь за эту работу?', 'Войдите как исполнитель, предложите цену и напишите заказчику.'],
    CANDIDATE: ['Вы откликнулись', 'Заказчик получил вашу цену, детали можно обсудить в чате.'],
    everyone: null,
  },
  IN_PROGRESS: {
    AUTHOR: ['Исполнитель за работой', 'Договорённости сохраняются в чате. Когда всё будет готово, примите работу.'],
    EXECUTOR: ['Вас выбрали', 'Выполните работу и сообщите о завершении: заказчик её примет.'],
    CANDIDATE: ['Заказчик выбрал другого исполнителя', 'На доске есть и другие задания.'],
    everyone: ['Исполнитель уже выбран', 'Откликнуться на это задание больше нельзя.'],
  },
  FINISHED: {
    AUTHOR: ['Работа принята', 'Переписка с исполнителем осталась в чате.'],
    EXECUTOR: ['Заказчик принял работу', 'Спасибо! Переписка осталась в чате.'],
    CANDIDATE: ['Работу выполнил другой исполнитель', 'На доске есть новые задания.'],
    everyone: ['Работа выполнена', 'Заказчик её принял, отклики больше не нужны.'],
  },
  ARCHIVED: {
    AUTHOR: [expired, 'Новые отклики не принимаются. Опубликуйте его снова, если работа ещё нужна.'],
    CANDIDATE: [expired, 'Исполнитель не выбран.'],
    everyone: [expired, 'Отклики больше не принимаются.'],
  },
}

const cancelledTitles = {
  AUTHOR: 'Заказчик отменил задание',
  EXECUTOR: 'Исполнитель отказался от работы',
  ADMIN: 'Задание сняла модерация',
} as const
/** The same to the one who did it. */
const ownCancel: Readonly<Partial<Record<TaskViewerKind, Readonly<Partial<Record<string, string>>>>>> = {
  AUTHOR: { AUTHOR: 'Вы отменили задание' },
  EXECUTOR: { EXECUTOR: 'Вы отказались от работы' },
}
const afterCancel: Readonly<Partial<Record<TaskViewerKind, string>>> & { readonly everyone: string } = {
  AUTHOR: 'Опубликуйте задание снова, если работа ещё нужна.',
  EXECUTOR: 'На доске есть и другие задания.',
  CANDIDATE: 'На доске есть и другие задания.',
  everyone: 'Отклики не принимаются.',
}

/** What the words are chosen by. */
export type DealStage = Pick<
  Task,
  | 'status'
  | 'viewer'
  | 'repliesCount'
  | 'finishRequestedAt'
  | 'isRevised'
  | 'cancelledBy'
  | 'cancelReason'
  | 'cancelComment'
  | 'rejectReason'
  | 'reviewUntil'
>

const small = (text: string) => text.charAt(0).toLocaleLowerCase('ru') + text.slice(1)
const sentence = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)

/** What one may still say of the deal; nothing when it is said or too late. */
const toReview = (reviewUntil: string | null, day: (moment: string) => string): string | null =>
  reviewUntil && `Расскажите, как всё прошло: отзыв можно оставить до ${day(reviewUntil)}.`

const cancelled = (
  { viewer, cancelledBy, cancelReason, cancelComment, reviewUntil }: DealStage,
  day: (moment: string) => string,
): NextStep => {
  const why = cancelReason && sentence(`Причина отмены: ${small(cancelReasonLabels[cancelReason])}`)
  const title = cancelledBy && (ownCancel[viewer]?.[cancelledBy] ?? cancelledTitles[cancelledBy])
  const words = [
    why,
    cancelComment && sentence(cancelComment),
    toReview(reviewUntil, day),
    afterCancel[viewer] ?? afterCancel.everyone,
  ]
  return { kind: 'attention', title: title ?? 'Задание отменено', text: words.filter(Boolean).join(' ') }
}

/** Changes of a published task that a moderator has turned down: the author is told until they change it again. */
const changeRejected = ({ viewer, status, isRevised, rejectReason }: DealStage): NextStep | null => {
  if (viewer !== 'AUTHOR' || status !== 'APPROVED' || isRevised || rejectReason === null) return null
  return {
    kind: 'refusal',
    title: `Изменения отклонены: ${small(rejectRuleLabels[rejectReason])}`,
    text: `Исполнители видят прежнюю версию. ${rejectRuleFixes[rejectReason]}`,
  }
}

const rejected = ({ viewer, rejectReason }: DealStage): NextStep => ({
  kind: 'refusal',
  title: rejectReason ? rejectRuleLabels[rejectReason] : 'Задание не прошло проверку',
  text: [
    'Модератор отклонил задание.',
    viewer === 'AUTHOR' && rejectReason ? rejectRuleFixes[rejectReason] : 'Автор видит причину.',
  ].join(' '),
})

/** What happens when the author stays silent: until when. */
const reported = (viewer: TaskViewerKind, until: string): NextStep | null => {
  if (viewer === 'AUTHOR') {
    return {
      kind: 'attention',
      title: 'Исполнитель сообщил, что работа готова',
      text: `Проверьте её и примите. Если не ответить до ${until}, задание завершится само.`,
    }
  }
  if (viewer !== 'EXECUTOR') return null
  return {
    kind: 'next',
    title: 'Вы сообщили о завершении',
    text: `Если заказчик не возразит до ${until}, задание завершится само.`,
  }
}

const revised: Readonly<Partial<Record<TaskViewerKind, Words>>> = {
  AUTHOR: ['Изменения проверяет модератор', 'Пока исполнители видят прежнюю версию.'],
  STAFF: ['Автор изменил опубликованное задание', 'Опубликуйте изменения или отклоните их.'],
}
const choosing: Words = [
  'Следующий шаг — выбрать исполнителя',
  'Сравните цены и сроки. Если сомневаетесь, спросите в чате: это никого не обязывает.',
]

const usual = ({ status, viewer, isRevised, repliesCount }: DealStage): Words | null => {
  if (status === 'CANCELED' || status === 'REJECTED') return null
  const change = isRevised && status === 'APPROVED' ? revised[viewer] : undefined
  if (change) return change
  // Without replies the empty list of them says what comes next.
  if (status === 'APPROVED' && viewer === 'AUTHOR') return repliesCount > 0 ? choosing : null
  const own = steps[status][viewer]
  return own === undefined ? steps[status].everyone : own
}

/**
 * What is next in a deal for its viewer; `null` where the page shows it without words.
 * @param day writes a moment as one says it after «до»: «9 марта»
 */
export const nextStep = (stage: DealStage, day: (moment: string) => string): NextStep | null => {
  const { status, viewer, finishRequestedAt } = stage
  if (status === 'CANCELED') return cancelled(stage, day)
  if (status === 'REJECTED') return rejected(stage)
  if (status === 'IN_PROGRESS' && finishRequestedAt !== null) {
    const until = new Date(Date.parse(finishRequestedAt) + TASK_TIMES.autoFinish).toISOString()
    const waiting = reported(viewer, day(until))
    if (waiting) return waiting
  }
  const turnedDown = changeRejected(stage)
  if (turnedDown) return turnedDown
  const words = usual(stage)
  const asked = status === 'FINISHED' && toReview(stage.reviewUntil, day)
  if (words && asked) return { kind: 'next', title: words[0], text: asked }
  return words && { kind: status === 'ARCHIVED' ? 'attention' : 'next', title: words[0], text: words[1] }
}
