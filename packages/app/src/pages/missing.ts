import type { GoneKind } from '@artel/core/contract'
import type { Services } from '@artel/ui/services'
import { lazyRouteComponent } from '@tanstack/react-router'

/** What everybody had been shown and does not come back. */
export interface Gone {
  readonly gone: GoneKind
  readonly title: string
}

/** Comes with the first page of it; the others do without. */
export const LateGone = lazyRouteComponent(() => import('@artel/ui/shell/gone'), 'PageGone')

/**
 * What the loader of a page throws when what it shows is not there: a 404, or a 410 that says what it was, where everybody had
 * been shown it and it does not come back.
 */
export const missing = async (services: Pick<Services, 'api'>, kind: GoneKind, id: string | number) => {
  const [{ missingOrGone }] = await Promise.all([import('./gone.ts'), LateGone.preload?.()])
  return missingOrGone(services, kind, id)
}

/** What is gone, of what {@link missing} has made or of what the router tells of it; nothing of a plain 404. */
export const goneOf = (error: unknown): Gone | undefined => (error as { readonly data?: Gone } | undefined)?.data
