import { ARTICLE_CATEGORY_NAMES, type ArticleFilters, articleList, BLOG_LEAD, BLOG_TABS } from '@artel/core/articles'
import type { ArticleCard, ArticleCategory } from '@artel/core/contract'
import { DOT, pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Rss, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { EmptyState, ErrorState, Icon, IconButton, Input, Pagination, TextLink } from '../../kit/index.ts'
import { LinkTabs } from '../../kit/tabs/index.ts'
import { ArticleGrid } from '../ArticleGrid.tsx'
import { BlogSkeleton } from './BlogSkeleton.tsx'
import css from './BlogView.module.css'
import { ru } from './ru.ts'

export interface BlogViewProps {
  status: 'pending' | 'error' | 'success'
  articles: readonly ArticleCard[]
  /** How many there are on all pages. */
  count: number
  /** `null` for all of them. */
  category: ArticleCategory | null
  filters: ArticleFilters
  /** The next answer is on its way; what is shown is the last one. */
  isStale: boolean
  /** Goes to another address of the blog. */
  onSearch: (address: string) => void
  onRetry: () => void
  isRetrying: boolean
}

const tabsOf = (category: ArticleCategory | null) => [
  { to: paths.blog(), label: ru.all, current: category === null },
  ...BLOG_TABS.map((one) => ({ to: paths.blog(one), label: ARTICLE_CATEGORY_NAMES[one], current: one === category })),
]

/** Articles in a row of a desktop; where there are no more of them none leads. */
const ROW = 3

/** The first page of a list that is held to nothing but its category. */
const isWhole = ({ page, q, tags, authors }: ArticleFilters) =>
  page === 1 && q === '' && tags.length === 0 && authors.length === 0

/** Looks for words in the category that is open; without scripts the browser sends the same address. */
function SearchForm({ category, filters, onSearch }: Pick<BlogViewProps, 'category' | 'filters' | 'onSearch'>) {
  const [q, setQ] = useState(filters.q)
  const path = paths.blog(category ?? undefined)
  return (
    <search>
      <form
        action={path}
        className={css.search}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSearch(articleList.address(path, articleList.change(filters, { q: q.trim() })))
        }}
      >
        <Input
          type="search"
          name="q"
          dense
          maxLength={200}
          aria-label={ru.search}
          placeholder={ru.search}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <IconButton type="submit" icon={Search} label={ru.find} framed dense />
      </form>
    </search>
  )
}

/** What the list is held to besides its category, and the way back to all of it. */
function Conditions({ articles, count, category, filters }: BlogViewProps) {
  const { q, tags, authors } = filters
  const author = articles[0]?.author.name
  const said = [
    q !== '' && ru.words(q),
    ...tags.map(ru.tag),
    authors.length > 0 && author !== undefined && ru.author(author),
  ].filter((word) => word !== false)
  if (q === '' && tags.length === 0 && authors.length === 0) return null
  return (
    <p className={css.conditions}>
      <span role="status">{[...said, ru.found(count)].join(DOT)}</span>
      <TextLink to={paths.blog(category ?? undefined)}>{ru.reset}</TextLink>
    </p>
  )
}

function List(props: BlogViewProps) {
  const { status, articles, count, category, filters, isStale, onRetry, isRetrying } = props
  const path = paths.blog(category ?? undefined)
  if (status === 'error') return <ErrorState title={ru.failed} onRetry={onRetry} retrying={isRetrying} />
  if (status === 'pending') return <BlogSkeleton leads={isWhole(filters)} />
  if (articles.length === 0) {
    const isNarrowed = filters.q !== '' || filters.tags.length > 0 || filters.authors.length > 0
    return (
      <EmptyState
        title={isNarrowed ? ru.nothing : ru.empty}
        text={isNarrowed ? ru.nothingText : ru.emptyText}
        action={<TextLink to={paths.blog()}>{ru.reset}</TextLink>}
      />
    )
  }
  return (
    <div className={css.results} aria-busy={isStale || undefined}>
      <ArticleGrid articles={articles} label={ru.list} eager wide leads={isWhole(filters) && articles.length > ROW} />
      <Pagination
        page={filters.page}
        pageCount={pageCount(count)}
        to={(page) => articleList.address(path, { ...filters, page })}
      />
    </div>
  )
}

/** Articles of the blog (product §2): its categories, a search, the newest first. */
export function BlogView(props: BlogViewProps) {
  const { category, filters } = props
  return (
    <div className={css.page} data-wide>
      <header className={css.head}>
        <div>
          <h1>{ru.title}</h1>
          <p className={css.lead}>{BLOG_LEAD}</p>
        </div>
        <SearchForm key={filters.q} category={category} filters={filters} onSearch={props.onSearch} />
      </header>
      <LinkTabs label={ru.tabs} tabs={tabsOf(category)} />
      <Conditions {...props} />
      <List {...props} />
      <p className={css.feed}>
        <a href={`${paths.blog(category ?? undefined)}/rss.xml`} className={css.rss}>
          <Icon of={Rss} size={16} />
          {ru.subscribe}
        </a>
      </p>
    </div>
  )
}
