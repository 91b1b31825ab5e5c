/** Words of files that somebody attached. */
export const ru = {
  pictures: 'Приложенные фото',
  files: 'Приложенные файлы',
} as const

/** Said of files that were chosen before the page or the session ended, and had not arrived. */
export const filesLost = (names: readonly string[]): string =>
  `Выберите снова, эти файлы не успели загрузиться: ${names.join(', ')}`

/** Said of photos whose order others see: what becomes of the first, and of those that were lost. */
export const photosHint = (lost: readonly string[]): string =>
  lost.length > 0
    ? filesLost(lost)
    : 'Первая станет обложкой. Порядок меняют перетаскиванием или стрелками на фотографии.'
