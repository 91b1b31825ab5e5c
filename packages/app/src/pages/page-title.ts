import { PRODUCT_NAME } from '@artel/core/shell'

/** Title of a page as the browser shows it; the front page carries the product's name alone. */
export const pageTitle = (title?: string): string => (title === undefined ? PRODUCT_NAME : `${title} — ${PRODUCT_NAME}`)
