export { SimilarProducts, type SimilarProductsProps } from './SimilarProducts.tsx'
export { SimilarProductsScreen } from './SimilarProductsScreen.tsx'
