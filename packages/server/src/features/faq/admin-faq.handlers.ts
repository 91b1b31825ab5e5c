import type { adminFaqOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { AdminFaq } from './admin-faq.service.ts'

/** Handlers of the help as administrators write it. */
export const adminFaqHandlers = (faq: AdminFaq): HandlersOf<typeof adminFaqOperations> => ({
  listAdminFaq: async () => ({ data: await faq.list() }),
  getAdminFaqItem: async ({ params }) => ({ data: await faq.item(params.id) }),
  createFaqSection: ({ viewer, body, mutate }) =>
    mutate(async (unit) => ({ data: await faq.addSection(unit, viewer, body) })),
  changeFaqSection: ({ viewer, params: { id }, body: { version, ...input }, mutate }) =>
    mutate(async (unit) => ({ data: await faq.changeSection(unit, viewer, { id, version }, input) })),
  deleteFaqSection: ({ viewer, params, mutate }) =>
    mutate(async (unit) => {
      await faq.removeSection(unit, viewer, params.id)
      return undefined
    }),
  orderFaqSections: ({ viewer, body, mutate }) =>
    mutate(async (unit) => {
      await faq.orderSections(unit, viewer, body.ids)
      return undefined
    }),
  createFaqItem: ({ viewer, body, mutate }) =>
    mutate(async (unit) => ({ data: await faq.addItem(unit, viewer, body) })),
  changeFaqItem: ({ viewer, params: { id }, body: { version, ...input }, mutate }) =>
    mutate(async (unit) => ({ data: await faq.changeItem(unit, viewer, { id, version }, input) })),
  deleteFaqItem: ({ viewer, params, mutate }) =>
    mutate(async (unit) => {
      await faq.removeItem(unit, viewer, params.id)
      return undefined
    }),
  orderFaqItems: ({ viewer, params, body, mutate }) =>
    mutate(async (unit) => {
      await faq.orderItems(unit, viewer, params.id, body.ids)
      return undefined
    }),
})
