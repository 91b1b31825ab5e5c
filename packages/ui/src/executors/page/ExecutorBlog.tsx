import { authorArticleList } from '@artel/core/articles'
import type { ArticleCard } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { ArticleGrid } from '../../articles/index.ts'
import { EmptyState, Pagination, SectionHeading } from '../../kit/index.ts'
import css from './ExecutorAbout.module.css'
import type { ExecutorViewer } from './executor-page.types.ts'
import { ru } from './ru.ts'

export interface ExecutorBlogProps {
  articles: readonly ArticleCard[]
  /** How many there are on all pages. */
  count: number
  page: number
  viewer: ExecutorViewer
  /** Address of the page. */
  path: string
}

/** What an executor has written for everybody. */
export function ExecutorBlog({ articles, count, page, viewer, path }: ExecutorBlogProps) {
  const isOwn = viewer === 'SELF'
  return (
    <section className={css.section} aria-label={ru.articles}>
      <SectionHeading title={ru.articles} {...(isOwn && { link: { to: paths.myArticles(), label: ru.myArticles } })} />
      {articles.length === 0 ? (
        <EmptyState title={ru.noArticles} text={isOwn ? ru.noOwnArticlesText : ru.noArticlesText} />
      ) : (
        <ArticleGrid articles={articles} label={ru.articles} headingLevel={3} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount(count)}
        to={(next) => authorArticleList.address(path, { page: next })}
      />
    </section>
  )
}
