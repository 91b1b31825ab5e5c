/** Id of the control of a field of a product's form. */
export const productFieldId = (name: string): string => `product-${name}`
