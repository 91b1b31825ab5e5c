export { BlogScreen, type BlogScreenProps } from './BlogScreen.tsx'
export { BlogView, type BlogViewProps } from './BlogView.tsx'
