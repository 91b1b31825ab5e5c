import type { contentHistoryOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { ContentHistory } from './content-history.ts'

/** The handler of former versions. */
export const contentHistoryHandlers = (
  history: Pick<ContentHistory, 'list'>,
): HandlersOf<typeof contentHistoryOperations> => ({
  listContentVersions: async ({ query }) => ({ data: await history.list(query) }),
})
