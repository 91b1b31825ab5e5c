export { PagePopup, type PagePopupProps } from './PagePopup.tsx'
