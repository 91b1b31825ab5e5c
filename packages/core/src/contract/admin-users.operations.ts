import * as z from 'zod'
import { adminRules } from '../validators/index.ts'
import { ADMIN } from './access.ts'
import { adminUser, adminUserDetails } from './admin.ts'
import { ACCOUNT_STATES, BLOCK_RULES } from './admin-terms.ts'
import { CONFLICT, cards } from './card.ts'
import { ROLES } from './operations.ts'
import { data, oneOf, page, pageQuery, searchText, text, uuidParams, versionBody } from './primitives.ts'
import { anAdminUser, someAdminUserDetails } from './samples/admin.ts'
import { wholePage } from './samples/sample-values.ts'

const { id, version } = someAdminUserDetails()
const why = { rule: 'FRAUD', comment: 'Брал предоплату и пропадал.' } as const

/** A change of an account, answered with the account after it. */
const change = {
  access: ADMIN,
  idempotencyKey: true,
  policy: 'Любая учётная запись, кроме своей.',
  params: uuidParams,
  response: data(adminUserDetails),
  errors: CONFLICT,
} as const

/** Accounts as administrators see them. */
export const adminUserOperations = cards({
  listAdminUsers: {
    method: 'GET',
    path: '/admin/users/list',
    access: ADMIN,
    summary: 'Учётные записи, новые сверху. q ищет по имени, почте, телефону, коду и номеру.',
    policy: 'Все учётные записи.',
    query: z.object({
      ...pageQuery,
      q: searchText(100).optional(),
      role: z.enum(ROLES).optional(),
      state: z.enum(ACCOUNT_STATES).optional(),
    }),
    response: data(page(adminUser)),
    example: {
      query: { page: 1, limit: 10, q: 'Котова', role: 'CLIENT', state: 'ACTIVE' },
      response: { data: wholePage(anAdminUser()) },
    },
  },
  getAdminUser: {
    method: 'GET',
    path: '/admin/users/{id}',
    access: ADMIN,
    summary: 'Учётная запись целиком: человек, компания, счётчики и что с ней делали сотрудники.',
    policy: 'Любая учётная запись.',
    params: uuidParams,
    response: data(adminUserDetails),
    errors: ['NOT_FOUND'],
    example: { params: { id }, response: { data: someAdminUserDetails() } },
  },
  changeUserRole: {
    method: 'PATCH',
    path: '/admin/users/change-role/{id}',
    summary: 'Меняет роль; действует сразу во всех сеансах. Последнего администратора не бывает меньше одного.',
    ...change,
    body: versionBody.extend({ role: oneOf(ROLES, adminRules.role) }),
    example: {
      params: { id },
      body: { version, role: 'MODERATOR' },
      response: { data: someAdminUserDetails({ role: 'MODERATOR', version: version + 1 }) },
    },
  },
  blockUser: {
    method: 'PATCH',
    path: '/admin/users/block/{id}',
    summary: 'Блокирует: завершает сеансы, снимает открытые задания, отзывает отклики. Причину видно при входе.',
    ...change,
    body: versionBody
      .extend({
        rule: oneOf(BLOCK_RULES, adminRules.blockRule),
        comment: text('Комментарий', 0, 1000).nullable().default(null),
      })
      .refine(({ rule, comment }) => adminRules.blockComment(comment ?? '', { rule }) === null, {
        path: ['comment'],
        error: ({ input }) => {
          const { rule, comment } = input as { rule: (typeof BLOCK_RULES)[number]; comment: string | null }
          return adminRules.blockComment(comment ?? '', { rule }) ?? undefined
        },
      }),
    example: {
      params: { id },
      body: { version, ...why },
      response: {
        data: someAdminUserDetails({
          state: 'BLOCKED',
          version: version + 1,
          block: { ...why, since: '2026-03-02T09:00:00.000Z' },
          roles: [],
          allowedEvents: ['UNBLOCK'],
          refusals: { CHANGE_ROLE: 'WRONG_STATE', BLOCK: 'WRONG_STATE' },
        }),
      },
    },
  },
  unblockUser: {
    method: 'PATCH',
    path: '/admin/users/unblock/{id}',
    summary: 'Снимает блокировку. Снятые задания владелец публикует снова сам.',
    ...change,
    body: versionBody,
    example: { params: { id }, body: { version }, response: { data: someAdminUserDetails({ version: version + 1 }) } },
  },
})
