import type { ApiClient } from '../api/index.ts'
import { FAQ_LIMITS } from '../contract/content-terms.ts'
import type { CancelSignal } from '../ports/index.ts'

interface Context {
  readonly signal?: CancelSignal
}

/** What was typed is long enough to be searched for (product §17.5). */
export const isSearchable = (text: string): boolean => [...text.trim()].length >= FAQ_LIMITS.searchFrom

/** Query definitions of the help. */
export const faqQueries = (api: Pick<ApiClient, 'listFaqSections' | 'getFaqSection' | 'searchFaq'>) => ({
  sections: () => ({
    queryKey: ['faq', 'sections'] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listFaqSections({}, { signal })).data,
  }),
  section: (slug: string) => ({
    queryKey: ['faq', 'section', slug] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.getFaqSection({ query: { slug } }, { signal })).data,
  }),
  /** Ask it only for what {@link isSearchable}. */
  search: (text: string) => ({
    queryKey: ['faq', 'search', text.trim()] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.searchFaq({ query: { q: text.trim() } }, { signal })).data,
  }),
})

/** Text cut where its matches begin and end, for a search result; [from, to) in characters, in any order. */
export const highlighted = (
  snippet: string,
  highlights: readonly (readonly [from: number, to: number])[],
): readonly { readonly text: string; readonly isMatch: boolean }[] => {
  const characters = [...snippet]
  const marked = characters.map((_, at) => highlights.some(([from, to]) => at >= from && at < to))
  const pieces: { text: string; isMatch: boolean }[] = []
  for (const [at, character] of characters.entries()) {
    const last = pieces.at(-1)
    if (last && last.isMatch === marked[at]) last.text += character
    else pieces.push({ text: character, isMatch: marked[at] ?? false })
  }
  return pieces
}
