import { ARTICLE_CATEGORY_NAMES, articleList, articleLook, articleOutline, headingId } from '@artel/core/articles'
import type { Article, ArticleCard } from '@artel/core/contract'
import { DOT, formatDay } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { ComplainButton } from '../../complaints/ask/index.ts'
import { Cover } from '../../kit/cover/index.ts'
import { Badge, Breadcrumbs, SectionHeading, Tag, usePageTime } from '../../kit/index.ts'
import { Picture } from '../../kit/picture/index.ts'
import { RichText } from '../../kit/rich-text/index.ts'
import { ShareButton } from '../../share/index.ts'
import { ArticleGrid } from '../ArticleGrid.tsx'
import { readingWords } from '../article-card-words.ts'
import { ArticleAuthor, Byline } from './ArticleAuthor.tsx'
import { ArticleStanding } from './ArticleStanding.tsx'
import css from './ArticleView.module.css'
import type { ArticleStepProps } from './article.types.ts'
import { ru } from './ru.ts'

export interface ArticleViewProps extends ArticleStepProps {
  /** What else there is to read. */
  related: readonly ArticleCard[]
  /** Level of its title; 3 where it is shown as a part of another page. */
  headingLevel?: 1 | 3
}

/** A short text is seen whole: only of three headings on does one look for a place in it. */
const HEADINGS = 3

function Contents({ article: { body } }: { article: Article }) {
  const outline = articleOutline(body)
  if (outline.length < HEADINGS) return null
  return (
    <nav className={css.contents} aria-label={ru.contents}>
      <p className={css.quiet}>{ru.contents}</p>
      <ol className={css.outline}>
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const taggedWith = (tag: string) => articleList.address(paths.blog(), { ...articleList.defaults, tags: [tag] })

/** A whole article (product §17.2): cover, contents, words, who has written it, what to read next. */
export function ArticleView({ related, headingLevel = 1, ...steps }: ArticleViewProps) {
  const { article, viewer } = steps
  const { now, timeZone } = usePageTime()
  const { id, title, lead, category, cover, author, body, pictures, tags, publishedAt, readingTime, isPublic } = article
  const section = ARTICLE_CATEGORY_NAMES[category]
  const Title = `h${headingLevel}` as const
  const about = [publishedAt && formatDay(publishedAt, now, timeZone), ru.reading(readingWords(readingTime))]
  return (
    <div className={css.page}>
      <Breadcrumbs
        items={[{ label: ru.blog, to: paths.blog() }, { label: section, to: paths.blog(category) }, { label: title }]}
      />
      <ArticleStanding {...steps} />
      <article className={css.article}>
        <header className={css.head}>
          <Title className={css.title}>{title}</Title>
          {lead !== '' && <p className={css.lead}>{lead}</p>}
          <Byline author={author} about={about.filter(Boolean).join(DOT)} />
          {!isPublic && <Badge>{ru.forSignedIn}</Badge>}
        </header>
        <div className={css.cover}>
          {cover ? (
            <Picture picture={cover} alt="" width={720} shape="wide" eager />
          ) : (
            <Cover look={articleLook(article)} seed={id} eager />
          )}
        </div>
        <Contents article={article} />
        <RichText blocks={body} pictures={pictures} headingId={headingId} />
        {tags.length > 0 && (
          <ul className={css.tags} aria-label={ru.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <Tag to={taggedWith(tag)}>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
      </article>
      {article.status === 'PUBLISHED' && (
        <div className={css.actions}>
          <ShareButton page={{ kind: 'article', path: paths.article(id), title }} />
          {viewer === 'READER' && <ComplainButton subject={{ target: 'ARTICLE', targetId: String(id) }} />}
        </div>
      )}
      <ArticleAuthor author={author} />
      {related.length > 0 && (
        <section className={css.related} aria-label={ru.related}>
          <SectionHeading title={ru.related} />
          <ArticleGrid articles={related} label={ru.related} headingLevel={3} />
        </section>
      )}
    </div>
  )
}
