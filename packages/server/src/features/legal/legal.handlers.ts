import type { legalOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { LegalTexts } from './legal.service.ts'

/** Handlers of the texts of the law. Every page of a guest may show one, or a form that names its edition. */
export const legalHandlers = (
  legal: LegalTexts,
  pages: { invalidate(): void },
): HandlersOf<typeof legalOperations> => ({
  listLegalDocuments: async () => ({ data: await legal.list() }),
  getLegalText: async ({ query }) => ({ data: await legal.read(query.document, query.version) }),
  getLegalDesk: async ({ query }) => ({ data: await legal.desk(query.document) }),
  publishLegalEdition: ({ viewer, body, mutate }) =>
    mutate(async (unit) => {
      const desk = await legal.publish(unit, viewer, body)
      unit.afterCommit(() => pages.invalidate())
      return { data: desk }
    }),
})
