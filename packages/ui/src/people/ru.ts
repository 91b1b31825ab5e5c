/** Words about a person. */
export const ru = {
  newcomer: 'Новый на Артели',
  unchecked: 'Документы не проверены',
  verified: 'проверен',
} as const
