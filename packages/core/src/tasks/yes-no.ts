/** How a property that is true or false is said. */
export const YES_NO = { yes: 'Да', no: 'Нет' } as const
