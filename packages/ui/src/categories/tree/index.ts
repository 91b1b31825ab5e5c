export { CategoryTreeScreen, type CategoryTreeScreenProps } from './CategoryTreeScreen.tsx'
export { CategoryTreeView, type CategoryTreeViewProps } from './CategoryTreeView.tsx'
