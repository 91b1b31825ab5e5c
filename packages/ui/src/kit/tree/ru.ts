/** Words of the tree. */
export const ru = {
  open: (name: string) => `Раскрыть: ${name}`,
  close: (name: string) => `Свернуть: ${name}`,
  nothing: 'Ничего не нашлось. Попробуйте другое слово.',
  chosen: (count: number) => `Выбрано: ${count}`,
  clear: 'Сбросить',
} as const
