/** Kinds of what everybody may have been shown on a page of its own, and what does not come back once it is removed. */
export const GONE_KINDS = ['TASK', 'PRODUCT', 'ARTICLE', 'CASE', 'EXECUTOR', 'CLIENT'] as const
export type GoneKind = (typeof GONE_KINDS)[number]
