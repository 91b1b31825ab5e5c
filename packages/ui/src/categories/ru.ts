/** Words of the choice of a category. */
export const ru = { choose: 'Выберите', own: 'Ваши категории' } as const
