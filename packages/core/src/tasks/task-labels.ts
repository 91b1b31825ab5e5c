import type { OfferStatus } from '../contract/task-offers.ts'
import type { PriceType, ReplyStatus } from '../contract/task-replies.ts'
import type { TaskRejectField, TaskRejectRule } from '../contract/task-terms.ts'
import type { BudgetType, ContactMode, DateMode, Task, TaskStatus } from '../contract/tasks.ts'

/** How the viewer stands to a task, as the contract says it. */
export type TaskViewerKind = Task['viewer']

export const taskStatusLabels: Readonly<Record<TaskStatus, string>> = {
  PENDING: 'На проверке',
  APPROVED: 'Ищет исполнителя',
  IN_PROGRESS: 'В работе',
  FINISHED: 'Завершено',
  ARCHIVED: 'В архиве',
  CANCELED: 'Отменено',
  REJECTED: 'Отклонено',
}

export const replyStatusLabels: Readonly<Record<ReplyStatus, string>> = {
  SENT: 'Отправлен',
  VIEWED: 'Просмотрен',
  SHORTLISTED: 'Отобран',
  ACCEPTED: 'Принят',
  HELD: 'В запасе',
  REJECTED: 'Отклонён',
  WITHDRAWN: 'Отозван',
  CLOSED: 'Закрыт',
}

export const offerStatusLabels: Readonly<Record<OfferStatus, string>> = {
  SENT: 'Отправлено',
  VIEWED: 'Просмотрено',
  ACCEPTED: 'Принято',
  DECLINED: 'Отказ',
  WITHDRAWN: 'Отозвано',
  EXPIRED: 'Время вышло',
  CLOSED: 'Закрыто',
}

export const dateModeLabels: Readonly<Record<DateMode, string>> = {
  ASAP: 'Как можно скорее',
  EXACT: 'В определённый день',
  PERIOD: 'В течение нескольких дней',
  FLEXIBLE: 'Дата не важна',
}

export const budgetTypeLabels: Readonly<Record<BudgetType, string>> = {
  FIXED: 'Точная сумма',
  RANGE: 'От и до',
  NEGOTIABLE: 'По договорённости',
}

export const contactModeLabels: Readonly<Record<ContactMode, string>> = {
  CHAT: 'Только чат',
  CHAT_AND_PHONE: 'Чат и телефон',
}

export const priceTypeLabels: Readonly<Record<PriceType, string>> = {
  FIXED: 'Точная цена',
  FROM: 'Цена от',
  NEGOTIABLE: 'Цена договорная',
}

/** What the author reads when a moderator has turned the task down. */
export const rejectRuleLabels: Readonly<Record<TaskRejectRule, string>> = {
  CONTACTS_IN_TEXT: 'В тексте указаны контакты',
  WRONG_CATEGORY: 'Выбрана не та категория',
  UNCLEAR: 'Из описания непонятно, что нужно сделать',
  PROHIBITED: 'Такие задания запрещены правилами',
  SPAM: 'Похоже на рекламу или спам',
}

/** What an author does about it. */
export const rejectRuleFixes: Readonly<Record<TaskRejectRule, string>> = {
  CONTACTS_IN_TEXT: 'Уберите телефоны, адреса почты и ссылки: связаться можно в чате.',
  WRONG_CATEGORY: 'Выберите подходящую категорию, так задание увидят нужные исполнители.',
  UNCLEAR: 'Напишите, что нужно сделать, где и в каком объёме.',
  PROHIBITED: 'Такую работу на Артели заказать нельзя.',
  SPAM: 'Если работа настоящая, опишите только её.',
}

/** What of a task a moderator points at. */
export const rejectFieldLabels: Readonly<Record<TaskRejectField, string>> = {
  TITLE: 'Название',
  DESCRIPTION: 'Описание',
  CATEGORY: 'Категория',
  PLACE: 'Место',
  BUDGET: 'Бюджет',
  FILES: 'Файлы',
}

/** «В тексте указаны контакты. Поле «Описание». Уберите телефон.» */
export const rejectionWords = ({
  rule,
  field = null,
  comment = null,
}: {
  readonly rule: TaskRejectRule
  readonly field?: TaskRejectField | null
  readonly comment?: string | null
}): string =>
  [`${rejectRuleLabels[rule]}.`, field && `Поле «${rejectFieldLabels[field]}».`, comment?.trim()]
    .filter(Boolean)
    .join(' ')

/** What a moderator has said beside the rule, a line each. */
export const rejectionDetails = ({
  rejectField,
  rejectComment,
}: Pick<Task, 'rejectField' | 'rejectComment'>): readonly string[] => [
  ...(rejectField ? [`Что исправить: ${rejectFieldLabels[rejectField].toLocaleLowerCase('ru')}.`] : []),
  ...(rejectComment ? [`Модератор пишет: ${rejectComment}`] : []),
]

/** The field of a task that a rule speaks of; `null` when it is all of it. */
export const rejectRuleFields = {
  CONTACTS_IN_TEXT: 'description',
  WRONG_CATEGORY: 'categoryId',
  UNCLEAR: 'description',
  PROHIBITED: null,
  SPAM: null,
} as const satisfies Readonly<Record<TaskRejectRule, 'description' | 'categoryId' | null>>
