import type * as reviews from '@artel/ui/reviews'
import type { PropWords } from '../prop-words.ts'

export const reviewProps = {
  ReviewCard: {
    review: 'Кто, когда, сколько звёзд, слова, фотографии, факты сделки, ответ исполнителя',
    onOpenPhoto: 'Просят показать фотографию крупно; без этого фотографии не нажимаются',
  },
  RatingBreakdown: {
    average: 'Средняя оценка; её нет, пока отзывов меньше трёх',
    count: 'Сколько отзывов, словами',
    spread: 'Сколько раз поставили 1, 2, 3, 4 и 5',
    aspects: 'Средние по отдельным вопросам: качество, сроки, общение',
  },
} satisfies PropWords<typeof reviews>
