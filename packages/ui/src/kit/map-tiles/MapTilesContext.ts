import { createContext } from 'react'

/** Where tiles come from, by configuration; without them outlines of the regions are drawn. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Whom to credit, plain text. */
  readonly credit: string
}

/** Tiles of all maps below; `null` where none are configured. */
export const MapTilesContext = createContext<MapTiles | null>(null)
