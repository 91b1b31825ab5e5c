import { paths } from '../routes/index.ts'

/** Key of the answer of a visitor who would not tell where they are: nobody asks them again. */
export const NO_POSITION_KEY = 'artel_no_position'

/** Whether a page shows what is near: there it helps to know where the visitor is, elsewhere the question is in the way. */
export const isNearPage = (path: string): boolean =>
  path === paths.home() || path === paths.taskFind() || path.startsWith(`${paths.taskFind()}/`)

/** What to do about the location popup: nothing yet, ask where the visitor is, or leave them alone. */
export type LocationAsking = 'wait' | 'ask' | 'never'

/**
 * Whether to ask a visitor where they are: not under the cookie banner (product §4), not where it does not help, not before it
 * is known who they are, and never somebody whose profile has a city. `viewer` is `undefined` while it is not known, `null` for a guest.
 */
export const decideLocationAsking = ({
  isCookieBannerShown,
  isNear,
  viewer,
}: {
  readonly isCookieBannerShown: boolean
  readonly isNear: boolean
  readonly viewer: { readonly cityId: number | null } | null | undefined
}): LocationAsking => {
  if (viewer === undefined) return 'wait'
  if (viewer !== null && viewer.cityId !== null) return 'never'
  return isCookieBannerShown || !isNear ? 'wait' : 'ask'
}
