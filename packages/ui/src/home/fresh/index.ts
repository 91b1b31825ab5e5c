export { FreshTasks, type FreshTasksProps } from './FreshTasks.tsx'
export { FreshTasksScreen } from './FreshTasksScreen.tsx'
