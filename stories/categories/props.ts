import type * as categories from '@artel/ui/categories'
import type { PropWords } from '../prop-words.ts'

export const categoryProps = {
  RemoteIcon: {
    src: 'Адрес картинки SVG: значок категории',
    fallback: 'Значок из набора, когда свой не пришёл',
    size: 'Сторона в пикселях',
  },
} satisfies PropWords<typeof categories>
