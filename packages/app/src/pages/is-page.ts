import { hasRightParams } from '@artel/core/routes'
import type { AnyRouter } from '@tanstack/react-router'

/** Whether a path leads to a page that the app serves, its parameters being right. */
export const isPage = (router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): boolean => {
  const [, params, foundRoute] = router.getMatchedRoutes(path.replace(/[?#].*$/, ''))
  const page = foundRoute?.options.staticData?.page
  // Of a path that may be a category only the server knows whether it is one.
  return page !== undefined && !page.pattern.startsWith('/{') && hasRightParams(page, params)
}
