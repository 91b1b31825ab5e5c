export { MapView, type MapViewProps } from './MapView.tsx'
export type { MapLook, MapPoint, MovablePin } from './map-types.ts'
