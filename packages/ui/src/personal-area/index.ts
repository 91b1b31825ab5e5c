export { AreaNav, type AreaNavProps } from './AreaNav.tsx'
export { PersonalArea } from './PersonalArea.tsx'
export { Removal, type RemovalProps } from './Removal.tsx'
export { TariffRoom, type TariffRoomProps } from './TariffRoom.tsx'
