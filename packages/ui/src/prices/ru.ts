/** Words of a price list. */
export const ru = { name: 'Услуга', price: 'Цена' } as const
