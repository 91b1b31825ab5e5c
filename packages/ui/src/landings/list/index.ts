export { LandingsScreen } from './LandingsScreen.tsx'
export { LandingsView, type LandingsViewProps } from './LandingsView.tsx'
