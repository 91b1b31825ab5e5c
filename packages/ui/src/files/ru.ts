/** Words of files that somebody attached. */
export const ru = {
  pictures: 'Приложенные фото',
  files: 'Приложенные файлы',
} as const

/** Said of files that were chosen before the page or the session ended, and had not arrived. */
export const filesLost = (names: readonly string[]): string =>
  `Выберите снова, эти файлы не успели загрузиться: ${names.join(', ')}`
