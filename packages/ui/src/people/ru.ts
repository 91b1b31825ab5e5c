/** Words about a person. */
export const ru = {
  newcomer: 'Новый на Артели',
  unchecked: 'Документы не проверены',
  verified: 'проверен',
  businessTypes: { LLC: 'ООО', SP: 'ИП', SE: 'Самозанятый' },
  checked: (day: string | null) => (day === null ? 'Документы проверены' : `Документы проверены ${day}`),
  finished: (tasks: string) => `завершено ${tasks}`,
  since: 'на Артели с',
  ofYear: 'года',
} as const
