import type * as articles from '@artel/ui/articles'
import type { PropWords } from '../prop-words.ts'

export const articleProps = {
  ArticleCard: {
    article: 'Картинка, рубрика, дата, сколько минут читать, заголовок, автор',
    to: 'Страница статьи: туда ведёт вся карточка',
    cover: 'Нарисованная обложка на месте картинки, которой нет',
    headingLevel: 'Уровень заголовка среди других на странице',
  },
} satisfies PropWords<typeof articles>
