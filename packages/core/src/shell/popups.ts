/** What may lie over a page by itself, one at a time. */
export type Popup = 'cookies' | 'location' | 'version'

/**
 * The popup to show: the location one only when the cookie banner is not shown (product §4), the news of a new version when
 * nothing is asked. `null` is none.
 */
export const choosePopup = ({
  isCookieBannerShown,
  isLocationAsked,
  isVersionNew,
}: {
  readonly isCookieBannerShown: boolean
  readonly isLocationAsked: boolean
  readonly isVersionNew: boolean
}): Popup | null => {
  if (isCookieBannerShown) return 'cookies'
  if (isLocationAsked) return 'location'
  return isVersionNew ? 'version' : null
}
