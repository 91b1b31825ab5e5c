/** Words a dialog says by itself. */
export const ru = { close: 'Закрыть' } as const
