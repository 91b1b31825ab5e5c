import { viewerOf } from '@artel/core/auth'
import { decideGuards, type RouteDefinition } from '@artel/core/routes'
import type { Services } from '@artel/ui/services'

/** Whether the loader of a guarded page may ask for its data: whom the guards keep out, it asks nothing for. */
export const mayLoad = ({ session }: Pick<Services, 'session'>, page: RouteDefinition): boolean =>
  decideGuards(page, viewerOf(session.view.get())) === 'allow'
