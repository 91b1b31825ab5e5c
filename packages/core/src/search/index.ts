export type { Codec } from './codec.ts'
export {
  city,
  day,
  direction,
  EVERYWHERE,
  flag,
  id,
  kopecks,
  names,
  oneOf,
  page,
  slugs,
  someOf,
  sort,
  text,
} from './codecs.ts'
export { defineList } from './define-list.ts'
export type { Chip, FiltersOf, List } from './list.types.ts'
export { otherReadings } from './other-readings.ts'
export { inOwnCity } from './own-city.ts'
export { rankingScore } from './ranking.ts'
export { slipsAtStart } from './slips-at-start.ts'
export { inRussianLayout, plainText } from './typed-text.ts'
export { readSearch, type UrlSearch } from './url-search.ts'
export { FEW_FOUND, type Held, type WiderSearch, widerSearches } from './wider-search.ts'
export { areKin, stemOf, wordsOf } from './words.ts'
