export type { Live } from './live.ts'
export { createMarketplace, type Marketplace } from './marketplace.ts'
export { startVisit, type Visit, type VisitOptions } from './visit.ts'
