import type { Landing } from '@artel/core/contract'
import { type CategoryRecord, categoryRecords } from './category-tree.ts'

/** A row of `landing_categories`. */
export interface LandingRecord {
  readonly id: number
  readonly parentId: number | null
  readonly categoryId: number
  readonly slug: string
  readonly name: string
  readonly position: number
  readonly title: string
  readonly lead: string
  readonly questions: Landing['questions']
}

const questions = ({ name, parentId }: CategoryRecord): Landing['questions'] => [
  {
    question: 'Сколько это стоит?',
    answer:
      'Цену называет исполнитель в отклике: точную, «от» или по договорённости. Вы видите все предложения рядом и выбираете сами. Опубликовать задание и получить отклики ничего не стоит.',
  },
  {
    question: 'Как выбрать исполнителя?',
    answer:
      'Смотрите на оценки и отзывы других заказчиков, на работы в портфолио и на отметку о проверке документов. До выбора можно поговорить с каждым в чате и уточнить сроки.',
  },
  {
    question: parentId === null ? `Кто работает в разделе «${name}»?` : 'Кто приедет: частный мастер или компания?',
    answer:
      'В Артели работают компании, индивидуальные предприниматели и самозанятые. В карточке исполнителя написано, кто он, и можно ли получить от него договор и чек.',
  },
  {
    question: 'Что делать, если планы изменились?',
    answer:
      'Пока исполнитель не выбран, задание можно поправить или отменить. Когда работа началась, её тоже можно отменить с указанием причины, а отложенные отклики вернутся к вам на семь дней.',
  },
]

/** Landing pages of every category, with the category's own number and address. An administrator may reword them. */
export const landingRecords: readonly LandingRecord[] = categoryRecords.map((category) => ({
  id: category.id,
  parentId: category.parentId,
  categoryId: category.id,
  slug: category.slug,
  name: category.name,
  position: category.position,
  title: `${category.name}: найдите исполнителя рядом`,
  lead: `${category.meta.description} Опишите задачу, получите отклики с ценами и сроками и выберите того, кому доверяете.`,
  questions: questions(category),
}))
