/** HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Roles of spec §6. `USER` of the other reading is understood as CLIENT or EXECUTOR and never issued. */
export const ROLES = ['ADMIN', 'MODERATOR', 'EXECUTOR', 'CLIENT'] as const
export type Role = (typeof ROLES)[number]

/**
 * Who may call an operation at all; what they may do with one object is decided by the object's machine.
 * `anyone` includes guests, `signed-in` is every account, a list names roles.
 */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

/** The part of an endpoint that a client needs at run time. It holds no schema, so that pages do not load zod. */
export interface OperationRoute {
  readonly method: Method
  /** Path below `/web/api/v1`, parameters in braces as spec §7 writes them. */
  readonly path: `/${string}`
  readonly access: Access
  /** Sends and receives cookies and carries the XSRF header (spec §7). */
  readonly credentials?: true
  /** The mutation takes `Idempotency-Key`, so a lost answer may be asked for again. */
  readonly idempotencyKey?: true
  /** The id in the body makes it happen once, so a lost answer may be asked for again without a key. */
  readonly idempotentById?: true
  /** The body is multipart/form-data with repeated `files` fields; the shape tells the other fields. */
  readonly multipart?: true
  /** The answer is the file itself and only status 200 is one (spec §7 "Files"). */
  readonly binary?: true
  /** Served below `/web/api/v2` instead of v1 (spec §7). */
  readonly version?: 2
}

const PARTIES = ['CLIENT', 'EXECUTOR'] as const
const EXECUTOR = ['EXECUTOR'] as const
const STAFF = ['MODERATOR', 'ADMIN'] as const
const ADMIN = ['ADMIN'] as const
/** Executors write PERSONAL_BLOG and CASES, staff all (domain.md "Product, article…"). */
const AUTHORS = ['EXECUTOR', 'MODERATOR', 'ADMIN'] as const

