export { ProductCard, type ProductCardProps, type ProductWords } from './ProductCard.tsx'
export { ProductGrid, type ProductGridProps } from './ProductGrid.tsx'
export { ProductGridSkeleton } from './ProductGridSkeleton.tsx'
