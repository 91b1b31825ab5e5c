import { articleLook } from '@artel/core/articles'
import type { ArticleCard as Article } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Cover } from '../kit/cover/index.ts'
import { usePageTime } from '../kit/index.ts'
import { ArticleCard } from './ArticleCard.tsx'
import css from './ArticleGrid.module.css'
import { articleWords } from './article-card-words.ts'

export interface ArticleGridProps {
  articles: readonly Article[]
  /** Names the list for those who listen. */
  label: string
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3
  /** The first ones are seen first. */
  eager?: boolean
  /** The list has the whole width of the page: three in a row there. */
  wide?: boolean
  /** The first one leads it. */
  leads?: boolean
}

/** Articles side by side, each with its cover, its own or a drawn one. */
export function ArticleGrid(props: ArticleGridProps) {
  const { articles, label, headingLevel = 2, eager = false, wide = false, leads = false } = props
  const { now, timeZone } = usePageTime()
  return (
    <ul className={css.grid} aria-label={label} data-wide={wide || undefined} data-leads={leads || undefined}>
      {articles.map((article, n) => (
        <li key={article.id}>
          <ArticleCard
            article={articleWords(article, now, timeZone)}
            to={paths.article(article.id)}
            cover={<Cover look={articleLook(article)} seed={article.id} eager={eager && n < 2} />}
            headingLevel={headingLevel}
            leads={leads && n === 0}
            eager={eager && n < 2}
          />
        </li>
      ))}
    </ul>
  )
}
