import type { Article, ArticleBlock } from '../../contract/articles.ts'
import type { CallArgs } from '../../contract/contract.ts'
import type { DataOf, Person, Stage } from './stage.ts'

/*
 * What scenarios about writing articles begin with.
 */

export type ArticleBody = CallArgs<'createArticle'>['body']

/** Enough words to be published, without contacts. */
export const WORDS: ArticleBlock[] = [
  { type: 'heading', level: 2, runs: [{ text: 'Картридж' }] },
  { type: 'paragraph', runs: [{ text: 'Смотрите на картридж и на гарантию. '.repeat(20).trim() }] },
]

const LEAD = 'Три вопроса продавцу, которые избавят от замены смесителя через год.'

/** A whole article of an executor's. */
export const articleBody = (changes: Partial<ArticleBody> = {}): ArticleBody => ({
  title: 'Как выбрать смеситель для кухни',
  lead: LEAD,
  category: 'PERSONAL_BLOG',
  body: WORDS,
  tags: ['сантехника'],
  ...changes,
})

export const anAuthor = (stage: Stage): Promise<Person> => stage.someone('EXECUTOR')

export const draftBy = (author: Person, changes: Partial<ArticleBody> = {}): Promise<Article> =>
  author.does('createArticle', { body: articleBody(changes) })

/** The same, sent to be judged. */
export const sentBy = async (author: Person, changes: Partial<ArticleBody> = {}): Promise<Article> =>
  author.does('submitArticle', atArticle(await draftBy(author, changes)))

/** The same after a moderator has let it through, as its author sees it. */
export const publishedBy = async (
  stage: Stage,
  author: Person,
  changes: Partial<ArticleBody> = {},
): Promise<Article> => {
  const sent = await sentBy(author, changes)
  await (await stage.someone('MODERATOR')).does('approveArticle', atArticle(sent))
  return author.does('getArticle', byNumber(sent))
}

/** An article, named in the version that was seen, with what is to change of it. */
export const atArticle = <B extends object>(
  { id, version }: Pick<Article, 'id' | 'version'>,
  changes: B = {} as B,
): { readonly params: { readonly id: number }; readonly body: B & { readonly version: number } } => ({
  params: { id },
  body: { ...changes, version },
})

export const byNumber = ({ id }: Pick<Article, 'id'>) => ({ params: { id } })

/** An author with a draft. */
export const aDraft = async (stage: Stage) => {
  const author = await anAuthor(stage)
  return { author, article: await draftBy(author) }
}

/** An author with an article that waits for a moderator. */
export const aWaitingArticle = async (stage: Stage) => {
  const author = await anAuthor(stage)
  return { author, article: await sentBy(author), moderator: await stage.someone('MODERATOR') }
}

/** An author with a published article. */
export const aShownArticle = async (stage: Stage) => {
  const author = await anAuthor(stage)
  return { author, article: await publishedBy(stage, author) }
}

export const numbersOf = ({ items }: DataOf<'listArticles'>): readonly number[] => items.map(({ id }) => id)
export const stateOf = ({ status, version }: Article) => [status, version] as const
export const statusOf = ({ status }: Article) => status

/** The articles of an author in the blog. */
export const ofAuthor = ({ id: authorId }: Pick<Person, 'id'>) => ({ query: { authorId } })
