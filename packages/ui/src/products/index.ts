export { ProductCard, type ProductCardProps, type ProductWords } from './ProductCard.tsx'
export { ProductReviews, type ProductReviewsProps } from './page/ProductReviews.tsx'
export { ProductScreen } from './page/ProductScreen.tsx'
export { ProductView, type ProductViewProps } from './page/ProductView.tsx'
