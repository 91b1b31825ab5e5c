import { ARTICLE_CATEGORY_NAMES } from '@artel/core/articles'
import type { ArticleCard as ArticleCardData } from '@artel/core/contract'
import { counted, formatDay, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { ArticleCard } from '../../articles/index.ts'
import { Cover } from '../../kit/cover/index.ts'
import { SectionHeading, usePageTime } from '../../kit/index.ts'
import { Strip } from '../../kit/strip/index.ts'
import { ru } from './ru.ts'

/** The material of the drawing on an article without a picture: paper, whatever it is about. */
const PAPER = { material: 'paper', object: 'books' } as const

/** The newest public articles (product §2.1). */
export function Newest({ articles }: { articles: readonly ArticleCardData[] }) {
  const { now, timeZone } = usePageTime()
  return (
    <section aria-labelledby="home-articles">
      <SectionHeading id="home-articles" title={ru.articles} link={{ to: paths.blog(), label: ru.blog }} />
      <Strip label={ru.articles} columns={3}>
        {articles.map(({ id, title, category, cover, createdAt, publishedAt, readingTime }) => {
          const iso = publishedAt ?? createdAt
          return (
            <ArticleCard
              key={id}
              headingLevel={3}
              to={paths.article(id)}
              cover={<Cover look={PAPER} seed={id} />}
              article={{
                title,
                section: ARTICLE_CATEGORY_NAMES[category],
                date: { text: formatDay(iso, now, timeZone), iso },
                reading: counted(readingTime, words.minute),
                picture: cover,
              }}
            />
          )
        })}
      </Strip>
    </section>
  )
}
