import type { ReactNode } from 'react'
import { Badge, CardLink } from '../kit/index.ts'
import { Picture, type PictureProps } from '../kit/picture/index.ts'
import { Face, type PersonWords } from '../people/index.ts'
import css from './ArticleCard.module.css'

/** An article in a list as plain words. */
export interface ArticleWords {
  title: string
  /** «Советы». */
  section: string
  /** «18 ноября» and ISO. */
  date: { readonly text: string; readonly iso: string }
  /** «6 минут». */
  reading: string
  picture: PictureProps['picture']
  author?: PersonWords | undefined
  /** What it says in two or three sentences; shown in the one that leads. */
  lead?: string
}

export interface ArticleCardProps {
  article: ArticleWords
  /** Page of the article: the whole card leads there. */
  to: string
  /** Drawn, where the author has given no picture. */
  cover?: ReactNode
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4
  /** It leads the list: on a desktop as wide as the page, with its lead beside the cover. */
  leads?: boolean
  /** Its picture is among what is seen first. */
  eager?: boolean
}

/** An article among others: cover without a frame, section, date and minutes, title, author. */
export function ArticleCard({ article, to, cover, headingLevel = 3, leads = false, eager = false }: ArticleCardProps) {
  const { title, section, date, reading, picture, author, lead } = article
  const Title = `h${headingLevel}` as const
  return (
    <article className={css.article} data-leads={leads || undefined}>
      <div className={css.cover}>
        {picture === null && cover ? (
          cover
        ) : (
          <Picture
            picture={picture}
            alt=""
            width={leads ? 720 : 400}
            shape="wide"
            eager={eager}
            className={css.picture}
          />
        )}
      </div>
      <div className={css.words}>
        <div className={css.line}>
          <Badge>{section}</Badge>
          <span className={css.caption}>
            <time dateTime={date.iso}>{date.text}</time> · {reading}
          </span>
        </div>
        <Title className={css.title}>
          <CardLink to={to}>{title}</CardLink>
        </Title>
        {leads && lead && <p className={css.lead}>{lead}</p>}
        {author && (
          <div className={css.author}>
            <Face person={author} size={32} />
            <span className={css.caption}>{author.name}</span>
          </div>
        )}
      </div>
    </article>
  )
}
