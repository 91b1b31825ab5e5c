import { CATEGORIES_ASKED } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'

/** Words of the windows of the board. */
export const ru = {
  categoriesTitle: 'Категории',
  categoriesAbout: 'Отметьте разделы целиком или отдельные категории внутри.',
  search: 'Найти категорию',
  cancel: 'Отменить',
  show: 'Показать',
  showCounted: (count: number) => `Показать ${counted(count, words.task)}`,
  tooMany: `Можно выбрать до ${counted(CATEGORIES_ASKED, words.category)}: отметьте разделы целиком или уберите лишнее.`,
} as const
