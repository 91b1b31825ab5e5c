import { expect, it } from 'vitest'
import {
  ACCESS_TOKEN_SECONDS,
  ADDITIONAL_SERVICE_TYPES,
  API_PREFIX,
  ARTICLE_CATEGORIES,
  AUTH_COOKIE_SECONDS,
  AUTHOR_CANCEL_REASONS,
  BUSINESS_TYPES,
  DEFAULT_LIMIT,
  EXECUTOR_CANCEL_REASONS,
  NOTIFICATION_KINDS,
  operations,
  PERIOD_UNITS,
  PHONE_MESSAGE,
  PLACE_SEARCH_MODES,
  REFRESH_TOKEN_SECONDS,
  realtimeEvents,
  SOCKET_NAMESPACE,
  TARIFF_TYPES,
  TASK_SORT_KEYS,
  TASK_STATUSES,
  VERIFICATION_STATUSES,
} from './index.ts'

it.each([
  ['§7 prefix', API_PREFIX, '/web/api/v1'],
  ['§7 socket namespace', SOCKET_NAMESPACE, '/ws'],
  ['§9 access token, s', ACCESS_TOKEN_SECONDS, 36_000],
  ['§9 refresh token, s', REFRESH_TOKEN_SECONDS, 100_000],
  ['§9 auth cookie, s', AUTH_COOKIE_SECONDS, 31_536_000],
  ['§5 phone', PHONE_MESSAGE, 'Некорректный формат номера телефона'],
  ['§9 default page', DEFAULT_LIMIT, 10],
  ['§3 task sorting', TASK_SORT_KEYS, ['createdAt', 'endPeriod', 'distanceToUser']],
  ['§3 business types', BUSINESS_TYPES, ['LLC', 'SP', 'SE']],
  ['§3 verification', VERIFICATION_STATUSES, ['UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED']],
  ['§3 tariffs', TARIFF_TYPES, ['FREE', 'BASIC', 'STANDARD', 'PRO']],
  ['§3 period units', PERIOD_UNITS, ['month', 'day', 'piece']],
  ['§3 search modes', PLACE_SEARCH_MODES, ['ADDRESS', 'CITY', 'CITY_SUGGEST', 'CITY_DISTRICT', 'REGION']],
  ['§3 article categories', ARTICLE_CATEGORIES, ['PERSONAL_BLOG', 'CASES', 'ADVICES', 'INTERVIEW', 'NEWS']],
])('holds the specification’s %s', (_, actual, wanted) => {
  expect(actual).toEqual(wanted)
})

it('knows the specification’s words in the numbers that it gives them', () => {
  expect({
    statuses: TASK_STATUSES.length,
    authorReasons: AUTHOR_CANCEL_REASONS.length,
    executorReasons: EXECUTOR_CANCEL_REASONS.length,
    services: ADDITIONAL_SERVICE_TYPES.length,
    notifications: NOTIFICATION_KINDS.length,
  }).toEqual({ statuses: 7, authorReasons: 9, executorReasons: 5, services: 11, notifications: 17 })
})

it('tells the six events of §7 over the socket', () => {
  expect(Object.keys(realtimeEvents)).toEqual(
    expect.arrayContaining(['NEW_CHAT', 'CLOSE_CHAT', 'DELETE_CHAT', 'NEW_MESSAGE', 'EDIT_MESSAGE', 'ONLINE_CHANGED']),
  )
})

/** Every call of §7, as the specification writes it. */
const calls = `
POST /auth/login
POST /auth/refresh
GET /auth/me
DELETE /auth/logout
GET /categories
GET /categories/tree
GET /landing-categories/tree
GET /categories/tasks-count-for-apply
GET /categories/executors-count-for-offer
GET /related-landing-categories
GET /articles/list
GET /tasks/list
POST /tasks
GET /tasks/my-list
GET /tasks/me-executor-list
PATCH /tasks/{id}
PATCH /tasks/finish/{id}
PATCH /tasks/cancel-by-author/{id}
PATCH /tasks/cancel-by-executor/{id}
DELETE /tasks/{id}
POST /files
POST /files/copy
GET /files/{id}
GET /user-tariffs/info
POST /tariffs-additional-services-payments
POST /user-additional-services/is-constraint-met
GET /user-additional-services/info
GET /user-additional-services
POST /chat
GET /chat/list
POST /chat/read/{id}
DELETE /chat/{id}
GET /chat/unread
POST /chat-message/{id}
PATCH /chat-message/{id}
GET /chat-message/list
GET /geocoder/by-address
GET /geocoder/by-coordinates
GET /geocoder/suggests
GET /geocoder/regions/list
GET /geocoder/regions/search`
  .trim()
  .split('\n')

const known = new Set(Object.values(operations).map(({ method, path }) => `${method} ${path}`))

it.each(calls)('has the specification’s call %s', (call) => {
  expect(known).toContain(call)
})
