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

/** A place that is chosen on the map: dragged, walked with the arrow keys, or put where the map is pressed. */
export interface MovablePin {
  readonly lat: number
  readonly lon: number
  /** Read out: what it is and how it moves. */
  readonly name: string
  readonly onMove: (point: { readonly lat: number; readonly lon: number }) => void
}

/** Where a map stands. */
export interface MapLook {
  readonly lat: number
  readonly lon: number
  readonly zoom: number
}
