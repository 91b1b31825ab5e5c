import type { Article, ArticleBlock } from '../contract/articles.ts'
import type { ArticleCategory } from '../contract/content-terms.ts'
import type { CallArgs } from '../contract/contract.ts'
import type { Picture, StoredFile } from '../contract/files.ts'
import type { FormFiles } from '../files/index.ts'
import { articleRules } from '../validators/index.ts'
import { articleBodyRule } from './article-gaps.ts'

/** An article as it is typed. */
export interface ArticleValues {
  readonly title: string
  readonly lead: string
  readonly category: ArticleCategory | null
  /** The cover, if any, and the name of one that has not arrived. */
  readonly cover: FormFiles
  readonly body: readonly ArticleBlock[]
  /** Tags, with commas between them. */
  readonly tags: string
  readonly isPublic: boolean
}
export type ArticleField = keyof ArticleValues
export type ArticleErrors = Readonly<Partial<Record<ArticleField, string>>>

export const NEW_ARTICLE: ArticleValues = {
  title: '',
  lead: '',
  category: null,
  cover: { stored: [], missing: [] },
  body: [],
  tags: '',
  isPublic: true,
}

/** A cover as the queue of files holds it: an article knows its picture, its name and weight are gone. */
const storedCover = (picture: Picture): StoredFile => ({
  id: picture.id,
  path: '',
  isPrivate: false,
  name: 'Обложка',
  type: 'image/webp',
  size: 0,
  width: picture.width,
  height: picture.height,
  picture,
})

/** An article as its editor begins. */
export const articleValues = ({ title, lead, category, cover, body, tags, isPublic }: Article): ArticleValues => ({
  title,
  lead,
  category,
  cover: { stored: cover ? [storedCover(cover)] : [], missing: [] },
  body,
  tags: tags.join(', '),
  isPublic,
})

/** The tags that somebody has typed: each once, in their order. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().replace(/\s+/g, ' '))
      .filter((tag) => tag !== ''),
  ),
]

const tagsProblem = (typed: string): string | null => {
  const tags = tagsOf(typed)
  return articleRules.tags(tags) ?? tags.map((tag) => articleRules.tag(tag)).find((said) => said !== null) ?? null
}

const said = (problems: Readonly<Record<string, string | null>>): ArticleErrors =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))

/** What keeps what is typed from being kept as a draft. */
export const draftErrors = ({ title, lead, category, tags }: ArticleValues): ArticleErrors =>
  said({
    title: articleRules.title(title),
    lead: articleRules.draftLead(lead),
    category: articleRules.category(category),
    tags: tagsProblem(tags),
  })

/** What keeps what is typed from being sent to a moderator. */
export const publishErrors = (values: ArticleValues): ArticleErrors => ({
  ...draftErrors(values),
  ...said({
    lead: articleRules.lead(values.lead),
    body: articleBodyRule(values.body),
    cover: values.cover.missing.length > 0 ? 'Дождитесь, пока обложка загрузится, или уберите её.' : null,
  }),
})

/** The body of the call that keeps it. The category is chosen by then. */
export const articleBodyOf = (values: ArticleValues): CallArgs<'createArticle'>['body'] => ({
  title: values.title.trim(),
  lead: values.lead.trim(),
  category: values.category as ArticleCategory,
  coverId: values.cover.stored[0]?.id ?? null,
  body: [...values.body],
  tags: tagsOf(values.tags),
  isPublic: values.isPublic,
})
