export { goneTitle, PageGone } from './PageGone.tsx'
