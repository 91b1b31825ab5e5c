export { SitemapScreen, type SitemapScreenProps } from './SitemapScreen.tsx'
export { type SitemapNode, SitemapView, type SitemapViewProps } from './SitemapView.tsx'
