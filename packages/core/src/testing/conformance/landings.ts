import { anOpenTask, aReplyTo } from './deals.ts'
import { anExecutorWho } from './executor-stage.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import { serviceBody } from './showcase.ts'
import { MINUTE, type Stage } from './stage.ts'

/** A landing page with two below it. */
const aBranch = async (stage: Stage) => {
  const page = async (parentId: number | null) => {
    const word = stage.word()
    const made = { slug: word, name: `Услуга ${word}`, parentId }
    return { ...made, id: await stage.aLanding(made), children: [] }
  }
  const root = await page(null)
  return { root, one: await page(root.id), other: await page(root.id) }
}

const link = ({ id, slug, name }: { readonly id: number; readonly slug: string; readonly name: string }) => ({
  id,
  slug,
  name,
})

/** A page below another one, as it stands beside its neighbours. */
const linkBelow = (parent: Parameters<typeof link>[0], page: Parameters<typeof link>[0]) => ({
  ...link(page),
  parentId: parent.id,
  urlSlug: `${parent.slug}/${page.slug}`,
})

/** What is known of a service may be as old. */
const FIGURES_FRESH = 10 * MINUTE

/** A page whose service three executors do for these prices, one line each, and which a client has got five replies for. */
const aKnownService = async (stage: Stage) => {
  const page = await aBranch(stage)
  const { category } = await stage.guest.does('getLanding', { query: { slug: page.one.slug } })
  const name = `Работа ${stage.word()}`
  for (const price of [900_00, 1_400_00, 1_200_00]) {
    const executor = await anExecutorWho(stage, { told: { categoryIds: [category.id] } })
    const line = { categoryId: category.id, name, price, unit: 'м²', priceType: 'FROM' } as const
    await executor.does('createService', { body: await serviceBody(stage, line) })
  }
  const { task } = await anOpenTask(stage, { categoryId: category.id })
  for (let reply = 0; reply < 5; reply += 1) await aReplyTo(stage, task)
  stage.advance(FIGURES_FRESH)
  return { ...page, name, category }
}

/** Service landing pages, and what is known of their services. */
export const landingScenarios: readonly Scenario[] = [
  on('getLandingTree').shows({
    title: 'The tree ends with the newest page, and what is below that stands in it',
    arrange: aBranch,
    act: (_, { guest }) => ({ by: guest, with: {} }),
    look: (roots) => roots,
    answer: ({ root, one, other }, roots) => [
      ...roots.filter(({ id }) => id !== root.id),
      { ...root, children: [one, other] },
    ],
  }),
  on('getLanding').shows({
    title: 'A page is found by its whole path and says where it stands',
    arrange: aBranch,
    act: ({ root, one }, { guest }) => ({ by: guest, with: { query: { slug: `${root.slug}/${one.slug}` } } }),
    look: ({ id, slug, name, parentId, breadcrumbs }) => ({ id, slug, name, parentId, breadcrumbs }),
    answer: ({ root, one: { id, slug, name, parentId }, one }) => ({
      id,
      slug,
      name,
      parentId,
      breadcrumbs: [link(root), link(one)],
    }),
    afterwards: ({ root, one }, _, { guest }) => [
      seesThat(guest, 'getLanding', { query: { slug: one.slug } }, ({ id }) => id, one.id),
      isRefused(guest, 'getLanding', { query: { slug: `${one.slug}/${root.slug}` } }, { code: 'NOT_FOUND' }),
    ],
  }),
  on('getLandingFigures').shows({
    title: 'A service is known by the lines that price lists share and by what was asked for in replies',
    arrange: aKnownService,
    act: ({ root, one }, { guest }) => ({ by: guest, with: { query: { slug: `${root.slug}/${one.slug}` } } }),
    look: ({ services, prices, executors, verified }) => ({ services, prices, executors, verified }),
    answer: ({ name, category }, { services, prices, executors, verified }) => ({
      services: [
        ...services.filter((line) => line.name !== name),
        { name, unit: 'м²', from: 900_00, to: 1_400_00, executors: 3 },
      ].toSorted((a, b) => services.findIndex((s) => s.name === a.name) - services.findIndex((s) => s.name === b.name)),
      prices: prices.map((price) => ({
        ...price,
        replies: price.categoryId === category.id ? Math.max(5, price.replies) : price.replies,
      })),
      executors: Math.max(3, executors),
      verified: Math.min(verified, executors),
    }),
    afterwards: ({ one, category }, { executors }, { guest }) => [
      seesThat(
        guest,
        'countExecutorsForOffer',
        { query: { ids: [category.id] } },
        (counts) => counts.map(({ count }) => count),
        [executors],
      ),
      seesThat(
        guest,
        'getLandingFigures',
        { query: { slug: one.slug } },
        ({ prices }) => prices.some(({ categoryId, replies }) => categoryId === category.id && replies >= 5),
        true,
      ),
      seesThat(
        guest,
        'getLandingFigures',
        { query: { slug: one.slug, cityId: 2_000_000_000 } },
        (figures) => [figures.executors, figures.verified],
        [0, 0],
      ),
    ],
  }),
  on('getLandingFigures').refuses('NOT_FOUND', {
    title: 'Of a page that nobody has made nothing is known',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: { query: { slug: 'nobody-has-made-this' } } }),
  }),
  on('listRelatedLandings').shows({
    title: 'The pages of the same parent are related, and those below a page before them',
    arrange: aBranch,
    act: ({ one }, { guest }) => ({ by: guest, with: { query: { landingCategoryId: one.id } } }),
    look: (related) => related.map(({ category: _, ...page }) => page),
    answer: ({ root, other }) => [linkBelow(root, other)],
    afterwards: ({ root, one, other }, _, { guest }) => [
      seesThat(
        guest,
        'listRelatedLandings',
        { query: { landingCategorySlug: root.slug } },
        (related) => related.slice(0, 2).map(({ category: _, ...page }) => page),
        [linkBelow(root, one), linkBelow(root, other)],
      ),
    ],
  }),
  on('getLanding').refuses('NOT_FOUND', {
    title: 'A landing page that nobody has made is not there',
    arrange: async (stage) => ({ slug: stage.word() }),
    act: (_, { guest }) => ({ by: guest, with: { query: { slug: 'nobody-has-made-this' } } }),
  }),
  on('listRelatedLandings').answers({
    title: 'A landing page that nobody has made has no related ones',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: { query: { landingCategorySlug: 'nobody-has-made-this' } } }),
    answer: () => [],
  }),
]
