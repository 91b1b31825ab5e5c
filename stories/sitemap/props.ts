import type * as sitemap from '@artel/ui/sitemap'
import type { PropWords } from '../prop-words.ts'

export const sitemapProps = {
  SitemapScreen: {
    pages: 'Страницы, которые у всех одни',
    documents: 'Документы',
    hasLandings: 'Есть ли страницы услуг',
  },
} satisfies PropWords<typeof sitemap>
