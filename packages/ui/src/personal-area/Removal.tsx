import { quietPart } from '../kit/lazy/index.ts'

/** Asks before something of one's own is deleted, and deletes it; loaded when it is first wanted. */
export const Removal = quietPart(async () => (await import('./remove/index.ts')).RemovalQuestion)
