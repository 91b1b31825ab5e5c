import * as z from 'zod'
import { ADMIN } from './access.ts'
import { adminLanding, adminLandingRow, landingInput } from './admin-landings.ts'
import { cards } from './card.ts'
import { data, numericIdParams, versionBody } from './primitives.ts'
import { anAdminLanding, anAdminLandingRow } from './samples/admin-content.ts'

const { id, version, lead, questions } = anAdminLanding()
const any = { access: ADMIN, policy: 'Все посадочные страницы.' } as const

/** The words of landing pages as administrators write them (product §24.5). */
export const adminLandingOperations = cards({
  listAdminLandings: {
    method: 'GET',
    path: '/admin/landings/list',
    ...any,
    summary: 'Посадочные страницы, каждая за своей верхней.',
    response: data(z.array(adminLandingRow)),
    example: { response: { data: [anAdminLandingRow()] } },
  },
  getAdminLanding: {
    method: 'GET',
    path: '/admin/landings/{id}',
    ...any,
    summary: 'Слова посадочной страницы, какими их правят.',
    params: numericIdParams,
    response: data(adminLanding),
    errors: ['NOT_FOUND'],
    example: { params: { id }, response: { data: anAdminLanding() } },
  },
  changeLanding: {
    method: 'PATCH',
    path: '/admin/landings/change/{id}',
    ...any,
    idempotencyKey: true,
    summary: 'Меняет слова посадочной страницы; прежние остаются в истории. Цифры страница считает сама.',
    params: numericIdParams,
    body: versionBody.extend(landingInput.shape),
    response: data(adminLanding),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
    example: {
      params: { id },
      body: { version, title: 'Сантехник на дом', lead, questions },
      response: { data: anAdminLanding({ title: 'Сантехник на дом', version: version + 1 }) },
    },
  },
})
