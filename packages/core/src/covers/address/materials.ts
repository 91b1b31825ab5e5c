/** What covers are made of: a material for each root category, and two that belong to none. */
export const MATERIALS = [
  'parquet',
  'hex',
  'suds',
  'boxes',
  'planks',
  'petals',
  'grid',
  'circuit',
  'paper',
  'film',
  'tread',
  'leaves',
  'brick',
  'plaster',
] as const

/** Name of a material; its colour is the token `--mat-<name>`. */
export type Material = (typeof MATERIALS)[number]

const names: ReadonlySet<string> = new Set(MATERIALS)

/** Whether a word names a material. */
export const isMaterial = (word: string): word is Material => names.has(word)
