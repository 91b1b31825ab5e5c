import { OBJECTS } from '../../contract/cover-terms.ts'

export { OBJECTS }

/** Name of an object. */
export type ObjectName = (typeof OBJECTS)[number]

const names: ReadonlySet<string> = new Set(OBJECTS)

/** Whether a word names an object. */
export const isObjectName = (word: string): word is ObjectName => names.has(word)
