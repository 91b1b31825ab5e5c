import type * as categories from '@artel/ui/categories'
import type * as tree from '@artel/ui/categories/tree'
import type { PropWords } from '../prop-words.ts'

export const categoryProps = {
  RemoteIcon: {
    src: 'Адрес картинки SVG: значок категории',
    fallback: 'Значок из набора, когда свой не пришёл',
    size: 'Сторона в пикселях',
  },
} satisfies PropWords<typeof categories>

export const categoryTreeProps = {
  CategoryTreeScreen: {
    of: 'Что дерево считает и куда ведёт: исполнители или задания',
    q: 'Слова из адреса, по которым ищут категорию',
  },
} satisfies PropWords<typeof tree>
