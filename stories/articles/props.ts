import type * as articles from '@artel/ui/articles'
import type * as blog from '@artel/ui/articles/blog'
import type * as page from '@artel/ui/articles/page'
import type { PropWords } from '../prop-words.ts'

export const articleProps = {
  ArticleCard: {
    article: 'Картинка, рубрика, дата, сколько минут читать, заголовок, автор',
    to: 'Страница статьи: туда ведёт вся карточка',
    cover: 'Нарисованная обложка на месте картинки, которой нет',
    headingLevel: 'Уровень заголовка среди других на странице',
  },
} satisfies PropWords<typeof articles>

export const blogProps = {
  BlogView: {
    status: 'В пути, не загрузилось или пришло',
    articles: 'Статьи этой страницы списка',
    count: 'Сколько их на всех страницах',
    category: 'Открытая рубрика; null — все',
    filters: 'Слова, метка, автор и страница из адреса',
    isStale: 'Следующий ответ в пути, показан прежний',
    onSearch: 'Просят перейти по адресу с новыми словами',
    onRetry: 'Просят загрузить ещё раз',
    isRetrying: 'Загружается ещё раз',
  },
  BlogScreen: { category: 'Открытая рубрика; null — все', filters: 'Слова, метка, автор и страница из адреса' },
} satisfies PropWords<typeof blog>

export const articlePageProps = {
  ArticleView: {
    article: 'Статья целиком',
    viewer: 'Автор, сотрудник или читатель: от этого зависят действия',
    related: 'Что ещё почитать в этой рубрике',
    onMove: 'Автор отправляет, скрывает или показывает статью',
    moving: 'Что из этого сейчас выполняется',
  },
  ArticleScreen: { id: 'Номер статьи' },
} satisfies PropWords<typeof page>
