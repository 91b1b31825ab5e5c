import type * as home from '@artel/ui/home'
import type { PropWords } from '../prop-words.ts'

export const homeProps = {
  HomeView: {
    categories: 'Корни дерева категорий',
    tasks: 'Самые новые открытые задания',
  },
} satisfies PropWords<typeof home>
