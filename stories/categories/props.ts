import type * as categories from '@artel/ui/categories'
import type * as tree from '@artel/ui/categories/tree'
import type { PropWords } from '../prop-words.ts'

export const categoryProps = {
  CategorySelect: {
    value: 'Номер выбранной; null, пока не выбрана',
    tree: 'Все категории; пусто, пока они не пришли',
    own: 'Категории, в которых человек работает: стоят первыми',
    stored: 'Сохранённая категория: названа и до прихода остальных',
    onChange: 'Человек выбирает',
  },
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
