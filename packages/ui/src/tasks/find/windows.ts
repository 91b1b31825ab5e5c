export { OtherCity } from '../../lists/windows/index.ts'
export { TaskFilterSheet } from '../TaskFilterSheet.tsx'
export { ChooseCategories } from './ChooseCategories.tsx'
