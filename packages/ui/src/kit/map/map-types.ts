/** A place on the map; `name` is read out and shown on a press. */
export interface MapPoint {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  /** Words of the name that stand on the pin: a price. Without them the pin is a dot. */
  readonly label?: string
  /** How many things stand there; one unless told. */
  readonly count?: number
  /** Metres around it: it is no exact place, and nothing to press. */
  readonly around?: number
}

/** Where tiles come from, by configuration; without them outlines of the regions are drawn. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Whom to credit, plain text. */
  readonly credit: string
}
