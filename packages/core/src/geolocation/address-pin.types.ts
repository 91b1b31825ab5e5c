import type { MapPlace, Point } from '../contract/geocoder.ts'

/** A city as a form holds it. */
export interface PinCity {
  readonly id: number
  readonly name: string
}

/** What stands around a pin. */
export interface PinAround {
  /** Street and house, where the map knows them. */
  readonly address: string | null
  /** The city that the pin lies in, with its middle. */
  readonly city: (PinCity & { readonly middle: Point }) | null
}

export type AddressPinEvent =
  | { type: 'address.change'; text: string; cityId: number | null }
  /** Asks for suggestions again after a failure. */
  | { type: 'address.retry' }
  | { type: 'address.choose'; place: MapPlace }
  /** Puts the pin in the middle of a city. */
  | { type: 'pin.place'; city: PinCity }
  /** The pin was dragged or walked to; `from` is where it stood. */
  | { type: 'pin.move'; point: Point; from: Point | null }
  /** Asks again what stands around it, or where the city is. */
  | { type: 'pin.retry' }
  | { type: 'pin.remove' }

export type AddressPinEmitted =
  /** An address was chosen: its words, its point and its city. Words are `null` where a city alone was chosen. */
  | { type: 'address.chosen'; address: string | null; point: Point; city: PinCity }
  /** Where the pin stands now; `null` takes it away. */
  | { type: 'pin.put'; point: Point | null }
  /** What the pin stands at: the form follows where something is known. */
  | { type: 'pin.found'; address: string | null; city: PinCity | null }

export interface AddressPinContext {
  readonly text: string
  readonly cityId: number | null
  readonly suggestions: readonly MapPlace[]
  /** Where the pin was left. */
  readonly point: Point | null
  /** Where it stood before, to go back to from abroad. */
  readonly before: Point | null
  /** The city whose middle is looked for. */
  readonly placing: PinCity | null
  readonly around: PinAround | null
}
