import type { TaskInput } from '@artel/core/contract'

const changeWords: Readonly<Record<keyof TaskInput, string>> = {
  title: 'название',
  categoryId: 'категория',
  properties: 'подробности',
  description: 'описание',
  placeMode: 'место',
  cityId: 'место',
  addressDetail: 'адрес',
  dateMode: 'сроки',
  startPeriod: 'сроки',
  endPeriod: 'сроки',
  budgetType: 'бюджет',
  budgetFrom: 'бюджет',
  budgetTo: 'бюджет',
  contactMode: 'способ связи',
  verifiedOnly: 'кто может откликнуться',
}

/** «Заказчик изменил задание: бюджет, сроки.» */
export const changesLine = (fields: readonly (keyof TaskInput)[]): string =>
  `Заказчик изменил задание: ${[...new Set(fields.map((field) => changeWords[field]))].join(', ')}.`