/** Every call of the product, by its name. Shapes stand in the resource files beside; docs/adr/0002 says why apart. */
export const operations = {
  login: { method: 'POST', path: '/auth/login', access: 'anyone', credentials: true },
  refresh: { method: 'POST', path: '/auth/refresh', access: 'anyone', credentials: true },
  getMe: { method: 'GET', path: '/auth/me', access: 'signed-in' },
  logout: { method: 'DELETE', path: '/auth/logout', access: 'anyone', credentials: true },
  registerClient: { method: 'POST', path: '/auth/registration-client', access: 'anyone', credentials: true },
  registerExecutor: { method: 'POST', path: '/auth/registration-executor', access: 'anyone', credentials: true },
  confirmEmail: { method: 'POST', path: '/auth/confirm-email', access: 'anyone' },
  sendConfirmation: { method: 'POST', path: '/auth/confirm-email/send', access: 'signed-in' },
  requestPasswordReset: { method: 'POST', path: '/auth/reset-password/request', access: 'anyone' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/set', access: 'anyone' },
  listSessions: { method: 'GET', path: '/auth/sessions/list', access: 'signed-in' },
  endSession: { method: 'DELETE', path: '/auth/sessions/{id}', access: 'signed-in' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions', access: 'signed-in' },

  updateMe: { method: 'PATCH', path: '/users/me', access: 'signed-in' },
  changeEmail: { method: 'PATCH', path: '/users/me/email', access: 'signed-in' },
  changePassword: { method: 'PATCH', path: '/users/me/password', access: 'signed-in' },
  deleteMe: { method: 'POST', path: '/users/me/delete', access: 'signed-in' },
  getUser: { method: 'GET', path: '/users/{id}', access: 'anyone' },
  getMyCompany: { method: 'GET', path: '/companies/me', access: EXECUTOR },
  updateMyCompany: { method: 'PATCH', path: '/companies/me', access: EXECUTOR },
  listExecutors: { method: 'GET', path: '/executors/list', access: 'anyone' },
  getExecutor: { method: 'GET', path: '/executors/{id}', access: 'anyone' },

  listCategories: { method: 'GET', path: '/categories', access: 'anyone' },
  getCategoryTree: { method: 'GET', path: '/categories/tree', access: 'anyone' },
  countTasksForApply: { method: 'GET', path: '/categories/tasks-count-for-apply', access: 'anyone' },
  countExecutorsForOffer: { method: 'GET', path: '/categories/executors-count-for-offer', access: 'anyone' },
  getLandingTree: { method: 'GET', path: '/landing-categories/tree', access: 'anyone' },
  getLanding: { method: 'GET', path: '/landing-categories/by-slug', access: 'anyone' },
  listRelatedLandings: { method: 'GET', path: '/related-landing-categories', access: 'anyone' },

  listTasks: { method: 'GET', path: '/tasks/list', access: 'anyone' },
  listMyTasks: { method: 'GET', path: '/tasks/my-list', access: 'signed-in' },
  listExecutorTasks: { method: 'GET', path: '/tasks/me-executor-list', access: EXECUTOR },
  getTask: { method: 'GET', path: '/tasks/{id}', access: 'anyone' },
  createTask: { method: 'POST', path: '/tasks', access: PARTIES, idempotencyKey: true },
  updateTask: { method: 'PATCH', path: '/tasks/{id}', access: PARTIES, idempotencyKey: true },
  deleteTask: { method: 'DELETE', path: '/tasks/{id}', access: PARTIES },
  finishTask: { method: 'PATCH', path: '/tasks/finish/{id}', access: PARTIES, idempotencyKey: true },
  requestTaskFinish: { method: 'PATCH', path: '/tasks/request-finish/{id}', access: EXECUTOR, idempotencyKey: true },
  declineTaskFinish: { method: 'PATCH', path: '/tasks/decline-finish/{id}', access: PARTIES, idempotencyKey: true },
  cancelTaskByAuthor: { method: 'PATCH', path: '/tasks/cancel-by-author/{id}', access: PARTIES, idempotencyKey: true },
  cancelTaskByExecutor: {
    method: 'PATCH',
    path: '/tasks/cancel-by-executor/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
  },
  republishTask: { method: 'PATCH', path: '/tasks/republish/{id}', access: PARTIES, idempotencyKey: true },
  listSavedSearches: { method: 'GET', path: '/saved-searches/list', access: 'signed-in' },
  createSavedSearch: { method: 'POST', path: '/saved-searches', access: 'signed-in', idempotencyKey: true },
  deleteSavedSearch: { method: 'DELETE', path: '/saved-searches/{id}', access: 'signed-in' },

  listTaskReplies: { method: 'GET', path: '/task-replies/list', access: PARTIES },
  listReplyLedger: { method: 'GET', path: '/task-replies/ledger', access: EXECUTOR },
  sendTaskReply: { method: 'POST', path: '/task-replies', access: EXECUTOR, idempotencyKey: true },
  viewTaskReply: { method: 'PATCH', path: '/task-replies/view/{id}', access: PARTIES },
  shortlistTaskReply: { method: 'PATCH', path: '/task-replies/shortlist/{id}', access: PARTIES, idempotencyKey: true },
  acceptTaskReply: { method: 'PATCH', path: '/task-replies/accept/{id}', access: PARTIES, idempotencyKey: true },
  rejectTaskReply: { method: 'PATCH', path: '/task-replies/reject/{id}', access: PARTIES, idempotencyKey: true },
  reopenTaskReply: { method: 'PATCH', path: '/task-replies/reopen/{id}', access: PARTIES, idempotencyKey: true },
  withdrawTaskReply: { method: 'PATCH', path: '/task-replies/withdraw/{id}', access: EXECUTOR, idempotencyKey: true },

  listTaskOffers: { method: 'GET', path: '/task-offers/list', access: PARTIES },
  sendTaskOffer: { method: 'POST', path: '/task-offers', access: PARTIES, idempotencyKey: true },
  viewTaskOffer: { method: 'PATCH', path: '/task-offers/view/{id}', access: EXECUTOR },
  acceptTaskOffer: { method: 'PATCH', path: '/task-offers/accept/{id}', access: EXECUTOR, idempotencyKey: true },
  declineTaskOffer: { method: 'PATCH', path: '/task-offers/decline/{id}', access: EXECUTOR, idempotencyKey: true },
  withdrawTaskOffer: { method: 'PATCH', path: '/task-offers/withdraw/{id}', access: PARTIES, idempotencyKey: true },

  listReviews: { method: 'GET', path: '/reviews/list', access: 'anyone' },
  listMyReviews: { method: 'GET', path: '/reviews/my-list', access: PARTIES },
  createReview: { method: 'POST', path: '/reviews', access: PARTIES, idempotencyKey: true },
  resubmitReview: { method: 'PATCH', path: '/reviews/{id}', access: PARTIES, idempotencyKey: true },
  replyToReview: { method: 'PATCH', path: '/reviews/reply/{id}', access: PARTIES, idempotencyKey: true },
  listProductReviews: { method: 'GET', path: '/product-reviews/list', access: 'anyone' },
  createProductReview: { method: 'POST', path: '/product-reviews', access: PARTIES, idempotencyKey: true },

  listChats: { method: 'GET', path: '/chat/list', access: PARTIES },
  createChat: { method: 'POST', path: '/chat', access: PARTIES, idempotencyKey: true },
  getChat: { method: 'GET', path: '/chat/{id}', access: PARTIES },
  readChat: { method: 'POST', path: '/chat/read/{id}', access: PARTIES },
  deleteChat: { method: 'DELETE', path: '/chat/{id}', access: PARTIES },
  getUnreadCount: { method: 'GET', path: '/chat/unread', access: PARTIES },
  listChatMessages: { method: 'GET', path: '/chat-message/list', access: PARTIES },
  sendChatMessage: { method: 'POST', path: '/chat-message/{id}', access: PARTIES, idempotentById: true },
  editChatMessage: { method: 'PATCH', path: '/chat-message/{id}', access: PARTIES },

  uploadFiles: { method: 'POST', path: '/files', access: 'signed-in', multipart: true },
  copyFiles: { method: 'POST', path: '/files/copy', access: 'signed-in', idempotencyKey: true },
  getFile: { method: 'GET', path: '/files/{id}', access: 'signed-in', binary: true },

  listTariffs: { method: 'GET', path: '/tariffs/list', access: 'anyone' },
  getUserTariff: { method: 'GET', path: '/user-tariffs/info', access: EXECUTOR },
  calculateServices: { method: 'POST', path: '/tariffs-additional-services-payments', access: EXECUTOR },
  isConstraintMet: { method: 'POST', path: '/user-additional-services/is-constraint-met', access: EXECUTOR },
  getUserServicesInfo: { method: 'GET', path: '/user-additional-services/info', access: EXECUTOR },
  listUserServices: { method: 'GET', path: '/user-additional-services', access: EXECUTOR },
  createPayment: { method: 'POST', path: '/payments', access: EXECUTOR, idempotencyKey: true },
  getPayment: { method: 'GET', path: '/payments/{id}', access: EXECUTOR },
  listPayments: { method: 'GET', path: '/payments/list', access: EXECUTOR },
  cancelPayment: { method: 'PATCH', path: '/payments/cancel/{id}', access: EXECUTOR, idempotencyKey: true },
  refundPayment: { method: 'PATCH', path: '/payments/refund/{id}', access: ADMIN, idempotencyKey: true },

  listProducts: { method: 'GET', path: '/products/list', access: 'anyone' },
  listMyProducts: { method: 'GET', path: '/products/my-list', access: EXECUTOR },
  getProduct: { method: 'GET', path: '/products/{id}', access: 'anyone' },
  createProduct: { method: 'POST', path: '/products', access: EXECUTOR, idempotencyKey: true },
  updateProduct: { method: 'PATCH', path: '/products/{id}', access: EXECUTOR, idempotencyKey: true },
  submitProduct: { method: 'PATCH', path: '/products/submit/{id}', access: EXECUTOR, idempotencyKey: true },
  hideProduct: { method: 'PATCH', path: '/products/hide/{id}', access: EXECUTOR, idempotencyKey: true },
  showProduct: { method: 'PATCH', path: '/products/show/{id}', access: EXECUTOR, idempotencyKey: true },
  deleteProduct: { method: 'DELETE', path: '/products/{id}', access: EXECUTOR },

  listCases: { method: 'GET', path: '/cases/list', access: 'anyone' },
  getCase: { method: 'GET', path: '/cases/{id}', access: 'anyone' },
  createCase: { method: 'POST', path: '/cases', access: EXECUTOR, idempotencyKey: true },
  updateCase: { method: 'PATCH', path: '/cases/{id}', access: EXECUTOR, idempotencyKey: true },
  deleteCase: { method: 'DELETE', path: '/cases/{id}', access: EXECUTOR },
  listServices: { method: 'GET', path: '/services/list', access: 'anyone' },
  createService: { method: 'POST', path: '/services', access: EXECUTOR, idempotencyKey: true },
  updateService: { method: 'PATCH', path: '/services/{id}', access: EXECUTOR, idempotencyKey: true },
  orderServices: { method: 'PATCH', path: '/services/order', access: EXECUTOR },
  deleteService: { method: 'DELETE', path: '/services/{id}', access: EXECUTOR },

  listArticles: { method: 'GET', path: '/articles/list', access: 'anyone' },
  listMyArticles: { method: 'GET', path: '/articles/my-list', access: AUTHORS },
  getArticle: { method: 'GET', path: '/articles/{id}', access: 'anyone' },
  createArticle: { method: 'POST', path: '/articles', access: AUTHORS, idempotencyKey: true },
  updateArticle: { method: 'PATCH', path: '/articles/{id}', access: AUTHORS, idempotencyKey: true },
  submitArticle: { method: 'PATCH', path: '/articles/submit/{id}', access: AUTHORS, idempotencyKey: true },
  hideArticle: { method: 'PATCH', path: '/articles/hide/{id}', access: AUTHORS, idempotencyKey: true },
  showArticle: { method: 'PATCH', path: '/articles/show/{id}', access: AUTHORS, idempotencyKey: true },
  deleteArticle: { method: 'DELETE', path: '/articles/{id}', access: AUTHORS },

  listFaqSections: { method: 'GET', path: '/faq/list', access: 'anyone' },
  getFaqSection: { method: 'GET', path: '/faq/section', access: 'anyone' },
  searchFaq: { method: 'GET', path: '/faq/search', access: 'anyone' },
  rateFaqItem: { method: 'PATCH', path: '/faq/helpful/{id}', access: 'anyone' },
  askQuestion: { method: 'POST', path: '/questions', access: 'anyone' },

  listNotifications: { method: 'GET', path: '/notifications/list', access: 'signed-in' },
  getUnreadNotifications: { method: 'GET', path: '/notifications/unread', access: 'signed-in' },
  readNotifications: { method: 'PATCH', path: '/notifications/read', access: 'signed-in' },
  getNotificationSettings: { method: 'GET', path: '/notifications/settings', access: 'signed-in' },
  updateNotificationSettings: { method: 'PATCH', path: '/notifications/settings', access: 'signed-in' },
  createComplaint: { method: 'POST', path: '/complaints', access: PARTIES, idempotencyKey: true },

  getVerification: { method: 'GET', path: '/verification-requests/me', access: EXECUTOR },
  submitVerification: { method: 'POST', path: '/verification-requests', access: EXECUTOR, idempotencyKey: true },
  withdrawVerification: {
    method: 'PATCH',
    path: '/verification-requests/withdraw/{id}',
    access: EXECUTOR,
    idempotencyKey: true,
  },

  listModeration: { method: 'GET', path: '/moderation/list', access: STAFF },
  countModeration: { method: 'GET', path: '/moderation/counts', access: STAFF },
  approveTask: { method: 'PATCH', path: '/moderation/tasks/approve/{id}', access: STAFF, idempotencyKey: true },
  rejectTask: { method: 'PATCH', path: '/moderation/tasks/reject/{id}', access: STAFF, idempotencyKey: true },
  removeTask: { method: 'PATCH', path: '/moderation/tasks/remove/{id}', access: ADMIN, idempotencyKey: true },
  approveReview: { method: 'PATCH', path: '/moderation/reviews/approve/{id}', access: STAFF, idempotencyKey: true },
  rejectReview: { method: 'PATCH', path: '/moderation/reviews/reject/{id}', access: STAFF, idempotencyKey: true },
  removeReview: { method: 'PATCH', path: '/moderation/reviews/remove/{id}', access: STAFF, idempotencyKey: true },
  approveProduct: { method: 'PATCH', path: '/moderation/products/approve/{id}', access: STAFF, idempotencyKey: true },
  rejectProduct: { method: 'PATCH', path: '/moderation/products/reject/{id}', access: STAFF, idempotencyKey: true },
  approveArticle: { method: 'PATCH', path: '/moderation/articles/approve/{id}', access: STAFF, idempotencyKey: true },
  rejectArticle: { method: 'PATCH', path: '/moderation/articles/reject/{id}', access: STAFF, idempotencyKey: true },
  approveVerification: {
    method: 'PATCH',
    path: '/moderation/verification-requests/approve/{id}',
    access: STAFF,
    idempotencyKey: true,
  },
  rejectVerification: {
    method: 'PATCH',
    path: '/moderation/verification-requests/reject/{id}',
    access: STAFF,
    idempotencyKey: true,
  },
  revokeVerification: {
    method: 'PATCH',
    path: '/moderation/verification-requests/revoke/{id}',
    access: STAFF,
    idempotencyKey: true,
  },
  takeComplaint: { method: 'PATCH', path: '/moderation/complaints/take/{id}', access: STAFF, idempotencyKey: true },
  resolveComplaint: {
    method: 'PATCH',
    path: '/moderation/complaints/resolve/{id}',
    access: STAFF,
    idempotencyKey: true,
  },
  dismissComplaint: {
    method: 'PATCH',
    path: '/moderation/complaints/dismiss/{id}',
    access: STAFF,
    idempotencyKey: true,
  },

  findRedirect: { method: 'GET', path: '/redirects/find', access: 'anyone' },
  listRedirects: { method: 'GET', path: '/redirects/list', access: ADMIN },
  createRedirect: { method: 'POST', path: '/redirects', access: ADMIN, idempotencyKey: true },
  deleteRedirect: { method: 'DELETE', path: '/redirects/{id}', access: ADMIN },

  findPlacesByAddress: { method: 'GET', path: '/geocoder/by-address', access: 'anyone' },
  findPlacesByCoordinates: { method: 'GET', path: '/geocoder/by-coordinates', access: 'anyone' },
  suggestPlaces: { method: 'GET', path: '/geocoder/suggests', access: 'anyone' },
  listRegions: { method: 'GET', path: '/geocoder/regions/list', access: 'anyone' },
  searchRegions: { method: 'GET', path: '/geocoder/regions/search', access: 'anyone' },
} as const satisfies Record<string, OperationRoute>

/** Name of a call. */
export type Operation = keyof typeof operations

/** Everything below this prefix is the API (spec §7). */
export const API_PREFIX = '/web/api/v1'

/** What stands before the path of an operation: v1, or v2 for those that say so (spec §7). */
export const apiPrefix = ({ version }: Pick<OperationRoute, 'version'>): string =>
  version === undefined ? API_PREFIX : `/web/api/v${version}`

/** Namespace of the socket (spec §7 "Realtime"). */
export const SOCKET_NAMESPACE = '/ws'
