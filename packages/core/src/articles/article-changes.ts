import type { ArticleInput } from '../contract/articles.ts'
import type { ModerationChange } from '../contract/moderation.ts'
import { ARTICLE_CATEGORY_NAMES } from './article-categories.ts'
import { articleText } from './article-text.ts'

/** What everybody is shown of an article, and so what moderators judge. */
export type JudgedArticle = Omit<ArticleInput, 'isPublic'>

const judged = ({ title, lead, category, coverId, body, tags }: JudgedArticle): string =>
  JSON.stringify([title, lead, category, coverId, body, tags])

/** Whether a change is judged anew: all but whom it is shown to. */
export const isJudgedArticleChange = (before: JudgedArticle, after: JudgedArticle): boolean =>
  judged(before) !== judged(after)

/** What stood when a moderator let an article through, beside what stands now; nothing of what has not changed. */
export const articleModerationChanges = (
  before: Omit<JudgedArticle, 'coverId'>,
  after: Omit<JudgedArticle, 'coverId'>,
): ModerationChange[] => {
  const words = (article: Omit<JudgedArticle, 'coverId'>) => ({
    Заголовок: article.title,
    Вступление: article.lead,
    Рубрика: ARTICLE_CATEGORY_NAMES[article.category],
    Метки: article.tags.join(', '),
    Текст: articleText(article.body),
  })
  const now = words(after)
  return Object.entries(words(before)).flatMap(([label, text]) => {
    const next = now[label as keyof typeof now]
    return text === next ? [] : [{ label, before: text, after: next }]
  })
}
