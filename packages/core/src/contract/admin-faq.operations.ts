import * as z from 'zod'
import { ADMIN } from './access.ts'
import { adminFaqItem, adminFaqSection, faqItemInput, faqSectionInput } from './admin-faq.ts'
import { cards } from './card.ts'
import { data, numericId, numericIdParams, TOO_MANY, versionBody } from './primitives.ts'
import { anAdminFaqItem, anAdminFaqSection } from './samples/admin-content.ts'

const { id: sectionId, title, about, slug, audience, isHidden } = anAdminFaqSection()
const section = { title, about, slug, audience, isHidden }
const { id: itemId, question, answer, version } = anAdminFaqItem()
const item = { sectionId, question, answer, relatedIds: [492], isHidden }

/** Every one of them in its new order. */
const ids = z.array(numericId).max(500, TOO_MANY)
const any = { access: ADMIN, policy: 'Вся помощь, и скрытая.' } as const
const CHANGED = ['NOT_FOUND', 'VERSION_CONFLICT'] as const

/** The help as administrators write it (product §24.5). */
export const adminFaqOperations = cards({
  listAdminFaq: {
    method: 'GET',
    path: '/admin/faq/list',
    ...any,
    summary: 'Разделы помощи с вопросами по порядку, и скрытые.',
    response: data(z.array(adminFaqSection)),
    example: { response: { data: [anAdminFaqSection()] } },
  },
  getAdminFaqItem: {
    method: 'GET',
    path: '/admin/faq/items/{id}',
    ...any,
    summary: 'Вопрос помощи с ответом, каким его правят.',
    params: numericIdParams,
    response: data(adminFaqItem),
    errors: ['NOT_FOUND'],
    example: { params: { id: itemId }, response: { data: anAdminFaqItem() } },
  },
  createFaqSection: {
    method: 'POST',
    path: '/admin/faq/sections',
    ...any,
    idempotencyKey: true,
    summary: 'Новый раздел помощи; встаёт последним.',
    body: faqSectionInput,
    response: data(adminFaqSection),
    example: {
      body: { ...section, title: 'Оплата', slug: 'oplata' },
      response: { data: anAdminFaqSection({ title: 'Оплата', slug: 'oplata', items: [] }) },
    },
  },
  changeFaqSection: {
    method: 'PATCH',
    path: '/admin/faq/sections/change/{id}',
    ...any,
    idempotencyKey: true,
    summary: 'Меняет раздел. С прежнего адреса будут попадать на новый.',
    params: numericIdParams,
    body: versionBody.extend(faqSectionInput.shape),
    response: data(adminFaqSection),
    errors: CHANGED,
    example: {
      params: { id: sectionId },
      body: { version: 1, ...section, title: 'Ваши отклики' },
      response: { data: anAdminFaqSection({ title: 'Ваши отклики', version: 2 }) },
    },
  },
  deleteFaqSection: {
    method: 'DELETE',
    path: '/admin/faq/sections/{id}',
    ...any,
    summary: 'Удаляет раздел, в котором нет вопросов.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND', 'SECTION_NOT_EMPTY'],
    example: { params: { id: sectionId } },
  },
  orderFaqSections: {
    method: 'PATCH',
    path: '/admin/faq/sections/order',
    ...any,
    summary: 'Новый порядок разделов: номера всех.',
    body: z.object({ ids }),
    response: null,
    errors: ['VERSION_CONFLICT'],
    example: { body: { ids: [sectionId] } },
  },
  createFaqItem: {
    method: 'POST',
    path: '/admin/faq/items',
    ...any,
    idempotencyKey: true,
    summary: 'Новый вопрос; встаёт последним в разделе.',
    body: faqItemInput,
    response: data(adminFaqItem),
    example: { body: item, response: { data: anAdminFaqItem({ relatedIds: [492], version: 1 }) } },
  },
  changeFaqItem: {
    method: 'PATCH',
    path: '/admin/faq/items/change/{id}',
    ...any,
    idempotencyKey: true,
    summary: 'Меняет вопрос и ответ; прежний текст остаётся в истории.',
    params: numericIdParams,
    body: versionBody.extend(faqItemInput.shape),
    response: data(adminFaqItem),
    errors: CHANGED,
    example: {
      params: { id: itemId },
      body: { version, ...item },
      response: { data: anAdminFaqItem({ relatedIds: [492], version: version + 1 }) },
    },
  },
  deleteFaqItem: {
    method: 'DELETE',
    path: '/admin/faq/items/{id}',
    ...any,
    summary: 'Удаляет вопрос из помощи.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: itemId } },
  },
  orderFaqItems: {
    method: 'PATCH',
    path: '/admin/faq/items/order/{id}',
    ...any,
    summary: 'Новый порядок вопросов раздела: номера всех.',
    params: numericIdParams,
    body: z.object({ ids }),
    response: null,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
    example: { params: { id: sectionId }, body: { ids: [itemId] } },
  },
})
