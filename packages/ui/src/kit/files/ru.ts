import { counted, formatFileSize, words } from '@artel/core/format'

/** Words of the place for files. */
export const ru = {
  choose: 'Выбрать файлы',
  chooseImages: 'Выбрать фото',
  orDrop: 'или перетащите их сюда',
  limits: (count: number, single: number, total?: number) =>
    [
      `Не больше ${counted(count, words.ofFile)}`,
      `каждый до ${formatFileSize(single)}`,
      total === undefined ? '' : `все вместе до ${formatFileSize(total)}`,
    ]
      .filter(Boolean)
      .join(', '),
  full: 'Больше приложить нельзя',
  list: 'Файлы',
  remove: (name: string) => `Убрать: ${name}`,
  cancel: (name: string) => `Остановить: ${name}`,
  retry: (name: string) => `Загрузить снова: ${name}`,
  waiting: 'Ждёт очереди',
  cancelled: 'Остановлено',
  sending: (share: string, size: string) => `${share} из ${size}`,
} as const
