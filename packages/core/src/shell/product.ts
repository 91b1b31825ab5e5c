/** Name of the product, said here once. */
export const PRODUCT_NAME = 'Артель'
