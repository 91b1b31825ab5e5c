import type { Material } from '@artel/core/covers/address'

/** Colours of the materials by day, as the tokens `--mat-…` have them: a picture on its own has no style sheet. */
export const grounds: Readonly<Record<Material, string>> = {
  parquet: '#f0c29f',
  hex: '#aed8ef',
  suds: '#a5e0db',
  boxes: '#e8c78c',
  planks: '#a87156',
  petals: '#f8c0c9',
  grid: '#d5d6f6',
  circuit: '#195348',
  paper: '#e4c2e9',
  film: '#a55d5b',
  tread: '#554f48',
  leaves: '#bfdb9f',
  brick: '#d4896e',
  plaster: '#e5ddd0',
}
