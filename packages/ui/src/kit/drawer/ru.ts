/** Words a drawer says by itself. */
export const ru = { close: 'Закрыть' } as const
