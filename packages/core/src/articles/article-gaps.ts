import type { ArticleBlock } from '../contract/articles.ts'
import { ARTICLE_LIMITS } from '../contract/content-terms.ts'
import { articleRules } from '../validators/index.ts'
import { articleLength } from './article-text.ts'

const [leastBody, mostBody] = ARTICLE_LIMITS.body

/** What is wrong with a text that is to be published. */
export const articleBodyRule = (body: readonly ArticleBlock[]): string | null => {
  const length = articleLength(body)
  if (length < leastBody) return `Текст короче ${leastBody} символов: сейчас ${length}.`
  if (length > mostBody) return `Текст длиннее ${mostBody} символов: сейчас ${length}.`
  return null
}

/** What a draft may lack and a published article may not. */
export interface ArticleWhole {
  readonly lead: string
  readonly body: readonly ArticleBlock[]
}

/** What an article lacks to be published, a sentence for each; nothing where it lacks nothing. */
export const articleGaps = ({ lead, body }: ArticleWhole): Readonly<Partial<Record<keyof ArticleWhole, string>>> => {
  const gaps = { lead: articleRules.lead(lead), body: articleBodyRule(body) }
  return {
    ...(gaps.lead !== null && { lead: gaps.lead }),
    ...(gaps.body !== null && { body: gaps.body }),
  }
}

/** Whether an article holds all that a reader needs. */
export const isWholeArticle = (article: ArticleWhole): boolean => Object.keys(articleGaps(article)).length === 0
