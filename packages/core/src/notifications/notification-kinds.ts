import { NOTIFICATION_KINDS, type NotificationKind } from '../contract/notification-terms.ts'
import type { Role } from '../contract/operations.ts'
import { isStaff } from '../lifecycle/index.ts'

/** What a kind is about, for the settings (product §3.9). */
export const NOTIFICATION_NAMES = {
  ARTICLE_PUBLISH_REQUESTS: 'Публикация моих статей',
  ARTICLE_REQUESTS: 'Заявки на статьи',
  CATEGORY_REQUESTS: 'Заявки на новые категории',
  PRODUCT_REVIEWS: 'Отзывы о моих товарах',
  PRODUCT_CONSUMER_REVIEWS: 'Мои отзывы о товарах',
  REVIEWS_REPLIES: 'Ответы на мои отзывы',
  TASK_OFFERS: 'Предложения заданий',
  TASK_REPLIES: 'Отклики',
  TASK_REVIEWS: 'Отзывы о заданиях',
  TASKS: 'Мои задания',
  TASKS_APPROVED: 'Проверка моих заданий',
  USERS: 'Мой аккаунт',
  VERIFICATION_REQUESTS: 'Проверка документов',
  COMPLAINT: 'Жалобы',
  TASK_INTERESTING_NEW: 'Новые подходящие задания',
  QUESTION: 'Вопросы и ответы поддержки',
  CHAT_NEW_MESSAGE: 'Сообщения в чатах',
} as const satisfies Record<NotificationKind, string>

const EXECUTORS_ONLY: readonly NotificationKind[] = [
  'ARTICLE_PUBLISH_REQUESTS',
  'PRODUCT_REVIEWS',
  'TASK_OFFERS',
  'VERIFICATION_REQUESTS',
  'TASK_INTERESTING_NEW',
]
const STAFF: readonly NotificationKind[] = ['ARTICLE_REQUESTS', 'CATEGORY_REQUESTS']

/** The kinds that a person of this role may get, in the order in which the settings show them. */
export const notificationKindsOf = (role: Role): readonly NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => {
    if (STAFF.includes(kind)) return isStaff({ role })
    return role === 'CLIENT' ? !EXECUTORS_ONLY.includes(kind) : true
  })
