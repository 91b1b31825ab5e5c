import { ARTICLE_CATEGORY_NAMES } from '@artel/core/articles'
import type { ArticleCard, PublicUser } from '@artel/core/contract'
import { counted, formatDay, type Moment, words } from '@artel/core/format'
import { isStaff } from '@artel/core/lifecycle'
import { personWords } from '../people/index.ts'
import type { ArticleWords } from './ArticleCard.tsx'

/** Who signs what staff write. */
export const EDITORS = 'Редакция Артели'

/** Whether an article is the house's own. */
export const isOfEditors = (author: PublicUser): boolean => isStaff(author)

/** «6 минут». */
export const readingWords = (minutes: number): string => counted(minutes, words.minute)

/** An article of a list in plain words. What staff write is not signed. */
export const articleWords = (
  { title, lead, category, publishedAt, createdAt, readingTime, cover, author }: ArticleCard,
  now: Moment,
  timeZone: string,
): ArticleWords => {
  const iso = publishedAt ?? createdAt
  return {
    title,
    lead,
    section: ARTICLE_CATEGORY_NAMES[category],
    date: { text: formatDay(iso, now, timeZone), iso },
    reading: readingWords(readingTime),
    picture: cover,
    author: isOfEditors(author) ? undefined : personWords(author, 32),
  }
}
