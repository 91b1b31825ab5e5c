export { MapView, type MapViewProps } from './MapView.tsx'
export type { MapPoint, MapTiles } from './map-types.ts'
