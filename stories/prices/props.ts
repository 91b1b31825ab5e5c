import type * as prices from '@artel/ui/prices'
import type { PropWords } from '../prop-words.ts'

export const priceProps = {
  PriceTable: {
    caption: 'Имя списка: категория',
    lines: 'Услуги по порядку: название, цена, за что она',
    isCaptionHidden: 'Подпись только для тех, кто слушает: заголовок выше говорит то же',
  },
} satisfies PropWords<typeof prices>
