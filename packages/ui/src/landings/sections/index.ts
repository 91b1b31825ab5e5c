export { LandingSections, type LandingSectionsProps } from './LandingSections.tsx'
export { LandingSectionsScreen } from './LandingSectionsScreen.tsx'
