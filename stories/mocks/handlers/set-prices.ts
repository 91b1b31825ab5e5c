import type { SetPrices } from '@artel/core/tariffs/billing'
import type { MockWorld } from '../world.ts'

/** Today's prices, as administrators have set them. */
export const pricesOf = ({ setPrices }: MockWorld): SetPrices =>
  new Map([...setPrices].map(([key, { price }]) => [key, price]))
