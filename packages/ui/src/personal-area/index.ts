export { AreaNav, type AreaNavProps } from './AreaNav.tsx'
export { PersonalArea } from './PersonalArea.tsx'
