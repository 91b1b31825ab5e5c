import { adminArticleList } from '@artel/core/admin'
import type { DeskMoves } from '@artel/core/articles'
import { ARTICLE_CATEGORY_NAMES, rejectionOf } from '@artel/core/articles'
import type { Article } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { readingWords } from '../../articles/index.ts'
import { ArticleView } from '../../articles/page/index.ts'
import { Alert, Button, ButtonLink, TextLink, usePageTime } from '../../kit/index.ts'
import { ArticleState } from './ArticleState.tsx'
import css from './Articles.module.css'
import { ru } from './ru.ts'

/** What an administrator asks for on the page of an article. */
export type DeskStep = 'MEND' | 'HIDE' | 'SHOW' | 'TAKE_DOWN'

export interface ArticleDeskViewProps {
  article: Article
  moves: DeskMoves
  /** The administrator has written it. */
  isOwn: boolean
  /** The step that is on its way. */
  moving: DeskStep | null
  onStep: (step: DeskStep) => void
  /** Stands in the place of the page while the article is put right. */
  editor: ReactNode
  /** What it once said. */
  history: ReactNode
}

const nothing = () => {}

function Facts({ article }: Pick<ArticleDeskViewProps, 'article'>) {
  const { now, timeZone } = usePageTime()
  const { author, category, status, createdAt, publishedAt, isPublic, readingTime } = article
  const written = adminArticleList.address(paths.adminArticles(), { ...adminArticleList.defaults, author: author.id })
  const facts: readonly (readonly [string, ReactNode])[] = [
    [ru.state, <ArticleState key="state" status={status} />],
    [
      ru.author,
      <span key="author" className={css.line}>
        <TextLink to={paths.adminUser(author.id)}>{author.name}</TextLink>
        <TextLink to={written}>{ru.ofAuthor}</TextLink>
      </span>,
    ],
    [ru.category, `${ARTICLE_CATEGORY_NAMES[category]}, ${readingWords(readingTime)}`],
    [ru.created, formatDay(createdAt, now, timeZone)],
    [ru.published, publishedAt === null ? ru.never : formatDay(publishedAt, now, timeZone)],
    [ru.audience, isPublic ? ru.everybody : ru.signedIn],
  ]
  return (
    <section aria-label={ru.facts}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Steps({ article, moves, isOwn, moving, onStep }: ArticleDeskViewProps) {
  const { canMend, canHide, canShow, canTakeDown } = moves
  const step = (name: DeskStep, label: string, look: 'primary' | 'secondary' = 'secondary') => (
    <Button variant={look} loading={moving === name} disabled={moving !== null} onClick={() => onStep(name)}>
      {label}
    </Button>
  )
  const isUnsent = article.status === 'DRAFT' || article.status === 'REJECTED'
  return (
    <div className={css.line}>
      {canMend && step('MEND', ru.mend, 'primary')}
      {isOwn && isUnsent && <ButtonLink to={paths.articleEdit(article.id)}>{ru.writeOwn}</ButtonLink>}
      {canHide && step('HIDE', ru.hide)}
      {canShow && step('SHOW', ru.show)}
      {canTakeDown && step('TAKE_DOWN', ru.takeDown)}
      {article.status === 'PENDING' && (
        <ButtonLink variant="secondary" to={paths.moderationQueue('ARTICLE_PUBLISH_REQUESTS')}>
          {ru.judge}
        </ButtonLink>
      )}
    </div>
  )
}

/** One article on the desk: what it is, what can be done, how readers see it, what it once said. */
export function ArticleDeskView(props: ArticleDeskViewProps) {
  const { article, editor, history } = props
  return (
    <div className={css.desk}>
      <p className={css.line}>
        <TextLink to={paths.adminArticles()}>{ru.toList}</TextLink>
        {article.status === 'PUBLISHED' && <TextLink to={paths.article(article.id)}>{ru.onSite}</TextLink>}
      </p>
      <Facts article={article} />
      {article.status === 'REJECTED' && <Alert kind="warning">{rejectionOf(article)}</Alert>}
      {editor ?? (
        <>
          <Steps {...props} />
          <section aria-labelledby="article-preview" className={css.part}>
            <h2 id="article-preview" className={css.partTitle}>
              {ru.preview}
            </h2>
            <div className={css.frame}>
              <ArticleView
                article={article}
                viewer="STAFF"
                moving={null}
                onMove={nothing}
                related={[]}
                headingLevel={3}
              />
            </div>
          </section>
        </>
      )}
      {history}
    </div>
  )
}
