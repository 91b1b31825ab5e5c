import { type AdminArticleFilters, adminArticleList } from '@artel/core/admin'
import { ARTICLE_CATEGORY_NAMES, BLOG_TABS } from '@artel/core/articles'
import { type ArticleCard, PUBLICATION_STATUSES } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { AppliedFilters, ButtonLink, Field, Input, Pagination, Select, TextLink, usePageTime } from '../../kit/index.ts'
import { Table } from '../../kit/table/index.ts'
import css from '../Admin.module.css'
import { AdminFrame } from '../AdminFrame.tsx'
import { AdminList, type AdminListProps } from '../AdminList.tsx'
import { FilterBar, type FilterBarProps } from '../FilterBar.tsx'
import { ru as admin } from '../ru.ts'
import { ArticleState } from './ArticleState.tsx'
import { ru } from './ru.ts'

export interface ArticlesDeskViewProps
  extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'>,
    Pick<FilterBarProps, 'onFilter'> {
  filters: AdminArticleFilters
  articles: readonly ArticleCard[]
  /** How many there are on all pages. */
  total: number
  pageCount: number
  pageTo: (page: number) => string
  /** Takes the author of a link away again. */
  onWiden: () => void
}

const isNarrowed = ({ q, category, status, author }: AdminArticleFilters) =>
  q !== '' || category !== null || status !== null || author !== ''

/** All articles of all categories and states, to be searched and narrowed. */
export function ArticlesDeskView(props: ArticlesDeskViewProps) {
  const { filters, articles, total, pageCount, pageTo, onFilter, onWiden, ...list } = props
  const { now, timeZone } = usePageTime()
  const nothing = isNarrowed(filters)
    ? { title: ru.notFound, text: ru.notFoundText, reset: { to: paths.adminArticles(), label: ru.reset } }
    : { title: ru.none, text: ru.noneText }
  const name = articles[0]?.author.name
  return (
    <AdminFrame section="articles" title={ru.title} lead={ru.lead}>
      <ButtonLink to={paths.articleCreate()} className={css.start}>
        {ru.write}
      </ButtonLink>
      <FilterBar key={JSON.stringify(filters)} action={paths.adminArticles()} onFilter={onFilter}>
        <div className={css.wide}>
          <Field label={ru.search} optional="quiet">
            <Input dense type="search" name="q" maxLength={200} defaultValue={filters.q} />
          </Field>
        </div>
        <Field label={ru.category} optional="quiet">
          <Select dense name="category" placeholder={admin.any} defaultValue={filters.category ?? ''}>
            {BLOG_TABS.map((category) => (
              <option key={category} value={category}>
                {ARTICLE_CATEGORY_NAMES[category]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={ru.state} optional="quiet">
          <Select dense name="status" placeholder={admin.anyState} defaultValue={filters.status ?? ''}>
            {PUBLICATION_STATUSES.map((status) => (
              <option key={status} value={status}>
                {ru.states[status]}
              </option>
            ))}
          </Select>
        </Field>
        {filters.author !== '' && <input type="hidden" name="author" value={filters.author} />}
      </FilterBar>
      {filters.author !== '' && (
        <AppliedFilters
          filters={[{ id: 'author', label: name === undefined ? ru.oneAuthor : ru.onlyAuthor(name) }]}
          onRemove={onWiden}
          onReset={onWiden}
        />
      )}
      <AdminList {...list} failed={ru.failed} empty={articles.length === 0 ? nothing : null}>
        <p className={css.quiet} role="status">
          {list.status === 'success' && ru.found(total)}
        </p>
        <Table
          caption={ru.title}
          captionHidden
          rows={articles}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'title',
              header: ru.heading,
              cell: ({ id, title }) => (
                <span className={css.line}>
                  <TextLink to={paths.adminArticle(id)}>{title}</TextLink>
                </span>
              ),
            },
            { id: 'state', header: ru.state, cell: ({ status }) => <ArticleState status={status} /> },
            { id: 'category', header: ru.category, cell: ({ category }) => ARTICLE_CATEGORY_NAMES[category] },
            {
              id: 'author',
              header: ru.author,
              cell: ({ author }) => (
                <span className={css.person}>
                  <TextLink
                    to={adminArticleList.address(paths.adminArticles(), {
                      ...adminArticleList.defaults,
                      author: author.id,
                    })}
                  >
                    {author.name}
                  </TextLink>
                </span>
              ),
            },
            { id: 'created', header: ru.created, cell: ({ createdAt }) => formatDay(createdAt, now, timeZone) },
            {
              id: 'published',
              header: ru.published,
              cell: ({ publishedAt }) => (publishedAt === null ? ru.never : formatDay(publishedAt, now, timeZone)),
            },
          ]}
        />
        <Pagination page={filters.page} pageCount={pageCount} to={pageTo} />
      </AdminList>
    </AdminFrame>
  )
}
