export { lookOf, materialOf, objectOf } from './category-looks.ts'
