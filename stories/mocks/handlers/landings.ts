import { indexCategories } from '@artel/core/categories'
import type { LandingCategory } from '@artel/core/contract'
import { landingPage } from '../fixtures/help.ts'
import { filed } from '../fixtures/looks.ts'
import type { MockHandlers } from '../mock-handlers.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { figuresOf } from './landing-figures.ts'

const link = ({ id, slug, name }: LandingCategory) => ({ id, slug, name })

/** The nodes from the root down to the one wanted; empty without it. */
const chainTo = (
  nodes: readonly LandingCategory[],
  isWanted: (node: LandingCategory) => boolean,
): readonly LandingCategory[] => {
  for (const node of nodes) {
    if (isWanted(node)) return [node]
    const below = chainTo(node.children, isWanted)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

const pageAt = ({ landings }: MockWorld, slug: string): readonly LandingCategory[] => {
  const slugs = slug.split('/')
  const chain = chainTo(landings, (node) => node.slug === slugs.at(-1))
  const isPath = slugs.length === 1 || chain.map((node) => node.slug).join('/') === slug
  return isPath ? chain : []
}

/** The category of a page has its number; a page that was made later is about tiling, which asks nothing. */
const categoryOf = ({ categories }: MockWorld, { id }: LandingCategory) => {
  const { byId } = indexCategories(categories)
  const category = found(byId.get(id) ?? byId.get(12))
  return filed(category.id, category.name, category.slug)
}

/** Landing pages of services. */
export const landingHandlers = {
  getLandingTree: (_, { world }) => ({ data: world.landings }),
  getLanding({ query: { slug } }, { world }) {
    const chain = pageAt(world, slug)
    const page = found(chain.at(-1))
    const category = categoryOf(world, page)
    const categoryPath = indexCategories(world.categories)
      .path(category.id)
      .map((step) => step.slug)
      .join('/')
    return { data: landingPage(page, { category, categoryPath }, chain.map(link)) }
  },
  getLandingFigures({ query: { slug, cityId } }, { world }) {
    return { data: figuresOf(world, categoryOf(world, found(pageAt(world, slug).at(-1))).id, cityId) }
  },
  listRelatedLandings({ query: { landingCategoryId, landingCategorySlug } }, { world }) {
    const chain = chainTo(
      world.landings,
      ({ id, slug }) => id === landingCategoryId || slug === landingCategorySlug?.split('/').at(-1),
    )
    const node = chain.at(-1)
    if (!node) return { data: [] }
    const siblings = (chain.at(-2)?.children ?? world.landings).filter((one) => one !== node)
    return {
      data: [...node.children, ...siblings].map((one) => ({
        ...link(one),
        parentId: one.parentId,
        urlSlug: chainTo(world.landings, ({ id }) => id === one.id)
          .map(({ slug }) => slug)
          .join('/'),
        category: categoryOf(world, one),
      })),
    }
  },
} satisfies Pick<MockHandlers, 'getLandingTree' | 'getLanding' | 'getLandingFigures' | 'listRelatedLandings'>
