import type { ApiClient } from '../api/index.ts'
import { ARTICLE_LIMITS, PUBLICATION_STATUSES } from '../contract/content-terms.ts'
import type { ArticleCard, ArticleCategory } from '../contract/index.ts'
import type { CancelSignal } from '../ports/index.ts'
import { defineList, type FiltersOf, names, oneOf, page, text } from '../search/index.ts'

/** How many articles the home page shows: the newest public ones (product §9). */
export const HOME_ARTICLES = 3
/** Articles beside one that is read; one more is asked for, as it may be among them itself. */
export const RELATED_ARTICLES = 2

/** The blog: the newest first. The category stands in the path: `/blog/{category}`. One tag and one author narrow it. */
export const articleList = defineList(
  { q: text('q'), tags: names('tag', 1, ARTICLE_LIMITS.tag), authors: names('author', 1, 36), page: page() },
  { canonical: [] },
)

/** What the address of the blog holds. */
export type ArticleFilters = FiltersOf<typeof articleList>

/** One's own articles, in the address of their page. */
export const ownArticleList = defineList(
  { status: oneOf('status', PUBLICATION_STATUSES), page: page() },
  { canonical: [] },
)
export type OwnArticleFilters = FiltersOf<typeof ownArticleList>

/** The articles of one author, in the address of their page. */
export const authorArticleList = defineList({ page: page() }, { canonical: [] })
export type AuthorArticleFilters = FiltersOf<typeof authorArticleList>

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing everything about articles or about one of them. */
export const articleKeys = {
  all: ['articles'],
  one: (id: number) => ['articles', 'one', id],
} as const

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Nobody has it: an author who is none has written nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

const NEWEST = { sortBy: 'publishedAt', sortDirection: 'desc', isPublic: true } as const

/** Query definitions of the blog. `report` is told why a list could not be had. */
export const articleQueries = (
  api: Pick<ApiClient, 'listArticles' | 'getArticle'>,
  report: (problem: string) => void,
) => ({
  /** For the home page. A failed fetch gives an empty list (product §8): the page does without. */
  newest: () => ({
    queryKey: ['articles', 'newest'] as const,
    queryFn: async ({ signal }: Context = {}): Promise<ArticleCard[]> => {
      const query = { limit: HOME_ARTICLES, page: 1, ...NEWEST } as const
      try {
        return (await api.listArticles({ query }, { signal })).data.items
      } catch (problem) {
        report(String(problem))
        return []
      }
    },
  }),
  /** A page of `/blog` or of one of its categories. */
  list: ({ q, tags: [tag], authors: [author], page }: ArticleFilters, category?: ArticleCategory) => {
    const narrowed = {
      ...(q !== '' && { q }),
      ...(tag !== undefined && { tag }),
      ...(author !== undefined && { authorId: UUID.test(author) ? author : NOBODY }),
    }
    return {
      queryKey: ['articles', 'list', { page, category, ...narrowed }] as const,
      queryFn: async ({ signal }: Context = {}) =>
        (await api.listArticles({ query: { page, category, ...narrowed, ...NEWEST } }, { signal })).data,
    }
  },
  /** What else there is to read in a category. A failed fetch gives an empty list: the page does without. */
  related: (category: ArticleCategory) => ({
    queryKey: ['articles', 'related', category] as const,
    queryFn: async ({ signal }: Context = {}): Promise<ArticleCard[]> => {
      try {
        const query = { category, page: 1, limit: RELATED_ARTICLES + 1, ...NEWEST } as const
        return (await api.listArticles({ query }, { signal })).data.items
      } catch (problem) {
        report(String(problem))
        return []
      }
    },
  }),
  /** The public articles of somebody. */
  by: (authorId: string, page: number) => ({
    queryKey: ['articles', 'by', authorId, page] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listArticles({ query: { authorId, page, ...NEWEST } }, { signal })).data,
  }),
  one: (id: number) => ({
    queryKey: articleKeys.one(id),
    queryFn: async ({ signal }: Context = {}) => (await api.getArticle({ params: { id } }, { signal })).data,
  }),
})

/** Query definitions of one's own articles. */
export const ownArticleQueries = (api: Pick<ApiClient, 'listMyArticles'>) => ({
  list: ({ status, page }: OwnArticleFilters) => ({
    queryKey: ['articles', 'own', { status, page }] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listMyArticles({ query: { page, ...(status !== null && { status }) } }, { signal })).data,
  }),
})

/** The categories in the order of their tabs (product §2). */
export const BLOG_TABS = [
  'ADVICES',
  'CASES',
  'INTERVIEW',
  'NEWS',
  'PERSONAL_BLOG',
] as const satisfies readonly ArticleCategory[]
