import type { MapPlace, Point } from '../contract/geocoder.ts'
import { ABROAD } from '../contract/geocoder-terms.ts'

/** All that a map of Russia can say of a point outside of it. */
export const placeAbroad = (point: Point): MapPlace => ({
  id: 'abroad',
  name: 'За пределами России',
  full_name: 'За пределами России',
  type: 'adm_div',
  subtype: 'region',
  point,
  country: ABROAD,
  region: 'За пределами России',
  region_id: null,
  city: null,
  city_id: null,
  district: null,
})
