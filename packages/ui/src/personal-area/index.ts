export { AreaNav, type AreaNavProps } from './AreaNav.tsx'
export { PersonalArea } from './PersonalArea.tsx'
export { Removal, type RemovalProps } from './Removal.tsx'
