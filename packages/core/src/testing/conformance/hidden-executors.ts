import { publishedBy as publishesArticle } from './article-stage.ts'
import type { Newcomer } from './backend.ts'
import { anExecutorWho } from './executor-stage.ts'
import { publishedBy as publishesProduct } from './goods-stage.ts'
import { type Check, isRefused, on, type Scenario, seesThat } from './scenario.ts'
import type { DataOf, Person, Stage } from './stage.ts'

const NOBODY = { code: 'NOT_FOUND' } as const
const pageOf = ({ id }: Pick<Person, 'id'>) => ({ params: { id } })

/** An executor with a line of prices, a work, a product and an article, all of them published. */
const aWholeProfile = async (stage: Stage, who: Omit<Newcomer, 'role'> = {}) => {
  const executor = await anExecutorWho(stage, { who, prices: [900_00], works: 1 })
  const { items } = await executor.does('listCases', { query: { executorId: executor.id } })
  const product = await publishesProduct(stage, executor)
  const article = await publishesArticle(stage, executor)
  return { executor, caseId: items[0]?.id ?? 0, productId: product.id, articleId: article.id }
}
type WholeProfile = Awaited<ReturnType<typeof aWholeProfile>>

const numbersOf = ({ items }: { readonly items: readonly { readonly id: number }[] }) => items.map(({ id }) => id)
const lengthOf = (lines: DataOf<'listServices'>) => lines.length

/** What everybody finds of an executor by their lists: prices, works, goods and articles. */
const shows = (guest: Person, { executor: { id }, ...shown }: WholeProfile, isThere: boolean): readonly Check[] => [
  seesThat(guest, 'listServices', { query: { executorId: id } }, lengthOf, isThere ? 1 : 0),
  seesThat(guest, 'listCases', { query: { executorId: id } }, numbersOf, isThere ? [shown.caseId] : []),
  seesThat(guest, 'listProducts', { query: { sellerId: id } }, numbersOf, isThere ? [shown.productId] : []),
  seesThat(guest, 'listArticles', { query: { authorId: id } }, numbersOf, isThere ? [shown.articleId] : []),
]

/** Nothing of an executor is there, neither in a list nor by its address. */
const hasNothing = (guest: Person, profile: WholeProfile): readonly Check[] => [
  ...shows(guest, profile, false),
  isRefused(guest, 'listSimilarExecutors', pageOf(profile.executor), NOBODY),
  isRefused(guest, 'getCase', { params: { id: profile.caseId } }, NOBODY),
  isRefused(guest, 'getProduct', { params: { id: profile.productId } }, NOBODY),
  isRefused(guest, 'getArticle', { params: { id: profile.articleId } }, NOBODY),
]

/** Profiles that nobody is shown: they and all that they show are as good as missing. */
export const hiddenExecutorScenarios: readonly Scenario[] = [
  on('getExecutor').refuses('NOT_FOUND', {
    title: 'A hidden executor, whose address is not confirmed, is missing with prices, works, goods and articles',
    arrange: (stage) => aWholeProfile(stage, { isEmailConfirmed: false }),
    act: ({ executor }, { guest }) => ({ by: guest, with: pageOf(executor) }),
    afterwards: (profile, { guest }) => [
      ...hasNothing(guest, profile),
      // Their owner goes on with them.
      seesThat(profile.executor, 'getCase', { params: { id: profile.caseId } }, ({ id }) => id, profile.caseId),
      seesThat(
        profile.executor,
        'getProduct',
        { params: { id: profile.productId } },
        ({ status }) => status,
        'PUBLISHED',
      ),
      seesThat(
        profile.executor,
        'getArticle',
        { params: { id: profile.articleId } },
        ({ status }) => status,
        'PUBLISHED',
      ),
    ],
  }),
  on('getExecutor').refuses('NOT_FOUND', {
    title: 'A blocked executor is missing with prices, works, goods and articles; after the block all are back',
    arrange: async (stage) => {
      const profile = await aWholeProfile(stage)
      const admin = await stage.someone('ADMIN')
      const params = { id: profile.executor.id }
      const { version } = await admin.does('getAdminUser', { params })
      await admin.does('blockUser', { params, body: { version, rule: 'FRAUD' } })
      return { ...profile, admin, version }
    },
    act: ({ executor }, { guest }) => ({ by: guest, with: pageOf(executor) }),
    afterwards: ({ admin, version, ...profile }, { guest }) => [
      ...hasNothing(guest, profile),
      seesThat(
        admin,
        'unblockUser',
        { ...pageOf(profile.executor), body: { version: version + 1 } },
        ({ state }) => state,
        'ACTIVE',
      ),
      seesThat(guest, 'getExecutor', pageOf(profile.executor), ({ id }) => id, profile.executor.id),
      ...shows(guest, profile, true),
    ],
  }),
]
