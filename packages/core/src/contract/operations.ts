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
}

/** Every call of the product, by its name. Shapes stand in the resource files beside; docs/adr/0002 says why apart. */
export const operations = {
  login: { method: 'POST', path: '/auth/login', access: 'anyone', credentials: true },
  refresh: { method: 'POST', path: '/auth/refresh', access: 'anyone', credentials: true },
  getMe: { method: 'GET', path: '/auth/me', access: 'signed-in' },
  logout: { method: 'DELETE', path: '/auth/logout', access: 'anyone', credentials: true },

  getCategoryTree: { method: 'GET', path: '/categories/tree', access: 'anyone' },

  listTasks: { method: 'GET', path: '/tasks/list', access: 'anyone' },
  listMyTasks: { method: 'GET', path: '/tasks/my-list', access: 'signed-in' },
  listExecutorTasks: { method: 'GET', path: '/tasks/me-executor-list', access: ['EXECUTOR'] },
  getTask: { method: 'GET', path: '/tasks/{id}', access: 'anyone' },
  createTask: { method: 'POST', path: '/tasks', access: ['CLIENT', 'EXECUTOR'], idempotencyKey: true },
  finishTask: { method: 'PATCH', path: '/tasks/finish/{id}', access: ['CLIENT', 'EXECUTOR'], idempotencyKey: true },
  cancelTaskByAuthor: {
    method: 'PATCH',
    path: '/tasks/cancel-by-author/{id}',
    access: ['CLIENT', 'EXECUTOR'],
    idempotencyKey: true,
  },
  cancelTaskByExecutor: {
    method: 'PATCH',
    path: '/tasks/cancel-by-executor/{id}',
    access: ['EXECUTOR'],
    idempotencyKey: true,
  },
  approveTask: {
    method: 'PATCH',
    path: '/moderation/tasks/approve/{id}',
    access: ['MODERATOR', 'ADMIN'],
    idempotencyKey: true,
  },
  rejectTask: {
    method: 'PATCH',
    path: '/moderation/tasks/reject/{id}',
    access: ['MODERATOR', 'ADMIN'],
    idempotencyKey: true,
  },

  listTaskReplies: { method: 'GET', path: '/task-replies/list', access: ['CLIENT', 'EXECUTOR'] },
  sendTaskReply: { method: 'POST', path: '/task-replies', access: ['EXECUTOR'], idempotencyKey: true },
  viewTaskReply: { method: 'PATCH', path: '/task-replies/view/{id}', access: ['CLIENT', 'EXECUTOR'] },
  acceptTaskReply: {
    method: 'PATCH',
    path: '/task-replies/accept/{id}',
    access: ['CLIENT', 'EXECUTOR'],
    idempotencyKey: true,
  },
  rejectTaskReply: {
    method: 'PATCH',
    path: '/task-replies/reject/{id}',
    access: ['CLIENT', 'EXECUTOR'],
    idempotencyKey: true,
  },
  withdrawTaskReply: {
    method: 'PATCH',
    path: '/task-replies/withdraw/{id}',
    access: ['EXECUTOR'],
    idempotencyKey: true,
  },

  listChats: { method: 'GET', path: '/chat/list', access: ['CLIENT', 'EXECUTOR'] },
  getChat: { method: 'GET', path: '/chat/{id}', access: ['CLIENT', 'EXECUTOR'] },
  readChat: { method: 'POST', path: '/chat/read/{id}', access: ['CLIENT', 'EXECUTOR'] },
  getUnreadCount: { method: 'GET', path: '/chat/unread', access: ['CLIENT', 'EXECUTOR'] },
  listChatMessages: { method: 'GET', path: '/chat-message/list', access: ['CLIENT', 'EXECUTOR'] },
  sendChatMessage: {
    method: 'POST',
    path: '/chat-message/{id}',
    access: ['CLIENT', 'EXECUTOR'],
    idempotencyKey: true,
  },

  suggestPlaces: { method: 'GET', path: '/geocoder/suggests', access: 'anyone' },
} as const satisfies Record<string, OperationRoute>

/** Name of a call. */
export type Operation = keyof typeof operations

/** Everything below this prefix is the API (spec §7). */
export const API_PREFIX = '/web/api/v1'

/** Namespace of the socket (spec §7 "Realtime"). */
export const SOCKET_NAMESPACE = '/ws'
