export { ProductCard, type ProductCardProps, type ProductWords } from './ProductCard.tsx'
