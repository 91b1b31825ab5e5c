import { MATERIALS } from '../../contract/cover-terms.ts'

export { MATERIALS }

/** Name of a material; its colour is the token `--mat-<name>`. */
export type Material = (typeof MATERIALS)[number]

const names: ReadonlySet<string> = new Set(MATERIALS)

/** Whether a word names a material. */
export const isMaterial = (word: string): word is Material => names.has(word)
