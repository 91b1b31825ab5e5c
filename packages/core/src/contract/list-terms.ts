/** Lists count no further than this; pages beyond it do not exist. */
export const TOTAL_ITEMS_CAP = 10_000

/** Default page size of product §9. */
export const DEFAULT_LIMIT = 10

/** Categories that a list can be narrowed to at once. */
export const CATEGORIES_ASKED = 50
