export { AnalyticsScreen, type AnalyticsScreenProps } from './AnalyticsScreen.tsx'
export { AnalyticsView, type AnalyticsViewProps } from './AnalyticsView.tsx'
