export { ProductReviews, type ProductReviewsProps } from './page/ProductReviews.tsx'
export { ProductScreen } from './page/ProductScreen.tsx'
export { ProductView, type ProductViewProps } from './page/ProductView.tsx'
export type { ProductMove, ProductSteps, ProductViewer } from './page/product.types.ts'
