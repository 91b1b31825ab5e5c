export { HomeSections, type HomeSectionsProps } from './HomeSections.tsx'
export { HomeSectionsScreen, type HomeSectionsScreenProps } from './HomeSectionsScreen.tsx'
