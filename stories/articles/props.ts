import type * as articles from '@artel/ui/articles'
import type * as blog from '@artel/ui/articles/blog'
import type * as editor from '@artel/ui/articles/editor'
import type * as own from '@artel/ui/articles/own'
import type * as page from '@artel/ui/articles/page'
import type { PropWords } from '../prop-words.ts'

export const articleProps = {
  ArticleCard: {
    article: 'Картинка, рубрика, дата, сколько минут читать, заголовок, автор',
    to: 'Страница статьи: туда ведёт вся карточка',
    cover: 'Нарисованная обложка на месте картинки, которой нет',
    headingLevel: 'Уровень заголовка среди других на странице',
    leads: 'Стоит первой в списке: на широком экране во всю ширину, со вступлением рядом с обложкой',
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
    headingLevel: 'Уровень заголовка: третий, когда статья стоит внутри другой страницы',
    onMove: 'Автор отправляет, скрывает или показывает статью',
    moving: 'Что из этого сейчас выполняется',
  },
  ArticleScreen: { id: 'Номер статьи' },
} satisfies PropWords<typeof page>

export const articleEditorProps = {
  ArticleEditorView: {
    view: 'Что напечатано, что из этого хранит сервер и чего не хватает',
    purpose: 'Своя статья, которую проверит модератор, или чужая, которую исправляет сотрудник',
    isStaff: 'Автор — сотрудник: ему открыты все рубрики',
    isInert: 'Печатать ещё нельзя: страница пришла, а скрипты нет',
    room: 'Сколько мест осталось в этом месяце; сотрудникам их не считают',
    cover: 'Поле обложки; получает то, что с ней не так',
    pictures: 'Картинки текста, которые уже загружены',
    isPreview: 'Вместо полей показано, как статью увидят читатели',
    onPreview: 'Просят показать статью глазами читателя или вернуться к тексту',
    onChange: 'В поле напечатали другое',
    onUpload: 'Просят сохранить картинку текста и сообщать, сколько её ушло',
    onSave: 'Просят сохранить сейчас',
    onSubmit: 'Просят отправить на проверку',
    onReopen: 'Просят открыть то, что сохранено в другом окне',
  },
  ArticleEditScreen: { id: 'Номер своей статьи' },
} satisfies PropWords<typeof editor>

export const ownArticlesProps = {
  OwnArticlesView: {
    status: 'В пути, не загрузилось или пришло',
    articles: 'Свои статьи этой страницы списка',
    count: 'Сколько их на всех страницах',
    room: 'Сколько мест осталось в этом месяце; null у сотрудников и пока неизвестно',
    filters: 'Состояние и страница из адреса',
    isStaff: 'Автор — сотрудник: его статьи подписаны редакцией',
    onRemove: 'Просят удалить статью',
    onRetry: 'Просят загрузить ещё раз',
    isRetrying: 'Загружается ещё раз',
  },
} satisfies PropWords<typeof own>
