export { FRESH_TASKS, HomeScreen } from './HomeScreen.tsx'
export { HomeView, type HomeViewProps } from './HomeView.tsx'
