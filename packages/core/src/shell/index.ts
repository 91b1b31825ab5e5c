export {
  COLOUR_MODE_KEY,
  COLOUR_MODE_SCRIPT,
  COLOUR_MODES,
  type ColourMode,
  readColourMode,
  rememberColourMode,
  themeOf,
} from './colour-mode.ts'
export {
  COOKIE_CONSENT_KEY,
  type CookieConsentActor,
  type CookieConsentEvent,
  type CookieConsentInput,
  cookieConsentMachine,
  selectIsBannerShown,
  type WatchStorage,
} from './cookie-consent.machine.ts'
export { errorToast } from './error-toast.ts'
export { createIconCache, ICON_CACHE_LIFETIME, ICON_CACHE_SIZE, type IconCache } from './icon-cache.ts'
export { MODAL_MISUSE } from './modal-misuse.ts'
export {
  MODAL_CHAIN_DELAY,
  type ModalsActor,
  type ModalsEvent,
  modalsMachine,
  type OpenModal,
} from './modals.machine.ts'
export {
  LATEST_BUILD_PATH,
  NEW_VERSION_INTERVAL,
  type NewVersionActor,
  type NewVersionEmitted,
  type NewVersionEvent,
  newVersionMachine,
  provideNewVersion,
} from './new-version.machine.ts'
export { choosePopup, type Popup } from './popups.ts'
export { createPreloadLimiter, type Limiter, PRELOADS_AT_ONCE } from './preload-limiter.ts'
export { PRODUCT_NAME } from './product.ts'
export { createReloadGuard, RELOAD_WINDOW, type ReloadGuard } from './reload-guard.ts'
export { decideScroll, type Place, type ScrollDecision } from './scroll.ts'
export { SHARE_FIELDS, SHARE_TARGET_PATH, sharedTaskPath } from './share-target.ts'
export {
  TOAST_KINDS,
  TOAST_TIMEOUT,
  TOAST_TITLES,
  type Toast,
  type ToastKind,
  type ToastsActor,
  type ToastsEvent,
  toastsMachine,
} from './toasts.machine.ts'
