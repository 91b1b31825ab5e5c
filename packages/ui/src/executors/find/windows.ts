export { OtherCity } from '../../lists/windows/index.ts'
export { ExecutorFilterSheet } from './ExecutorFilterSheet.tsx'
