import { PRODUCTS_FULL } from '../contract/content-terms.ts'
import { errorCatalogue } from '../contract/errors.ts'
import type { ProductRowOutcome } from '../contract/products.ts'
import { UNKNOWN_CATEGORY, UNKNOWN_CITY } from '../validators/index.ts'

type Refused = Extract<ProductRowOutcome, { status: 'REFUSED' }>

/** What only the server knows of a row. */
export interface RowFacts {
  /** Its category is there and has none below it. */
  readonly isLeaf: boolean
  readonly isCity: boolean
  /** The tariff has a place that the draft could take. */
  readonly hasRoom: boolean
}

/** Why a row of many makes no draft; `null` when it makes one. What is wrong with the row itself comes before the tariff. */
export const productRowRefusal = ({ isLeaf, isCity, hasRoom }: RowFacts): Refused | null => {
  const fields = { ...(!isLeaf && { categoryId: UNKNOWN_CATEGORY }), ...(!isCity && { cityId: UNKNOWN_CITY }) }
  if (!isLeaf || !isCity) {
    return { status: 'REFUSED', code: 'VALIDATION_FAILED', message: errorCatalogue.VALIDATION_FAILED.message, fields }
  }
  return hasRoom ? null : { status: 'REFUSED', code: 'LIMIT_REACHED', message: PRODUCTS_FULL, fields: {} }
}
