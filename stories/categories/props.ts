import type * as categories from '@artel/ui/categories'
import type * as request from '@artel/ui/categories/request'
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

export const categoryRequestProps = {
  AskCategory: { onChoose: 'Человек берёт категорию, которая всё-таки есть' },
  CategoryRequestDialog: {
    form: 'Форма целиком: что набрано, что не так и на каком она шаге отправки',
    sections: 'Разделы, в которых может стоять категория; пусто, пока они не пришли',
    same: 'Категория с таким названием, если она уже есть, и можно ли её выбрать',
    onChange: 'Поле предложения изменили',
  },
} satisfies PropWords<typeof request>

export const categoryTreeProps = {
  CategoryTreeScreen: {
    of: 'Что дерево считает и куда ведёт: исполнители или задания',
    q: 'Слова из адреса, по которым ищут категорию',
  },
} satisfies PropWords<typeof tree>
