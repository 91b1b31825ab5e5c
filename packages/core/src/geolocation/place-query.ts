import { PLACE_QUERY_LENGTH } from '../contract/geocoder-terms.ts'

/** The beginning of what was typed, as much as a search of places takes; a character in two halves is not cut in two. */
export const placeQuery = (typed: string): string => typed.slice(0, PLACE_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
