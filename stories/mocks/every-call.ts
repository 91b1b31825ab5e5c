import type { CallArgs, Operation } from '@artel/core/contract'
import { testUuid } from '@artel/core/testing'
import { accounts, MOCK_PASSWORD, type Persona } from './fixtures/people.ts'
import { photo } from './fixtures/pictures.ts'
import type { MockWorld } from './world.ts'

/** One valid call: who makes it, with what, and what has to be so beforehand. */
export interface Call {
  readonly as: Persona | 'admin'
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
  readonly form?: () => FormData
  readonly before?: (world: MockWorld) => void
}

type CallOf<O extends Operation> = CallArgs<O> & Pick<Call, 'as' | 'before' | 'form'>

const version = 1
const at = (id: number) => ({ params: { id }, body: { version } })
/** Tasks have been changed since they were written. */
const ofTask = 2
const atTask = (id: number) => ({ params: { id }, body: { version: ofTask } })
const judged = (id: number) => ({ params: { id }, body: { version, rule: 'UNCLEAR' } }) as const
const cost = { priceType: 'FIXED', price: 1_200_00 } as const
const purchase = {
  services: [{ type: 'REPLIES', unit: 'piece', amount: 30 }],
} satisfies CallArgs<'createPayment'>['body']
const photoIds = [photo(1).id]
const paper = testUuid(31_001)

const task = {
  title: 'Повесить карниз в спальне',
  categoryId: 13,
  description: 'Бетонная стена, карниз два метра, крепёж куплен. Нужна дрель.',
  placeMode: 'CLIENT',
  cityId: 551487,
  dateMode: 'ASAP',
  budgetType: 'FIXED',
  budgetFrom: 2_000_00,
  budgetTo: 2_000_00,
} satisfies CallArgs<'createTask'>['body']

const product = {
  title: 'Полка из ясеня',
  categoryId: 21,
  description: 'Ясень, масло. Крепёж скрытый, выдерживает двадцать килограммов.',
  ...cost,
  cityId: 551487,
  photoIds,
} satisfies CallArgs<'createProduct'>['body']

const portfolioCase = { title: 'Ванная комната', categoryId: 11, photoIds } satisfies CallArgs<'createCase'>['body']
const service = { categoryId: 11, name: 'Замена сифона', ...cost } satisfies CallArgs<'createService'>['body']
const article = {
  title: 'Как выбрать смеситель для кухни',
  lead: 'Три вопроса продавцу, которые избавят от замены через год.',
  category: 'PERSONAL_BLOG',
  body: [{ type: 'paragraph', runs: [{ text: 'Смотрите на картридж.' }] }],
} satisfies CallArgs<'createArticle'>['body']

const person = {
  firstName: 'Лейла',
  lastName: 'Сафина',
  email: 'leyla@artel.test',
  phoneNumber: '+79170000001',
  password: 'Voda-i-trubi-7',
  cityId: 551487,
  consents: { personalData: true, terms: true, version: '2026-03-01' },
} satisfies CallArgs<'registerClient'>['body']

const offer = { taskId: 501, executorId: accounts.company.id }

/** An offer of Irina's task to Sergey, numbered 851. */
const offered = (world: MockWorld): void => {
  const [task501, sergey] = [
    world.tasks.find(({ id }) => id === 501),
    world.people.find(({ id }) => id === accounts.executor.id),
  ]
  if (!task501 || !sergey) throw new Error('The world has no task 501 or no Sergey')
  world.offers.push({
    id: 851,
    task: { id: 501, title: task501.title },
    client: task501.author,
    executor: sergey,
    message: '',
    status: 'SENT',
    chatId: 902,
    createdAt: '2026-03-02T08:20:00.000Z',
    expiresAt: '2026-03-05T08:20:00.000Z',
    version,
  })
}

const asksToFinish = (world: MockWorld): void => {
  for (const one of world.tasks) if (one.id === 522) one.finishRequestedAt = '2026-03-02T08:00:00.000Z'
}

