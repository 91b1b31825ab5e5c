import type { landingOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { Landings } from './landings.service.ts'

/** Handlers of the landing pages' calls (product §7.3). */
export const landingHandlers = (landings: Landings): HandlersOf<typeof landingOperations> => ({
  getLandingTree: async () => ({ data: await landings.tree() }),
  getLanding: async ({ query }) => ({ data: await landings.read(query.slug) }),
  getLandingFigures: async ({ query }) => ({ data: await landings.figures(query.slug, query.cityId) }),
  listRelatedLandings: async ({ query }) => ({
    data: await landings.related({ id: query.landingCategoryId, slug: query.landingCategorySlug }),
  }),
})
