import { indexCategories } from '@artel/core/categories'
import type { AdminLanding, LandingCategory } from '@artel/core/contract'
import { landingPage } from '../fixtures/help.ts'
import { filed } from '../fixtures/looks.ts'
import type { MockHandlers } from '../mock-handlers.ts'
import type { MockWorld } from '../world.ts'
import { checkVersion, found } from './allow.ts'
import { keepVersion } from './content-history.ts'
import { figuresOf } from './landing-figures.ts'
import { writeDeed } from './staff-log.ts'

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

const shippedWords = (page: LandingCategory) => {
  const { title, lead, questions } = landingPage(page, { category: filed(12, '', ''), categoryPath: '' }, [])
  return { title, lead, questions, version: 1 }
}
const wordsOf = ({ landingWords }: MockWorld, page: LandingCategory) => landingWords.get(page.id) ?? shippedWords(page)

const flat = (nodes: readonly LandingCategory[], above = ''): (LandingCategory & { readonly urlSlug: string })[] =>
  nodes.flatMap((node) => {
    const urlSlug = `${above}${node.slug}`
    return [{ ...node, urlSlug }, ...flat(node.children, `${urlSlug}/`)]
  })

const adminPage = (world: MockWorld, wanted: number): AdminLanding => {
  const page = found(flat(world.landings).find(({ id }) => id === wanted))
  const { id, name, urlSlug } = page
  return { id, name, urlSlug, ...wordsOf(world, page) }
}

const stateOf = ({ title, lead, questions, version }: AdminLanding) => ({ version, body: { title, lead, questions } })

/** The words of landing pages as administrators write them. */
export const adminLandingHandlers = {
  listAdminLandings: (_, { world }) => ({
    data: flat(world.landings).map((page) => {
      const { title, version } = wordsOf(world, page)
      const { id, name, parentId, urlSlug } = page
      return { id, name, parentId, urlSlug, title, isReworded: version > 1 }
    }),
  }),
  getAdminLanding: ({ params }, { world }) => ({ data: adminPage(world, params.id) }),
  changeLanding({ params: { id }, body: { version, ...words } }, call) {
    const { world } = call
    const before = adminPage(world, id)
    checkVersion(before, version)
    world.landingWords = new Map([...world.landingWords, [id, { ...words, version: version + 1 }]])
    const after = adminPage(world, id)
    keepVersion(call, { kind: 'LANDING', key: String(id) }, stateOf(before), stateOf(after))
    const told = before.title === after.title ? {} : { before: before.title, after: after.title }
    writeDeed(call, {
      object: { kind: 'LANDING', id: String(id), title: after.name },
      ...told,
      action: 'LANDING_CHANGED',
    })
    return { data: after }
  },
} satisfies Pick<MockHandlers, 'listAdminLandings' | 'getAdminLanding' | 'changeLanding'>

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
    const { version: _, ...words } = wordsOf(world, page)
    return { data: { ...landingPage(page, { category, categoryPath }, chain.map(link)), ...words } }
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
