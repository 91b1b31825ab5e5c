import { type Access, operations } from '@artel/core/contract'
import { Refusal } from '../domain/refusal.ts'
import type { Viewer } from '../domain/viewer.ts'
import type { ServedOperation } from './unserved.ts'

/** Who may call an operation and on what. */
export interface Policy {
  /** Checked before the request is read; from the contract. */
  readonly access: Access
  /** Which objects it reaches, in the words of the API page; the service decides about the one at hand. */
  readonly scope: string
  /** `ignored` for the calls that mend a session: a stale access token must not stand in their way. */
  readonly bearer: 'checked' | 'ignored'
}

const scopes: Readonly<Record<ServedOperation, string>> = {
  login: 'Своя учётная запись, по паролю.',
  refresh: 'Свой сеанс, по refresh-токену.',
  getMe: 'Своя учётная запись.',
  logout: 'Свой сеанс, по access-токену или cookie.',
  registerClient: 'Новая учётная запись.',
  registerExecutor: 'Новая учётная запись с компанией.',
  confirmEmail: 'Учётная запись, которой принадлежит ссылка из письма.',
  sendConfirmation: 'Своя учётная запись.',
  requestPasswordReset: 'Учётная запись с этой почтой, если она есть.',
  resetPassword: 'Учётная запись, которой принадлежит ссылка из письма.',
  listSessions: 'Свои сеансы.',
  endSession: 'Свой сеанс; чужой отвечает как несуществующий.',
  endOtherSessions: 'Свои сеансы, кроме этого.',
  updateMe: 'Своя учётная запись; аватар — свой открытый файл.',
  changeEmail: 'Своя учётная запись, по паролю.',
  changePassword: 'Своя учётная запись, по паролю.',
  deleteMe: 'Своя учётная запись, по паролю.',
  getMyCompany: 'Своя компания.',
  updateMyCompany: 'Своя компания.',

  getCategoryTree: 'Все категории.',
  listCategories: 'Все категории.',
  countTasksForApply: 'Все категории.',
  countExecutorsForOffer: 'Все категории.',
  getLandingTree: 'Все посадочные страницы.',
  getLanding: 'Любая посадочная страница.',
  listRelatedLandings: 'Все посадочные страницы.',
  listArticles: 'Опубликованные статьи; не для всех — только вошедшим.',
  getArticle: 'Любая опубликованная статья; в остальных состояниях — автору и модераторам.',
  findRedirect: 'Вся таблица переездов.',
  listRedirects: 'Вся таблица переездов.',
  createRedirect: 'Вся таблица переездов.',
  deleteRedirect: 'Вся таблица переездов.',

  listTasks: 'Опубликованные задания.',
  listMyTasks: 'Задания, где я автор.',
  listExecutorTasks: 'Задания, где я исполнитель или откликнулся.',
  getTask: 'Любое опубликованное задание; на модерации и отклонённое — только автору и модераторам.',
  createTask: 'Задание от своего имени.',
  finishTask: 'Задание, где я автор.',
  cancelTaskByAuthor: 'Задание, где я автор.',
  cancelTaskByExecutor: 'Задание, где я исполнитель.',
  approveTask: 'Любое задание на модерации.',
  rejectTask: 'Любое задание на модерации.',
  removeTask: 'Любое опубликованное задание.',
  updateTask: 'Задание, где я автор.',
  deleteTask: 'Задание, где я автор.',
  requestTaskFinish: 'Задание, где я исполнитель.',
  declineTaskFinish: 'Задание, где я автор.',
  republishTask: 'Задание, где я автор.',

  listTaskReplies: 'Отклики на своё задание; исполнителю — только свой отклик.',
  sendTaskReply: 'Опубликованное чужое задание.',
  viewTaskReply: 'Отклик на своё задание.',
  acceptTaskReply: 'Отклик на своё задание.',
  rejectTaskReply: 'Отклик на своё задание.',
  withdrawTaskReply: 'Свой отклик.',
  shortlistTaskReply: 'Отклик на своё задание.',
  reopenTaskReply: 'Отклик на своё задание.',

  listTaskOffers: 'Предложения, где я заказчик или исполнитель.',
  sendTaskOffer: 'Своё опубликованное задание.',
  viewTaskOffer: 'Предложение, полученное мной.',
  acceptTaskOffer: 'Предложение, полученное мной.',
  declineTaskOffer: 'Предложение, полученное мной.',
  withdrawTaskOffer: 'Своё предложение.',

  createComplaint: 'То, что мне видно.',
  takeComplaint: 'Любая жалоба.',
  resolveComplaint: 'Любая жалоба.',
  dismissComplaint: 'Любая жалоба.',
  listModeration: 'Всё, что ждёт модератора.',
  countModeration: 'Всё, что ждёт модератора.',

  listChats: 'Чаты, где я участник.',
  createChat: 'Любой исполнитель; исполнителю — и заказчик.',
  getChat: 'Чат, где я участник.',
  deleteChat: 'Чат, где я участник.',
  editChatMessage: 'Своё сообщение в открытом чате.',
  readChat: 'Чат, где я участник.',
  getUnreadCount: 'Чаты, где я участник.',
  listChatMessages: 'Чат, где я участник; только сообщения, видимые моей стороне.',
  sendChatMessage: 'Открытый чат, где я участник.',

  listNotifications: 'Свои уведомления.',
  getUnreadNotifications: 'Свои уведомления.',
  readNotifications: 'Свои уведомления.',
  getNotificationSettings: 'Свои настройки.',
  updateNotificationSettings: 'Свои настройки.',

  uploadFiles: 'Файлы от своего имени.',
  copyFiles: 'Свои, открытые и те закрытые файлы, которые приложены к тому, где я участник.',
  getFile: 'Свой файл или приложенный к тому, где я участник; модераторам — любой.',

  listTariffs: 'Весь прайс-лист.',
  getUserTariff: 'Свой тариф.',
  calculateServices: 'Весь прайс-лист.',
  isConstraintMet: 'Свой тариф и свои услуги.',
  getUserServicesInfo: 'Весь прайс-лист и свои услуги.',
  listUserServices: 'Свои услуги.',
  listReplyLedger: 'Свои списания и возвраты.',
  createPayment: 'Покупка для себя.',
  getPayment: 'Своя покупка.',
  listPayments: 'Свои покупки.',
  cancelPayment: 'Своя покупка.',
  refundPayment: 'Любая оплаченная покупка.',

  findPlacesByAddress: 'Все места справочника.',
  findPlacesByCoordinates: 'Все места справочника.',
  suggestPlaces: 'Все города справочника.',
  listRegions: 'Все регионы справочника.',
  searchRegions: 'Все регионы справочника.',
}

const MENDS_SESSION: ReadonlySet<ServedOperation> = new Set([
  'login',
  'refresh',
  'logout',
  'registerClient',
  'registerExecutor',
])

/** The policy of an operation. */
export const policyOf = (operation: ServedOperation): Policy => ({
  access: operations[operation].access,
  scope: scopes[operation],
  bearer: MENDS_SESSION.has(operation) ? 'ignored' : 'checked',
})

/** @throws Refusal UNAUTHORIZED for a guest, FORBIDDEN for a role the operation is not for. */
export function checkAccess(access: Access, viewer: Viewer): void {
  if (access === 'anyone') return
  if (viewer.kind === 'guest') throw new Refusal('UNAUTHORIZED')
  if (access !== 'signed-in' && !access.includes(viewer.role)) throw new Refusal('FORBIDDEN')
}
