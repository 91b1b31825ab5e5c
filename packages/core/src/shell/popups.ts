/** What may lie over a page by itself, one at a time. */
export type Popup = 'cookies' | 'location'

/** The popup to show: the location one only when the cookie banner is not shown (spec §4). `null` is none. */
export const choosePopup = ({
  isCookieBannerShown,
  isLocationAsked,
}: {
  readonly isCookieBannerShown: boolean
  readonly isLocationAsked: boolean
}): Popup | null => {
  if (isCookieBannerShown) return 'cookies'
  return isLocationAsked ? 'location' : null
}
