import type { ApiClient } from '../api/index.ts'
import type { LandingCategory } from '../contract/landings.ts'
import type { CancelSignal } from '../ports/index.ts'
import { indexTree, type TreeIndex } from './category-index.ts'
import { NO_DATA } from './category-queries.ts'

/** Executors side by side on a landing page, and finished jobs: one beside the prices, three as opinions. */
export const LANDING_SHOWS = { executors: 4, jobs: 4 } as const

/** A landing page in the tree, its children under the name that every tree here uses. */
export interface LandingNode {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly childCategories: readonly LandingNode[]
}

/** A step of the way down the tree. */
export interface LandingStep {
  readonly name: string
  readonly slug: string
}

const node = ({ id, slug, name, children }: LandingCategory): LandingNode => ({
  id,
  slug,
  name,
  childCategories: children.map(node),
})

const isLanding = (value: unknown): value is LandingCategory => {
  const landing = value as Partial<LandingCategory> | null
  return (
    typeof landing?.id === 'number' &&
    typeof landing.slug === 'string' &&
    typeof landing.name === 'string' &&
    Array.isArray(landing.children) &&
    landing.children.every(isLanding)
  )
}

/** Indexes the landing tree by id, slug and address (product §3.2). */
export const indexLandings = (roots: readonly LandingCategory[]): TreeIndex<LandingNode> => indexTree(roots.map(node))

/** The tree out of an answer of GET /landing-categories/tree; what is no tree is told to `report` and is empty (product §8). */
export const landingsFromResponse = (response: unknown, report: (problem: string) => void): LandingCategory[] => {
  const data = (response as { data?: unknown } | null | undefined)?.data
  if (Array.isArray(data) && data.every(isLanding)) return data
  report(NO_DATA)
  return []
}

/** Query definitions of landing pages. */
export const landingQueries = (
  api: Pick<ApiClient, 'getLandingTree' | 'getLanding' | 'getLandingFigures' | 'listRelatedLandings'>,
  report: (problem: string) => void,
) => ({
  tree: () => ({
    queryKey: ['landings', 'tree'] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      landingsFromResponse(await api.getLandingTree({}, { signal }), report),
  }),
  /**
   * From the root of the tree down to a node, both included; empty for a slug that the tree does not have. What is below and
   * beside it does not travel with a page that only shows the way.
   */
  path: (slug: string) => ({
    queryKey: ['landings', 'path', slug] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}): Promise<readonly LandingStep[]> => {
      const tree = indexLandings(landingsFromResponse(await api.getLandingTree({}, { signal }), report))
      return tree.breadcrumbs(slug).map(({ name, slug }) => ({ name, slug }))
    },
  }),
  /** @param slug parts of `/landing/{slug...}` joined by slashes */
  one: (slug: string) => ({
    queryKey: ['landings', 'one', slug] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      (await api.getLanding({ query: { slug } }, { signal })).data,
  }),
  /** What is known of the service; executors are counted in one city, or everywhere with `null`. */
  figures: (slug: string, cityId: number | null) => ({
    queryKey: ['landings', 'figures', slug, cityId] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      (await api.getLandingFigures({ query: { slug, ...(cityId !== null && { cityId }) } }, { signal })).data,
  }),
  related: (slug: string) => ({
    queryKey: ['landings', 'related', slug] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      (await api.listRelatedLandings({ query: { landingCategorySlug: slug } }, { signal })).data,
  }),
})
