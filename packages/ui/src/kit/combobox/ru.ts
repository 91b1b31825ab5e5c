/** Words the combobox says by itself. */
export const ru = {
  loading: 'Ищем…',
  failed: 'Не удалось загрузить подсказки',
  retry: 'Повторить',
  list: 'Подсказки',
  chosen: 'Выбрано сейчас',
} as const
