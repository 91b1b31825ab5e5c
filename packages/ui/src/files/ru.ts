/** Words of files that somebody attached. */
export const ru = {
  pictures: 'Приложенные фото',
  files: 'Приложенные файлы',
} as const
