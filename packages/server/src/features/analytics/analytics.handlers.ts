import type { analyticsOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { Views } from '../views/views.ts'
import type { AnalyticsService } from './analytics.service.ts'

/** Handlers of the calls about views and statistics. */
export const analyticsHandlers = (
  analytics: AnalyticsService,
  views: Pick<Views, 'seen'>,
): HandlersOf<typeof analyticsOperations> => ({
  async countView({ body, viewer, request }) {
    views.seen(body, viewer, request)
    return undefined
  },
  getAnalytics: async ({ viewer, query }) => ({ data: await analytics.of(viewer.id, query.days) }),
  exportAnalytics: async ({ viewer, query }) => ({ data: await analytics.file(viewer.id, query.days) }),
})
