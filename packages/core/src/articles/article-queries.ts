import type { ApiClient } from '../api/index.ts'
import type { ArticleCard, ArticleCategory } from '../contract/index.ts'
import type { CancelSignal } from '../ports/index.ts'
import { defineList, type FiltersOf, page } from '../search/index.ts'

/** How many articles the home page shows: the newest public ones (product §9). */
export const HOME_ARTICLES = 3

/** The blog: the newest first. The category stands in the path: `/blog/{category}`. */
export const articleList = defineList({ page: page() }, { canonical: [] })

/** What the address of the blog holds. */
export type ArticleFilters = FiltersOf<typeof articleList>

interface Context {
  readonly signal?: CancelSignal
}

/** Query definitions of the blog. `report` is told why a list could not be had. */
export const articleQueries = (
  api: Pick<ApiClient, 'listArticles' | 'getArticle'>,
  report: (problem: unknown) => void,
) => ({
  /** For the home page. A failed fetch gives an empty list (product §8): the page does without. */
  newest: () => ({
    queryKey: ['articles', 'newest'] as const,
    queryFn: async ({ signal }: Context = {}): Promise<ArticleCard[]> => {
      const query = {
        limit: HOME_ARTICLES,
        page: 1,
        sortBy: 'publishedAt',
        sortDirection: 'desc',
        isPublic: true,
      } as const
      try {
        return (await api.listArticles({ query }, { signal })).data.items
      } catch (problem) {
        report(problem)
        return []
      }
    },
  }),
  /** A page of `/blog` or of one of its categories. */
  list: ({ page }: ArticleFilters, category?: ArticleCategory) => ({
    queryKey: ['articles', 'list', { page, category }] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (
        await api.listArticles(
          { query: { page, category, sortBy: 'publishedAt', sortDirection: 'desc', isPublic: true } },
          { signal },
        )
      ).data,
  }),
  one: (id: number) => ({
    queryKey: ['articles', 'one', id] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.getArticle({ params: { id } }, { signal })).data,
  }),
})
