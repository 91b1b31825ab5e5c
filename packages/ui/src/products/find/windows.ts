export { OtherCity } from '../../lists/windows/index.ts'
export { ProductFilterSheet } from './ProductFilterSheet.tsx'
