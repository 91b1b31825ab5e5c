import type * as executors from '@artel/ui/executors'
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
  ExecutorWorks: {
    works: 'Работы этой страницы списка',
    count: 'Сколько работ на всех страницах',
    opened: 'Работа, на которую смотрят; null, если это весь список',
    viewer,
    path: 'Адрес раздела с работами',
    filters: 'Страница списка и открытая работа из адреса',
  },
  ExecutorAboutScreen: { id, isShort, filters: 'Оценка, порядок и страница отзывов из адреса' },
  ExecutorWorksScreen: { id, isShort, filters: 'Страница списка и открытая работа из адреса' },
} satisfies PropWords<typeof page>
