export { CountedSheet } from './CountedSheet.tsx'
export { OtherCity } from './OtherCity.tsx'
