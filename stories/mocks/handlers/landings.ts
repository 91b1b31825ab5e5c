import type { LandingCategory } from '@artel/core/contract'
import { landingPage } from '../fixtures/help.ts'
import type { MockHandlers } from '../mock-handlers.ts'
import { found } from './allow.ts'

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

/** Landing pages of services. */
export const landingHandlers = {
  getLandingTree: (_, { world }) => ({ data: world.landings }),
  getLanding({ query: { slug } }, { world }) {
    const slugs = slug.split('/')
    const chain = chainTo(world.landings, (node) => node.slug === slugs.at(-1))
    const isPath = slugs.length === 1 || chain.map((node) => node.slug).join('/') === slug
    return { data: landingPage(found(isPath ? chain.at(-1) : null), chain.map(link)) }
  },
  listRelatedLandings({ query: { landingCategoryId, landingCategorySlug } }, { world }) {
    const chain = chainTo(
      world.landings,
      ({ id, slug }) => id === landingCategoryId || slug === landingCategorySlug?.split('/').at(-1),
    )
    const node = chain.at(-1)
    const siblings = (chain.at(-2)?.children ?? world.landings).filter((one) => one !== node)
    return { data: node ? [...node.children, ...siblings].map(link) : [] }
  },
} satisfies Pick<MockHandlers, 'getLandingTree' | 'getLanding' | 'listRelatedLandings'>
