import type * as comparison from '@artel/ui/kit/comparison-table'
import type * as list from '@artel/ui/kit/list'
import type * as strip from '@artel/ui/kit/strip'
import type * as table from '@artel/ui/kit/table'
import type * as virtual from '@artel/ui/kit/virtual-list'
import type { PropWords } from '../../prop-words.ts'

export const listProps = {
  ListItem: {
    title: 'Главное в строке',
    note: 'Тихая строка под ним',
    start: 'Значок или портрет в начале',
    end: 'Цена, значок или кнопка в конце',
    to: 'Адрес: ведёт вся строка, а то, что стоит в конце, нажимается отдельно',
  },
} satisfies PropWords<typeof list>

export const stripProps = {
  Strip: {
    label: 'Имя списка, читается вслух',
    columns: 'Сколько карточек рядом на широком экране',
    children: 'Карточки, по одной на место',
  },
} satisfies PropWords<typeof strip>

export const comparisonProps = {
  ComparisonTable: {
    caption: 'Имя таблицы: стоит над ней и читается вслух',
    captionHidden: 'Имя только для тех, кто слушает',
    columns: 'Что сравнивают: название, цена, значок, кнопка; на телефоне каждый столбец карточка',
    rows: 'По чему сравнивают: слова или «есть» и «нет» для каждого столбца',
    headingLevel: 'Уровень заголовков карточек на телефоне',
  },
} satisfies PropWords<typeof comparison>

export const tableProps = {
  Table: {
    caption: 'Имя таблицы: стоит над ней и читается вслух',
    captionHidden: 'Имя только для тех, кто слушает',
    columns: 'Столбцы; первый называет свою строку',
    rows: 'Строки таблицы',
    rowKey: 'Чем строка отличается от других',
  },
} satisfies PropWords<typeof table>

const listName = 'Имя списка для тех, кто слушает'

export const virtualProps = {
  VirtualList: {
    label: listName,
    rows: 'Строки по местам; незагруженные места пусты',
    rowKey: 'Чем строка отличается от других, сколько бы их ни пришло',
    rowHeight: 'Высота строки в пикселях, если все одинаковы: тогда строки сразу стоят на своих местах',
    children: 'Как рисуется одна строка',
    total: 'Сколько строк всего, с незагруженными; -1, если никто не знает',
    scroller: 'Что прокручивается, если в нём не только список; без этого сам список',
    ref: 'Рычаг хозяина: показать строку и поставить в неё фокус',
  },
  BottomAnchoredList: {
    label: listName,
    rows: 'Строки от старых к новым',
    keyOf: 'Чем строка отличается от других',
    isLasting: 'Строка остаётся собой; разделители, как день над сообщениями, приходят и уходят',
    children: 'Как рисуется одна строка',
    before: 'То, что над первой строкой, всегда одной высоты',
    startAt: 'С какой строки список открывается; -1 с конца',
    onNearStart: 'Читатель подошёл к началу: пора загрузить ещё',
    onMove: 'Строки пришли или ушли, или читатель прокрутил: у конца ли он и сколько пикселей ниже',
    isBroughtTo: 'К новой последней строке ведут сразу, где бы читатель ни был: например, к своей',
    ref: 'Рычаг хозяина: уйти к последней строке, узнать, у конца ли читатель',
  },
} satisfies PropWords<typeof virtual>
