import type * as people from '@artel/ui/people'
import type { PropWords } from '../prop-words.ts'

export const personProps = {
  TrustLine: {
    facts: 'Оценка с числом отзывов, дела, скорость ответа, стаж, проверка. Чего не знаем, того не пишем',
    stacked: 'Оценка на своей строке: для узкой карточки',
  },
  PersonHeader: {
    person: 'Имя, лицо, в сети ли, проверен ли, чем занят, значки',
    trust: 'Факты строки доверия',
    cover: 'Полоса сверху; лицо лежит на её крае',
    actions: 'Что с человеком можно сделать; главное действие одно',
    stats: 'Под именем: четыре цифры или полнота своего профиля',
    headingLevel: 'Уровень имени среди заголовков страницы',
  },
} satisfies PropWords<typeof people>
