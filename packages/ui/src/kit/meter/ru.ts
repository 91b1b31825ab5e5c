/** Words of a limit. */
export const ru = {
  unlimited: 'Без ограничений',
  spent: 'Лимит исчерпан',
  left: (count: string) => `Осталось\u00a0${count}`,
  of: (limit: string) => `из\u00a0${limit}`,
  usedOf: (used: string, limit: string) => `${used} из ${limit}`,
} as const