const COMPLAINT = testUuid(40_001)

const complained = (world: MockWorld): void => {
  const [author] = world.people
  if (!author) throw new Error('The world has nobody in it')
  const createdAt = '2026-03-02T08:00:00.000Z'
  world.complaints.push({
    id: COMPLAINT,
    author,
    target: 'TASK',
    targetId: '501',
    reason: 'INSULT',
    text: 'Грубит.',
    files: [],
    createdAt,
    status: 'IN_REVIEW',
  })
}

/** The company's papers, numbered 790; where its verification stands. */
const papers = (standing: 'PENDING' | 'VERIFIED') => (world: MockWorld) => {
  const { id: ownerId } = accounts.company
  const company = world.companies.get(ownerId)
  const [one] = world.verifications
  if (!company || !one) throw new Error('The world has no papers')
  world.companies.set(ownerId, { ...company, verificationStatus: standing })
  const status = standing === 'PENDING' ? 'PENDING' : 'APPROVED'
  world.verifications = [{ ...one, id: 790, ownerId, status, decidedAt: null }]
}

const became =
  (list: 'products' | 'articles' | 'reviews', id: number, status: string) =>
  (world: MockWorld): void => {
    for (const one of world[list]) if (one.id === id) Object.assign(one, { status })
  }

const paid = (world: MockWorld): void => {
  for (const payment of world.payments) payment.status = 'SUCCEEDED'
}

const payment = { params: { id: testUuid(401) } }
const message = 'Спасибо, вопрос решён.'

