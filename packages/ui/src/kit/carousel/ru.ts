/** Words of a gallery. */
export const ru = {
  carousel: 'карусель',
  slide: 'слайд',
  place: (n: number, count: number) => `${n} из ${count}`,
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  enlarge: (alt: string) => `Открыть крупно: ${alt}`,
  close: 'Закрыть',
} as const
