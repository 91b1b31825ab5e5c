export { type MapTiles, MapTilesContext } from './MapTilesContext.ts'