const calls: { readonly [O in Operation]: CallOf<O> } = {
  login: { as: 'guest', body: { login: accounts.client.email, password: MOCK_PASSWORD } },
  refresh: {
    as: 'guest',
    body: { grantType: 'refresh_token' },
    before: (world) => {
      world.session = accounts.client.id
    },
  },
  getMe: { as: 'client' },
  logout: { as: 'client' },
  registerClient: { as: 'guest', body: person },
  registerExecutor: {
    as: 'guest',
    body: {
      ...person,
      company: { businessType: 'SE', inn: '500100732259', companyPhoneNumber: '+78430000001', categoryIds: [11] },
    },
  },
  confirmEmail: { as: 'guest', body: { hash: 'a'.repeat(43) } },
  sendConfirmation: {
    as: 'client',
    before: (world) => {
      world.accounts = world.accounts.map((user) => ({ ...user, emailConfirmed: false }))
    },
  },
  requestPasswordReset: { as: 'guest', body: { email: accounts.client.email } },
  resetPassword: { as: 'guest', body: { hash: 'a'.repeat(43), password: person.password } },
  listSessions: { as: 'client' },
  endSession: { as: 'client', params: { id: testUuid(802) } },
  endOtherSessions: { as: 'client' },

  updateMe: { as: 'client', body: { firstName: 'Ирина' } },
  changeEmail: { as: 'client', body: { email: 'irina@artel.test', password: MOCK_PASSWORD } },
  changePassword: { as: 'client', body: { currentPassword: MOCK_PASSWORD, password: person.password } },
  deleteMe: { as: 'company', body: { password: MOCK_PASSWORD } },
  getUser: { as: 'guest', params: { id: accounts.client.id } },
  getMyCompany: { as: 'company' },
  updateMyCompany: { as: 'company', body: { version, about: 'Работаем по договору.' } },
  listExecutors: { as: 'guest', query: { categoryIds: [1], verified: true } },
  getExecutor: { as: 'guest', params: { id: accounts.executor.id } },

  listCategories: { as: 'guest', query: { parentId: 1 } },
  getCategoryTree: { as: 'guest' },
  countTasksForApply: { as: 'guest', query: { ids: [1, 11] } },
  countExecutorsForOffer: { as: 'guest', query: { ids: [1, 11] } },
  getLandingTree: { as: 'guest' },
  getLanding: { as: 'guest', query: { slug: 'remont/santehnika' } },
  listRelatedLandings: { as: 'guest', query: { landingCategoryId: 11 } },

  listTasks: { as: 'guest', query: { categoryIds: [1] } },
  listMyTasks: { as: 'client' },
  listExecutorTasks: { as: 'executor' },
  getTask: { as: 'client', params: { id: 501 } },
  createTask: { as: 'client', body: task },
  updateTask: { as: 'client', params: { id: 521 }, body: { ...task, version: ofTask } },
  deleteTask: { as: 'client', params: { id: 521 } },
  finishTask: { as: 'client', ...atTask(522) },
  requestTaskFinish: { as: 'executor', ...atTask(522) },
  declineTaskFinish: {
    as: 'client',
    params: { id: 522 },
    body: { version: ofTask, comment: 'Сиденье всё ещё скрипит.' },
    before: asksToFinish,
  },
  cancelTaskByAuthor: { as: 'client', params: { id: 501 }, body: { version: ofTask, reason: 'AUTHOR_NOT_RELEVANT' } },
  cancelTaskByExecutor: {
    as: 'executor',
    params: { id: 522 },
    body: { version: ofTask, reason: 'EXECUTOR_OTHER', comment: message },
  },
  republishTask: { as: 'client', ...atTask(525) },
  listSavedSearches: { as: 'executor' },
  createSavedSearch: { as: 'executor', body: { name: 'Плитка', query: 'q=плитка' } },
  deleteSavedSearch: { as: 'executor', params: { id: 761 } },

  listTaskReplies: { as: 'client', query: { taskId: 501 } },
  listReplyLedger: { as: 'executor' },
  sendTaskReply: {
    as: 'executor',
    body: { taskId: 502, text: 'Возьмусь, машина и грузчики свои, работаем аккуратно.', ...cost, termDays: 1 },
  },
  viewTaskReply: { as: 'client', params: { id: 801 } },
  shortlistTaskReply: { as: 'client', ...at(801) },
  acceptTaskReply: { as: 'client', ...at(801) },
  rejectTaskReply: { as: 'client', ...at(801) },
  reopenTaskReply: {
    as: 'client',
    params: { id: 801 },
    body: { version },
    before: (world) => {
      for (const reply of world.replies) if (reply.id === 801) reply.status = 'HELD'
    },
  },
  withdrawTaskReply: { as: 'executor', ...at(801) },

  listTaskOffers: { as: 'client', query: { taskId: 501 }, before: offered },
  sendTaskOffer: {
    as: 'client',
    body: offer,
    before: (world) => {
      world.replies = []
    },
  },
  viewTaskOffer: { as: 'executor', params: { id: 851 }, before: offered },
  acceptTaskOffer: { as: 'executor', ...at(851), before: offered },
  declineTaskOffer: { as: 'executor', ...at(851), before: offered },
  withdrawTaskOffer: { as: 'client', ...at(851), before: offered },

  listReviews: { as: 'guest', query: { userId: accounts.executor.id } },
  listMyReviews: { as: 'client', query: { direction: 'LEFT' } },
  createReview: { as: 'client', body: { taskId: 523, rating: 5, quality: 5, punctuality: 5, communication: 5 } },
  resubmitReview: {
    as: 'client',
    params: { id: 711 },
    body: { rating: 4 },
    before: became('reviews', 711, 'REJECTED'),
  },
  replyToReview: { as: 'executor', params: { id: 711 }, body: { text: 'Спасибо, рад был помочь!' } },
  listProductReviews: { as: 'guest', query: { productId: 451 } },
  createProductReview: { as: 'client', body: { productId: 455, rating: 5 } },

  listChats: { as: 'client' },
  createChat: { as: 'client', body: { kind: 'PRODUCT', productId: 455 } },
  getChat: { as: 'client', params: { id: 902 } },
  readChat: { as: 'client', params: { id: 902 } },
  deleteChat: { as: 'client', params: { id: 902 } },
  getUnreadCount: { as: 'client' },
  listChatMessages: { as: 'client', query: { chatId: 902 } },
  sendChatMessage: { as: 'client', params: { id: 902 }, body: { id: testUuid(40_002), text: 'Добрый день!' } },
  editChatMessage: {
    as: 'client',
    params: { id: testUuid(40_002) },
    body: { text: 'Здравствуйте!' },
    before: (world) => {
      const [one] = world.messages.filter(({ chatId }) => chatId === 902)
      const createdAt = new Date(world.now).toISOString()
      if (one) world.messages.push({ ...one, id: testUuid(40_002), senderId: accounts.client.id, createdAt })
    },
  },

  uploadFiles: {
    as: 'executor',
    body: {},
    form: () => {
      const form = new FormData()
      form.append('files', new File(['…'], 'Кран.jpg', { type: 'image/jpeg' }))
      form.append('isPrivate', 'true')
      return form
    },
  },
  copyFiles: { as: 'executor', body: { ids: photoIds } },
  getFile: { as: 'company', params: { id: paper } },

  listTariffs: { as: 'guest' },
  getUserTariff: { as: 'executor' },
  calculateServices: { as: 'executor', body: { ...purchase, tariff: { type: 'PRO', months: 3 } } },
  isConstraintMet: { as: 'executor', body: { additionalServiceType: 'CASES' } },
  getUserServicesInfo: { as: 'executor' },
  listUserServices: { as: 'executor', query: { isActive: true } },
  createPayment: { as: 'executor', body: purchase },
  getPayment: { as: 'executor', ...payment },
  listPayments: { as: 'executor' },
  cancelPayment: { as: 'executor', ...payment },
  refundPayment: { as: 'admin', ...payment, before: paid },

  listProducts: { as: 'guest', query: { categoryIds: [2], sortBy: 'price' } },
  listMyProducts: { as: 'executor', query: { status: 'DRAFT' } },
  getProduct: { as: 'guest', params: { id: 451 } },
  createProduct: { as: 'executor', body: product },
  updateProduct: { as: 'executor', params: { id: 451 }, body: { ...product, version } },
  submitProduct: { as: 'executor', ...at(453), before: became('products', 453, 'DRAFT') },
  hideProduct: { as: 'executor', ...at(451) },
  showProduct: { as: 'executor', ...at(451), before: became('products', 451, 'HIDDEN') },
  deleteProduct: { as: 'executor', params: { id: 452 } },

  listCases: { as: 'guest', query: { executorId: accounts.executor.id } },
  getCase: { as: 'guest', params: { id: 461 } },
  createCase: { as: 'executor', body: portfolioCase },
  updateCase: { as: 'executor', params: { id: 461 }, body: { ...portfolioCase, version } },
  deleteCase: { as: 'executor', params: { id: 461 } },
  listServices: { as: 'guest', query: { executorId: accounts.executor.id } },
  createService: { as: 'executor', body: service },
  updateService: { as: 'executor', params: { id: 471 }, body: { ...service, version } },
  orderServices: { as: 'executor', body: { ids: [473, 471, 472] } },
  deleteService: { as: 'executor', params: { id: 471 } },

  listArticles: { as: 'guest', query: { category: 'ADVICES' } },
  listMyArticles: { as: 'executor' },
  getArticle: { as: 'guest', params: { id: 481 } },
  createArticle: { as: 'executor', body: article },
  updateArticle: { as: 'executor', params: { id: 481 }, body: { ...article, version } },
  submitArticle: {
    as: 'executor',
    ...at(484),
    before: (world) => {
      world.articles = world.articles.filter(({ id }) => id === 484)
      became('articles', 484, 'DRAFT')(world)
    },
  },
  hideArticle: { as: 'executor', ...at(481) },
  showArticle: {
    as: 'executor',
    ...at(481),
    before: (world) => {
      world.articles = world.articles.filter(({ id }) => id === 481)
      became('articles', 481, 'HIDDEN')(world)
    },
  },
  deleteArticle: { as: 'executor', params: { id: 481 } },

  listFaqSections: { as: 'guest' },
  getFaqSection: { as: 'guest', query: { slug: 'otkliki' } },
  searchFaq: { as: 'guest', query: { q: 'отклик' } },
  rateFaqItem: { as: 'guest', params: { id: 491 }, body: { isHelpful: true } },
  askQuestion: { as: 'client', body: { text: 'Как поменять город?' } },

  listNotifications: { as: 'client' },
  getUnreadNotifications: { as: 'client' },
  readNotifications: { as: 'client', body: {} },
  getNotificationSettings: { as: 'client' },
  updateNotificationSettings: { as: 'client', body: { emails: [{ kind: 'TASKS', isOn: false }] } },
  createComplaint: {
    as: 'client',
    body: { target: 'TASK', targetId: '502', reason: 'FRAUD', text: 'Просят предоплату на карту.' },
  },

  getVerification: { as: 'company' },
  submitVerification: { as: 'company', body: { documentIds: [paper] } },
  withdrawVerification: { as: 'company', params: { id: 790 }, before: papers('PENDING') },

  listModeration: { as: 'moderator', query: { kind: 'TASK_REVIEWS' } },
  countModeration: { as: 'moderator' },
  approveTask: { as: 'moderator', ...atTask(521) },
  rejectTask: { as: 'moderator', params: { id: 521 }, body: { version: ofTask, rule: 'UNCLEAR' } },
  removeTask: { as: 'admin', params: { id: 501 }, body: { version: ofTask, rule: 'UNCLEAR' } },
  approveReview: { as: 'moderator', ...at(715) },
  rejectReview: { as: 'moderator', ...judged(715) },
  removeReview: { as: 'moderator', ...judged(711) },
  approveProduct: { as: 'moderator', ...at(453) },
  rejectProduct: { as: 'moderator', ...judged(453) },
  approveArticle: { as: 'moderator', ...at(484) },
  rejectArticle: { as: 'moderator', ...judged(484) },
  approveVerification: { as: 'moderator', params: { id: 790 }, before: papers('PENDING') },
  rejectVerification: { as: 'moderator', params: { id: 790 }, body: { rule: 'UNREADABLE' }, before: papers('PENDING') },
  revokeVerification: { as: 'moderator', params: { id: 790 }, body: { rule: 'FORGED' }, before: papers('VERIFIED') },
  takeComplaint: {
    as: 'moderator',
    params: { id: COMPLAINT },
    before: (world) => {
      complained(world)
      for (const complaint of world.complaints) complaint.status = 'NEW'
    },
  },
  resolveComplaint: { as: 'moderator', params: { id: COMPLAINT }, body: { comment: message }, before: complained },
  dismissComplaint: { as: 'moderator', params: { id: COMPLAINT }, body: { comment: message }, before: complained },

  findRedirect: { as: 'guest', query: { path: '/uslugi/remont' } },
  listRedirects: { as: 'admin' },
  createRedirect: { as: 'admin', body: { from: '/staroe', to: '/novoe' } },
  deleteRedirect: { as: 'admin', params: { id: 771 } },

  findPlacesByAddress: { as: 'guest', query: { address: 'Казань, Баумана' } },
  findPlacesByCoordinates: { as: 'guest', query: { latitude: 55.8, longitude: 49.1 } },
  suggestPlaces: { as: 'guest', query: { q: 'Ка' } },
  listRegions: { as: 'guest' },
  searchRegions: { as: 'guest', query: { q: 'Тат' } },
}

/** The call of an operation that its mock has to answer. */
export const callOf = (operation: Operation): Call => calls[operation] as Call
