import type {
  changeEmailMachine,
  changePasswordMachine,
  changePhoneMachine,
  deleteAccountMachine,
  phoneConfirmationMachine,
} from '@artel/core/account'
import type {
  askResetMachine,
  confirmEmailMachine,
  registrationByEmailMachine,
  registrationClientMachine,
  registrationExecutorMachine,
  sessionMachine,
  setPasswordMachine,
  signInMachine,
} from '@artel/core/auth'

import type { categoryRequestFormMachine } from '@artel/core/categories'
import type { chatMachine, composerMachine, socketMachine } from '@artel/core/chat'
import type { questionFormMachine } from '@artel/core/faq'
import type { cityChooserMachine, locationMachine } from '@artel/core/geolocation'
import type { complaintFormMachine } from '@artel/core/moderation'
import type { productReviewFormMachine, reviewAnswerMachine, reviewFormMachine } from '@artel/core/reviews'
import type { cookieConsentMachine, modalsMachine, newVersionMachine, toastsMachine } from '@artel/core/shell'
import type { siteSearchMachine } from '@artel/core/site-search'
import type { cancelFormMachine, offerSearchMachine, replyFormMachine, taskWizardMachine } from '@artel/core/tasks'
import { aPlace } from '@artel/core/testing'
import type { AnyStateMachine, EventFromLogic } from 'xstate'

type Data<E> = Omit<E, 'type'>

/** Data for each event of a machine that is nothing without it: the compiler asks for those that are missing. */
type Samples<Machine extends AnyStateMachine> = {
  readonly [E in EventFromLogic<Machine> as Record<never, never> extends Data<E> ? never : E['type']]: Data<E>
}

const email = 'client@artel.test'
const message = { id: 'b3f1', chatId: 901, text: 'Здравствуйте!', createdAt: '2026-03-02T09:00:00Z' }

