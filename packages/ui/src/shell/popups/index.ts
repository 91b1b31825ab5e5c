export { CookieBanner, type CookieBannerProps } from './CookieBanner.tsx'
export { LocationPopup, type LocationPopupProps } from './LocationPopup.tsx'
export { NewVersionNotice, type NewVersionNoticeProps } from './NewVersionNotice.tsx'
export { Popups } from './Popups.tsx'
