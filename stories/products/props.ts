import type * as products from '@artel/ui/products'
import type * as cards from '@artel/ui/products/cards'
import type * as find from '@artel/ui/products/find'
import type { PropWords } from '../prop-words.ts'

export const productProps = {
  ProductScreen: {
    id: 'Номер товара',
    filters: 'Страница отзывов из адреса',
  },
  ProductView: {
    product: 'Товар глазами того, кто смотрит',
    viewer: 'Чья это страница: продавца, покупателя или сотрудника',
    onAsk: 'Написать продавцу; гостя сначала просят войти',
    isAsking: 'Чат открывается',
    askError: 'Почему чат не открылся',
    onMove: 'Продавец отправляет, скрывает или показывает товар',
    moving: 'Что из этого сейчас выполняется',
    reviews: 'Отзывы о товаре',
  },
} satisfies PropWords<typeof products>

export const productCardProps = {
  ProductCard: {
    product: 'Картинка, цена, название, оценка с числом отзывов, место и наличие',
    to: 'Страница товара: туда ведёт вся карточка',
    action: 'Одна небольшая кнопка на картинке: в избранное',
    cover: 'Рисунок раздела на месте картинки, которой нет',
    headingLevel: 'Уровень названия среди заголовков страницы',
  },
} satisfies PropWords<typeof cards>

export const catalogProps = {
  CatalogScreen: {
    slug: 'Раздел каталога; пусто, когда показаны все',
    filters: 'Условия и порядок из адреса',
  },
  CatalogView: {
    title: 'Название раздела или «Товары»',
    breadcrumbs: 'Путь по разделам каталога',
    crafts: 'Ремёсла с их знаками: у каждого свой раздел каталога',
    problem: 'Что не так с условиями: по ним не ищут',
    mendTo: 'Тот же список с исправленными условиями',
    status: 'Список загружается, пришёл или не пришёл',
    products: 'Товары этой страницы',
    totalItems: 'Сколько нашлось всего',
    isTotalCapped: 'Нашлось больше, чем списки считают',
    page: 'Страница списка',
    pageCount: 'Сколько страниц',
    pageTo: 'Адрес страницы по номеру',
    resetTo: 'Тот же список без условий; пусто, когда их нет',
    wider: 'Где нашлось бы больше, когда здесь мало',
    wizardTo: 'Своё задание в этом разделе; пусто для того, кто их не создаёт',
    filters: 'Поиск и условия',
    cities: 'Свой город или вся Россия',
    applied: 'Включённые условия',
    sort: 'Порядки списка',
    isStale: 'Показан прошлый ответ, новый в пути',
    onRetry: 'Повторить после сбоя',
    isRetrying: 'Повтор уже идёт',
  },
} satisfies PropWords<typeof find>
