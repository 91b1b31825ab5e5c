import type * as works from '@artel/ui/works'
import type { PropWords } from '../prop-words.ts'

const headingLevel = 'Уровень названия среди заголовков страницы'

export const workProps = {
  WorkCard: { work: 'Картинка, название, цена, срок и место, сколько фотографий, куда ведёт', headingLevel },
  WorkGrid: { works: 'Работы по порядку', label: 'Имя списка для тех, кто слушает', headingLevel },
} satisfies PropWords<typeof works>
