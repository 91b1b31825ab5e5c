import { ARTICLE_CATEGORY_NAMES, articleRuleLabels, type OwnArticleFilters, ownArticleList } from '@artel/core/articles'
import { type ArticleCard, PUBLICATION_STATUSES, type PublicationStatus } from '@artel/core/contract'
import { DOT, formatDay, type PluralForms, pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { Room } from '@artel/core/tariffs'
import {
  Badge,
  type BadgeProps,
  ButtonLink,
  EmptyState,
  ErrorState,
  Pagination,
  TextLink,
  usePageTime,
} from '../../kit/index.ts'
import { LinkTabs } from '../../kit/tabs/index.ts'
import { AreaWaiting, TariffRoom } from '../../personal-area/index.ts'
import { readingWords } from '../article-card-words.ts'
import { ArticleMenu } from './ArticleMenu.tsx'
import css from './OwnArticles.module.css'
import { ru } from './ru.ts'

export interface OwnArticlesViewProps {
  status: 'pending' | 'error' | 'success'
  articles: readonly ArticleCard[]
  /** How many there are on all pages. */
  count: number
  /** What the tariff has room for this month; `null` for staff, and while it is not known. */
  room: Room | null
  filters: OwnArticleFilters
  isStaff: boolean
  onRemove: (article: ArticleCard) => void
  onRetry: () => void
  isRetrying: boolean
}

const ARTICLE: PluralForms = ['статья', 'статьи', 'статей']

const tones: Readonly<Record<PublicationStatus, NonNullable<BadgeProps['tone']>>> = {
  DRAFT: 'neutral',
  PENDING: 'info',
  PUBLISHED: 'success',
  REJECTED: 'error',
  HIDDEN: 'neutral',
}

const addressOf = (filters: OwnArticleFilters) => ownArticleList.address(paths.myArticles(), filters)

const tabsOf = ({ status }: OwnArticleFilters) => [
  { to: paths.myArticles(), label: ru.all, current: status === null },
  ...PUBLICATION_STATUSES.map((one) => ({
    to: addressOf({ status: one, page: 1 }),
    label: ru.status[one],
    current: one === status,
  })),
]

function Row({ article, onRemove }: { article: ArticleCard } & Pick<OwnArticlesViewProps, 'onRemove'>) {
  const { now, timeZone } = usePageTime()
  const { id, title, status, category, publishedAt, createdAt, readingTime, rejectRule } = article
  const facts = [
    ARTICLE_CATEGORY_NAMES[category],
    formatDay(publishedAt ?? createdAt, now, timeZone),
    readingWords(readingTime),
  ]
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p>
          <Badge tone={tones[status]}>{ru.state[status]}</Badge>
        </p>
        <h2 className={css.name}>
          <TextLink quiet to={paths.articleEdit(id)}>
            {title}
          </TextLink>
        </h2>
        <p className={css.quiet}>{facts.join(DOT)}</p>
        {status === 'REJECTED' && rejectRule !== null && <p>{articleRuleLabels[rejectRule]}.</p>}
      </div>
      <ArticleMenu article={article} onRemove={() => onRemove(article)} />
    </li>
  )
}

/** One's own articles (product §17.2): how many the month has room for, how each stands, and the way to write one. */
export function OwnArticlesView(props: OwnArticlesViewProps) {
  const { status, articles, count, room, filters, isStaff, onRemove, onRetry, isRetrying } = props
  const add = (
    <ButtonLink to={paths.articleCreate()} className={css.add}>
      {ru.add}
    </ButtonLink>
  )
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1>{ru.title}</h1>
        <p className={css.quiet}>{isStaff ? ru.leadOfStaff : ru.lead}</p>
      </header>
      {status === 'pending' && <AreaWaiting label={ru.loading} />}
      {status === 'error' && <ErrorState title={ru.failed} onRetry={onRetry} retrying={isRetrying} />}
      {status === 'success' && (
        <>
          {room && <TariffRoom label={ru.room} words={ARTICLE} room={room} advice={ru.advice} />}
          {articles.length === 0 && filters.status === null ? (
            <EmptyState title={ru.emptyTitle} text={ru.emptyText} action={add} />
          ) : (
            <>
              {add}
              <LinkTabs label={ru.states} tabs={tabsOf(filters)} />
              {articles.length === 0 ? (
                <EmptyState title={ru.emptyStatus} />
              ) : (
                <ul className={css.rows} aria-label={ru.list}>
                  {articles.map((article) => (
                    <Row key={article.id} article={article} onRemove={onRemove} />
                  ))}
                </ul>
              )}
            </>
          )}
          <Pagination page={filters.page} pageCount={pageCount(count)} to={(page) => addressOf({ ...filters, page })} />
        </>
      )}
    </div>
  )
}
