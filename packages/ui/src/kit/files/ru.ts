import { counted, formatFileSize, words } from '@artel/core/format'

/** Words of the place for files. */
export const ru = {
  choose: 'Выбрать файлы',
  chooseImages: 'Выбрать фото',
  camera: 'Сделать фото',
  orDrop: 'или перетащите сюда, или вставьте из буфера',
  limits: (count: number, single: number, total?: number) =>
    [
      `Не больше ${counted(count, words.ofFile)}`,
      `каждый до ${formatFileSize(single)}`,
      total === undefined ? '' : `все вместе до ${formatFileSize(total)}`,
    ]
      .filter(Boolean)
      .join(', '),
  photosUsed: (used: number, count: number, single: number) =>
    `Фото: ${used} из ${count}, каждое до ${formatFileSize(single)}`,
  types: (types: readonly string[]) => `Подойдут ${types.join(', ')}`,
  full: 'Больше приложить нельзя',
  list: 'Файлы',
  remove: (name: string) => `Убрать: ${name}`,
  cancel: (name: string) => `Остановить: ${name}`,
  retry: (name: string) => `Загрузить снова: ${name}`,
  cover: 'Обложка',
  held: (size: string) => `${size}, отправим после входа`,
  checking: 'Проверяем файл',
  converting: 'Переводим фото с iPhone в JPEG',
  waiting: 'Ждёт очереди',
  cancelled: 'Остановлено',
  sending: (share: string, size: string) => `${share} из ${size}`,
} as const
