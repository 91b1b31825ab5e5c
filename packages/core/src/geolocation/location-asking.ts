/** What to do about the location popup: nothing yet, ask where the visitor is, or leave them alone. */
export type LocationAsking = 'wait' | 'ask' | 'never'

/**
 * Whether to ask a visitor where they are: not under the cookie banner (product §4), not before it is known who they are, and
 * never somebody whose profile has a city. `viewer` is `undefined` while it is not known, `null` for a guest.
 */
export const decideLocationAsking = ({
  isCookieBannerShown,
  viewer,
}: {
  readonly isCookieBannerShown: boolean
  readonly viewer: { readonly cityId: number | null } | null | undefined
}): LocationAsking => {
  if (viewer === undefined) return 'wait'
  if (viewer !== null && viewer.cityId !== null) return 'never'
  return isCookieBannerShown ? 'wait' : 'ask'
}
