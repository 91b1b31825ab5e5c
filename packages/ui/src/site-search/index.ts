export { SiteSearchDialog } from './SiteSearchDialog.tsx'
export { type SiteSearchPaths, SiteSearchView, type SiteSearchViewProps } from './SiteSearchView.tsx'
