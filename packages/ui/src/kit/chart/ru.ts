/** Words of charts. */
export const ru = {
  asTable: 'Показать таблицей',
  empty: 'Пока нечего показать',
  range: (label: string, least: string, most: string) => `${label}: от ${least} до ${most}`,
} as const
