import type { ArticleInput } from '../contract/articles.ts'
import type { ContentVersion } from '../contract/content-history.ts'

/** What is kept of an article with each version: all but whom it is shown to. */
export type ArticleVersion = Omit<ArticleInput, 'isPublic'>

/** An article as readers once had it; the body was checked when it was stored. */
export const articleOfVersion = (body: ContentVersion['body']): ArticleVersion => {
  const { title, lead, category, coverId, body: blocks, tags } = body as Partial<ArticleVersion>
  return {
    title: title ?? '',
    lead: lead ?? '',
    category: category ?? 'NEWS',
    coverId: coverId ?? null,
    body: blocks ?? [],
    tags: tags ?? [],
  }
}
