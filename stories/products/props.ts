import type * as products from '@artel/ui/products'
import type { PropWords } from '../prop-words.ts'

export const productProps = {
  ProductCard: {
    product: 'Картинка, цена, название, оценка с числом отзывов, место и наличие',
    to: 'Страница товара: туда ведёт вся карточка',
    action: 'Одна небольшая кнопка на картинке: в избранное',
    cover: 'Рисунок раздела на месте картинки, которой нет',
    headingLevel: 'Уровень названия среди заголовков страницы',
  },
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
