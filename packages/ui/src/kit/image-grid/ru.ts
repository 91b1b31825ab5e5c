/** Words of pictures in a grid. */
export const ru = {
  enlarge: (alt: string) => `Открыть крупно: ${alt}`,
  more: (count: number) => `Ещё\u00a0${count}`,
} as const
