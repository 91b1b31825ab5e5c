import type { NotificationKind } from '../contract/notification-terms.ts'
import type { Role } from '../contract/operations.ts'
import { isStaff } from '../lifecycle/index.ts'

/** Kinds under one heading of the settings. */
export interface NotificationGroup {
  readonly title: string
  readonly kinds: readonly { readonly kind: NotificationKind; readonly name: string }[]
}

const DEALS = 'Задания и сделки'
const ACCOUNT = 'Аккаунт'
const account = { kind: 'USERS', name: 'Пароль, почта и профиль' } as const

const deals = {
  replies: { kind: 'TASK_REPLIES', name: 'Отклики и ответы на них' },
  offers: { kind: 'TASK_OFFERS', name: 'Предложения заданий' },
  interesting: { kind: 'TASK_INTERESTING_NEW', name: 'Новые задания по моим категориям и поискам' },
  searched: { kind: 'TASK_INTERESTING_NEW', name: 'Новые задания по сохранённым поискам' },
  tasks: { kind: 'TASKS', name: 'Ход заданий: сроки, отмены, завершение' },
  approved: { kind: 'TASKS_APPROVED', name: 'Публикация моих заданий' },
} as const satisfies Record<string, NotificationGroup['kinds'][number]>

const products = { kind: 'PRODUCT_REVIEWS', name: 'Проверка моих товаров' } as const
const articles = { kind: 'ARTICLE_REQUESTS', name: 'Проверка моих статей' } as const
const verification = { kind: 'VERIFICATION_REQUESTS', name: 'Проверка документов' } as const

const groupsOf = (isExecutor: boolean): readonly NotificationGroup[] => [
  {
    title: DEALS,
    kinds: [deals.replies, deals.offers, isExecutor ? deals.interesting : deals.searched, deals.tasks, deals.approved],
  },
  { title: 'Переписка', kinds: [{ kind: 'CHAT_NEW_MESSAGE', name: 'Непрочитанные сообщения в чатах' }] },
  {
    title: 'Отзывы',
    kinds: [
      { kind: 'TASK_REVIEWS', name: 'Отзывы о сделках' },
      { kind: 'REVIEWS_REPLIES', name: 'Ответы на мои отзывы' },
      { kind: 'PRODUCT_CONSUMER_REVIEWS', name: 'Отзывы о товарах' },
    ],
  },
  {
    title: ACCOUNT,
    kinds: [
      ...(isExecutor ? [verification, products, articles] : []),
      { kind: 'COMPLAINT', name: 'Решения по моим жалобам' },
      { kind: 'QUESTION', name: 'Ответы на мои вопросы команде' },
      { kind: 'CATEGORY_REQUESTS', name: 'Категории, которые я предлагаю' },
      account,
    ],
  },
]

const staffGroups: readonly NotificationGroup[] = [
  {
    title: 'Очереди проверки',
    kinds: [
      { kind: 'TASKS', name: 'Задания' },
      { kind: 'TASK_REPLIES', name: 'Отклики' },
      deals.offers,
      { kind: 'ARTICLE_PUBLISH_REQUESTS', name: 'Статьи' },
      { kind: 'PRODUCT_REVIEWS', name: 'Товары' },
      { kind: 'PRODUCT_CONSUMER_REVIEWS', name: 'Отзывы о товарах' },
      { kind: 'TASK_REVIEWS', name: 'Отзывы' },
      { kind: 'REVIEWS_REPLIES', name: 'Ответы на отзывы' },
      verification,
      { kind: 'COMPLAINT', name: 'Жалобы' },
      { kind: 'QUESTION', name: 'Вопросы' },
      { kind: 'CATEGORY_REQUESTS', name: 'Новые категории' },
    ],
  },
  { title: ACCOUNT, kinds: [articles, account] },
]

/** The kinds that a person of this role gets, as the settings show them. */
export const notificationGroupsOf = (role: Role): readonly NotificationGroup[] =>
  isStaff({ role }) ? staffGroups : groupsOf(role === 'EXECUTOR')
