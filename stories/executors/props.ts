import type * as executors from '@artel/ui/executors'
import type { PropWords } from '../prop-words.ts'

export const executorProps = {
  ExecutorCard: {
    executor: 'Человек, факты доверия, цена, работы, два слова о себе, расстояние',
    to: 'Страница исполнителя: туда ведёт вся карточка',
    density: 'Рассказ на главной, карточка в сетке, строка в списке; в одном списке плотность одна',
    actions: 'Два тихих действия справа; есть только у строки',
    cover: 'Рисунок ремесла на месте работ, пока их нет; место есть только у рассказа',
    headingLevel: 'Уровень имени среди заголовков страницы',
  },
} satisfies PropWords<typeof executors>
