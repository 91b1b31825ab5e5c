import { quietPart } from '../../kit/lazy/index.ts'

/** Offers a task to somebody; its code is loaded when it is asked for. */
export const LateOfferToExecutor = quietPart(async () => (await import('./OfferToExecutor.tsx')).OfferToExecutor)
