export { HomeSections, type HomeSectionsProps } from './HomeSections.tsx'
export { HomeSectionsScreen } from './HomeSectionsScreen.tsx'
