/** Words of the tree. */
export const ru = {
  open: (name: string) => `Раскрыть: ${name}`,
  close: (name: string) => `Свернуть: ${name}`,
  nothing: 'Ничего не нашлось. Попробуйте другое слово.',
  chosen: (count: number, most: number | undefined) =>
    most === undefined ? `Выбрано: ${count}` : `Выбрано: ${count} из ${most}`,
  clear: 'Сбросить',
} as const
