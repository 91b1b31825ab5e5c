import { ru as board } from '../board.ru.ts'

/** Words of saved searches. */
export const ru = {
  save: 'Сохранить поиск',
  saved: 'Поиск сохранён',
  mine: 'Мои поиски',
  failed: board.chooserFailed,
} as const
