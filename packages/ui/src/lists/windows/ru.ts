/** Words of the windows of a list. */
export const ru = { cityTitle: 'Другой город' } as const
