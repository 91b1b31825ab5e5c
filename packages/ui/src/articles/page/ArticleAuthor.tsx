import { articleList } from '@artel/core/articles'
import type { PublicUser } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { ButtonLink, Card, TextLink, usePageTime } from '../../kit/index.ts'
import { Face, PersonName, personWords, TrustLine, trustFacts, VerifiedSign } from '../../people/index.ts'
import { EDITORS, isOfEditors } from '../article-card-words.ts'
import css from './ArticleView.module.css'
import { ru } from './ru.ts'

/** Addresses of what else somebody has written. */
const writtenBy = ({ id }: PublicUser) => articleList.address(paths.blog(), { ...articleList.defaults, authors: [id] })

/** Below an article: who has written it, why to trust them, and where to see their work. */
export function ArticleAuthor({ author }: { author: PublicUser }) {
  const { now, timeZone } = usePageTime()
  if (isOfEditors(author)) return null
  const words = personWords(author, 72)
  return (
    <Card as="section" className={css.author} aria-label={ru.author}>
      <Face person={words} size={72} />
      <div className={css.about}>
        <p className={css.name}>
          <PersonName person={words} /> {words.isVerified && <VerifiedSign />}
        </p>
        <TrustLine facts={trustFacts(author, now, timeZone)} />
        <p className={css.ways}>
          {words.to !== undefined && (
            <ButtonLink dense to={words.to}>
              {ru.toAuthor}
            </ButtonLink>
          )}
          <TextLink to={writtenBy(author)}>{ru.toWritten}</TextLink>
        </p>
      </div>
    </Card>
  )
}

/** Above an article: who has written it. */
export function Byline({ author, about }: { author: PublicUser; about: string }) {
  if (isOfEditors(author)) {
    return (
      <p className={css.quiet}>
        {EDITORS} · {about}
      </p>
    )
  }
  const words = personWords(author, 56)
  return (
    <div className={css.byline}>
      <Face person={words} size={56} />
      <p>
        <span className={css.name}>
          <PersonName person={words} />
        </span>
        <br />
        <span className={css.quiet}>{about}</span>
      </p>
    </div>
  )
}
