/** Words of a comparison. */
export const ru = { yes: 'да', no: 'нет' } as const
