import type { EVERYWHERE, List } from '@artel/core/search'

/** A city by its number and name. */
export interface NamedCity {
  readonly id: number
  readonly name: string
}

/** A city of the address: a number, everywhere, or `null` for the visitor's own. */
export type CityOfAddress = number | typeof EVERYWHERE | null

/** A list with the address that its filters have. */
export interface AddressedList<F> {
  readonly list: List<F>
  addressOf(filters: F): string
}
