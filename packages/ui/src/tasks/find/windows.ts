export { TaskFilterSheet } from '../TaskFilterSheet.tsx'
export { ChooseCategories } from './ChooseCategories.tsx'
export { OtherCity } from './OtherCity.tsx'
