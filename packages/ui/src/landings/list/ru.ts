/** Words of the list of all services. */
export const ru = {
  empty: 'Услуг пока нет',
  emptyText: 'Опишите задание своими словами: исполнители ответят ценой и сроком.',
  create: 'Создать задание',
} as const
