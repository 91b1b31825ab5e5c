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
} satisfies PropWords<typeof products>
