/** Words of what lies over the foot of a page. */
export const ru = { close: 'Закрыть' } as const