/** What the panel «Схема состояний» opens the field of an event with, by machine id and event. */
export const eventSamples = {
  askReset: { 'field.change': { name: 'email', value: email }, 'field.blur': { name: 'email' } } satisfies Samples<
    typeof askResetMachine
  >,
  changeEmail: { 'field.change': { name: 'email', value: email }, 'field.blur': { name: 'email' } } satisfies Samples<
    typeof changeEmailMachine
  >,
  changePassword: {
    'field.change': { name: 'password', value: 'Artel-demo-1' },
    'field.blur': { name: 'password' },
  } satisfies Samples<typeof changePasswordMachine>,
  changePhone: {
    'field.change': { name: 'phoneNumber', value: '+79053001020' },
    'field.blur': { name: 'phoneNumber' },
  } satisfies Samples<typeof changePhoneMachine>,
  phoneConfirmation: {
    'code.change': { code: '482913' },
  } satisfies Samples<typeof phoneConfirmationMachine>,
  deleteAccount: {
    'field.change': { name: 'password', value: 'Artel-demo-1' },
    'field.blur': { name: 'password' },
  } satisfies Samples<typeof deleteAccountMachine>,
  cancelTask: {
    'field.change': { name: 'comment', value: 'Нашёл мастера в другом месте' },
    'field.blur': { name: 'comment' },
  } satisfies Samples<typeof cancelFormMachine>,
  chat: {
    'chat.open': { chatId: 901 },
    'chat.pin': { chatId: 901 },
    'chat.removed': { chatId: 901 },
    'chat.returned': { chatId: 901 },
    'loading.failed': { message: 'Нет связи' },
    'message.composed': message,
  } satisfies Samples<typeof chatMachine>,
  chatList: { 'list.search': { text: 'шкаф' } },
  cityChooser: {
    'search.change': { text: 'Каз' },
    'city.choose': { place: aPlace() },
  } satisfies Samples<typeof cityChooserMachine>,
  question: {
    'field.change': { name: 'text', value: 'Как поменять город в профиле?' },
    'field.blur': { name: 'text' },
  } satisfies Samples<typeof questionFormMachine>,
  categoryRequest: {
    'field.change': { name: 'name', value: 'Ремонт кофемашин' },
    'field.blur': { name: 'name' },
  } satisfies Samples<typeof categoryRequestFormMachine>,
  complaint: {
    'field.change': { name: 'text', value: 'Просит перевести предоплату на карту' },
    'field.blur': { name: 'text' },
  } satisfies Samples<typeof complaintFormMachine>,
  composer: { 'draft.change': { text: 'Приеду завтра' } } satisfies Samples<typeof composerMachine>,
  confirmEmail: {} satisfies Samples<typeof confirmEmailMachine>,
  cookieConsent: { 'consent.changed': { value: '1' } } satisfies Samples<typeof cookieConsentMachine>,
  location: {
    'page.changed': { isNear: false },
    'position.changed': { position: { lat: 55.796, lon: 49.1082 } },
    'position.failed': { reason: 'denied' },
  } satisfies Samples<typeof locationMachine>,
  modals: { 'modal.open': { name: 'sign-in' }, 'modal.chain': { name: 'city' } } satisfies Samples<
    typeof modalsMachine
  >,
  newVersion: {} satisfies Samples<typeof newVersionMachine>,
  outbox: {
    'message.composed': message,
    'message.confirmed': { id: message.id },
    'message.retry': { id: message.id },
    'message.discard': { id: message.id },
  },
  registrationByEmail: {} satisfies Samples<typeof registrationByEmailMachine>,
  registrationClient: {
    'field.change': { name: 'email', value: email },
    'field.blur': { name: 'email' },
  } satisfies Samples<typeof registrationClientMachine>,
  registrationExecutor: {
    'field.change': { name: 'email', value: 'executor@artel.test' },
    'field.blur': { name: 'email' },
  } satisfies Samples<typeof registrationExecutorMachine>,
  reply: {
    'field.change': { name: 'text', value: 'Приеду завтра' },
    'field.blur': { name: 'text' },
  } satisfies Samples<typeof replyFormMachine>,
  session: {} satisfies Samples<typeof sessionMachine>,
  setPassword: {
    'field.change': { name: 'password', value: 'Artel-demo-1' },
    'field.blur': { name: 'password' },
  } satisfies Samples<typeof setPasswordMachine>,
  offerSearch: { 'offerSearch.change': { text: 'плитка' } } satisfies Samples<typeof offerSearchMachine>,
  siteSearch: { 'search.change': { text: 'обои' } } satisfies Samples<typeof siteSearchMachine>,
  signIn: { 'field.change': { name: 'login', value: email }, 'field.blur': { name: 'login' } } satisfies Samples<
    typeof signInMachine
  >,
  socket: {
    'connection.lost': { unauthorized: false },
    'network.changed': { isOnline: false },
  } satisfies Samples<typeof socketMachine>,
  taskWizard: {
    'field.change': { name: 'title', value: 'Собрать шкаф' },
    'step.open': { step: 'what' },
    'files.moved': { stored: [], missing: ['План.pdf'], failed: [] },
  } satisfies Samples<typeof taskWizardMachine>,
  review: {
    'field.change': { name: 'text', value: 'Приехал вовремя, всё сделал аккуратно.' },
    'field.blur': { name: 'text' },
  } satisfies Samples<typeof reviewFormMachine>,
  productReview: {
    'field.change': { name: 'text', value: 'Стол крепкий, доставили в срок.' },
    'field.blur': { name: 'text' },
  } satisfies Samples<typeof productReviewFormMachine>,
  reviewAnswer: {
    'field.change': { name: 'text', value: 'Спасибо, рад был помочь!' },
    'field.blur': { name: 'text' },
  } satisfies Samples<typeof reviewAnswerMachine>,
  toasts: {
    'toast.show': { kind: 'info', text: 'Проверка', at: 0 },
    'toast.dismiss': { id: 1 },
    'toast.expired': { id: 1 },
  } satisfies Samples<typeof toastsMachine>,
}
