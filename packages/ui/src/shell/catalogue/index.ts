export { CatalogueScreen } from './CatalogueScreen.tsx'
export { CatalogueView, type CatalogueViewProps } from './CatalogueView.tsx'
