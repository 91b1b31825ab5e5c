import { counted, words } from '@artel/core/format'

/** Words of reviews. */
export const ru = {
  stars: (n: number) => `Оценка ${n} из 5`,
  outOf: 'из 5',
  confirmed: 'Проверенная сделка',
  openPhoto: (alt: string) => `Открыть крупно: ${alt}`,
  spread: 'Сколько отзывов с какой оценкой',
  aspects: 'Оценки по отдельности',
  quality: 'Качество работы',
  punctuality: 'Сроки',
  communication: 'Общение',
  given: (stars: number, count: number) => `Оценка ${stars}: ${counted(count, words.review)}`,
  aspect: (name: string, figure: string) => `${name}: ${figure} из 5`,
  tooFew: 'Средняя оценка появится после трёх отзывов',
} as const
