import type { DealWorld } from './deal.mjs'

export function fakeMarketplace(): Omit<DealWorld, 'log'>
