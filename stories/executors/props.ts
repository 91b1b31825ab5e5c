import type * as executors from '@artel/ui/executors'
import type * as find from '@artel/ui/executors/find'
import type * as page from '@artel/ui/executors/page'
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

const viewer = 'Своя страница, чужая или взгляд сотрудника: от этого зависят действия'
const ways = 'Адреса разделов этого исполнителя'
const id = 'Чья страница'
const isShort = 'Своя страница по адресу без номера'

export const executorPageProps = {
  ExecutorFrame: {
    executor: 'Кто это: всё, что видно всем',
    viewer,
    ways,
    tab: 'Какой раздел открыт',
    own: 'Чего не хватает своей странице; стоит первым сбоку',
    onOffer: 'Просят предложить задание',
    onWrite: 'Просят открыть чат',
  },
  ExecutorPapers: { executor: 'Кто это: всё, что видно всем' },
  ExecutorPrices: { services: 'Весь прайс в порядке хозяина', viewer },
  ExecutorGoods: {
    products: 'Товары этой страницы',
    viewer,
    page: 'Страница списка',
    pageCount: 'Сколько страниц',
    pageTo: 'Адрес страницы по номеру',
  },
  ExecutorWorks: {
    works: 'Работы этой страницы списка',
    count: 'Сколько работ на всех страницах',
    opened: 'Работа, на которую смотрят; null, если это весь список',
    viewer,
    path: 'Адрес раздела с работами',
    filters: 'Страница списка и открытая работа из адреса',
  },
  ExecutorBlog: {
    articles: 'Статьи этой страницы списка',
    count: 'Сколько статей на всех страницах',
    page: 'Которая страница открыта, с единицы',
    viewer,
    path: 'Адрес раздела со статьями',
  },
  ExecutorBlogScreen: { id, isShort, filters: 'Страница списка из адреса' },
  ExecutorAboutScreen: { id, isShort, filters: 'Оценка, порядок и страница отзывов из адреса' },
  ExecutorWorksScreen: { id, isShort, filters: 'Страница списка и открытая работа из адреса' },
} satisfies PropWords<typeof page>
export const executorFindProps = {
  ExecutorFindScreen: {
    slug: 'Категория из адреса: ярлыки через косую черту; null — все категории',
    filters: 'Отбор из адреса: слова, город, районы, документы, цена, порядок, страница',
  },
  ExecutorFindView: {
    title: 'Категория или «Исполнители»',
    breadcrumbs: 'Путь по дереву категорий к этой странице',
    story: 'О чём категория и сколько это обычно стоит; null для всех категорий сразу',
    look: 'Материал категории',
    status: 'Состояние списка; остальная страница стоит при любом',
    executors: 'Исполнители этой страницы',
    totalItems: 'Сколько нашлось всего; дальше предела списки не считают',
    isTotalCapped: 'Нашлось больше, чем сосчитано: пишется «больше»',
    isCityTold: 'В списке разные города: у каждого назван свой',
    page: 'Которая страница открыта, с единицы',
    pageCount: 'Сколько страниц всего',
    pageTo: 'Адрес страницы по её номеру',
    resetTo: 'Адрес того же списка без единого условия; null, пока условий нет',
    wider: 'Поиски рядом, которые находят больше, и сколько именно; когда нашлось мало',
    wizardTo: 'Адрес своего задания в этой категории; null для сотрудника',
    ranking: 'Почему список стоит в таком порядке, одной фразой',
    filters: 'Поиск над списком и условия сбоку; на телефоне условия в панели',
    cities: 'Свой город или вся Россия',
    applied: 'Выбранные условия, каждое можно снять',
    sort: 'Выбор порядка',
    views: 'Список или карта городов над ним',
    map: 'Карта, когда её попросили',
    isStale: 'Следующий ответ в пути, а видно прежний',
    isRetrying: 'Повтор уже идёт',
  },
} satisfies PropWords<typeof find>
