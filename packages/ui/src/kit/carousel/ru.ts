/** Words of a gallery. */
export const ru = {
  carousel: 'карусель',
  slide: 'слайд',
  place: (n: number, count: number) => `${n} из ${count}`,
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  thumbnails: 'Все фото',
  show: (n: number, count: number) => `Показать фото ${n} из ${count}`,
  enlarge: (alt: string) => `Открыть крупно: ${alt}`,
  close: 'Закрыть',
} as const
