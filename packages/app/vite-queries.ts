import { join } from 'node:path'
import type { Plugin } from 'vite'

const SCREENS = /\/packages\/ui\/src\//
const WITH_CLIENT = join(import.meta.dirname, 'src/services/queries.ts')

/**
 * The code of a screen that asks for TanStack Query brings the page's client of it along. So a page whose first look needs no
 * query does without both, and no part that comes later can be there before the client is.
 */
export const queriesWithClient: Plugin = {
  name: 'artel-queries-with-client',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^@tanstack\/react-query$/ },
    handler: (_, importer) => (importer && SCREENS.test(importer) ? WITH_CLIENT : null),
  },
}
