import type * as home from '@artel/ui/home'
import type { PropWords } from '../prop-words.ts'

export const homeProps = {
  HomeView: {
    categories: 'Корни дерева категорий: их материалы видны рядом с заголовком',
    children: 'Что ниже первого экрана',
  },
} satisfies PropWords<typeof home>
