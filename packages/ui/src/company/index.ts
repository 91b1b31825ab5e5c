export { AboutScreen } from './AboutScreen.tsx'
export { AboutView, type AboutViewProps } from './AboutView.tsx'
