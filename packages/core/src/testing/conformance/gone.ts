import type { GoneKind } from '../../contract/gone-terms.ts'
import { anAuthor, aShownArticle, draftBy, byNumber as numbered, publishedBy } from './article-stage.ts'
import { JOINED_PASSWORD } from './backend.ts'
import { anOpenTask, aPendingTask, atVersion, taskSeenBy } from './deals.ts'
import { aSeller, aShownProduct, atProduct, byNumber, draftOf } from './goods-stage.ts'
import { on, type Scenario } from './scenario.ts'
import { showsWorks } from './showcase.ts'
import type { Person, Stage } from './stage.ts'

const REASON = { reason: 'AUTHOR_NOT_RELEVANT' } as const
const leaves = (person: Person) => person.does('deleteMe', { body: { password: JOINED_PASSWORD } })

/** What a guest is told of the page of something, once it was arranged. */
const pageOf = (
  kind: GoneKind,
  title: string,
  isGone: boolean,
  arrange: (stage: Stage) => Promise<string | number>,
): Scenario =>
  on('findGone').answers({
    title,
    arrange: async (stage) => ({ id: String(await arrange(stage)) }),
    act: ({ id }, { guest }) => ({ by: guest, with: { query: { kind, id } } }),
    answer: () => ({ isGone }),
    stranger: null,
  })

const deletedTask = async (stage: Stage, begin: typeof anOpenTask | typeof aPendingTask) => {
  const { author, task } = await begin(stage)
  await author.does('cancelTaskByAuthor', atVersion(await taskSeenBy(author, task), REASON))
  await author.does('deleteTask', { params: { id: task.id } })
  return task.id
}

const tasks: readonly Scenario[] = [
  pageOf('TASK', 'A task that was published is gone once its author deletes it', true, (stage) =>
    deletedTask(stage, anOpenTask),
  ),
  pageOf('TASK', 'Of a task that was deleted before anybody saw it nothing is told', false, (stage) =>
    deletedTask(stage, aPendingTask),
  ),
  pageOf('TASK', 'A task that is there is not gone', false, async (stage) => (await anOpenTask(stage)).task.id),
]

const goods: readonly Scenario[] = [
  pageOf('PRODUCT', 'A product that was in the catalogue is gone once its seller deletes it', true, async (stage) => {
    const { seller, product } = await aShownProduct(stage)
    await seller.does('deleteProduct', byNumber(product))
    return product.id
  }),
  pageOf('PRODUCT', 'A product that is hidden may be shown again', false, async (stage) => {
    const { seller, product } = await aShownProduct(stage)
    await seller.does('hideProduct', atProduct(product))
    return product.id
  }),
  pageOf('PRODUCT', 'Of a deleted draft of a product nothing is told', false, async (stage) => {
    const seller = await aSeller(stage)
    const draft = await draftOf(stage, seller)
    await seller.does('deleteProduct', byNumber(draft))
    return draft.id
  }),
  pageOf('PRODUCT', 'Goods go with the account of their seller', true, async (stage) => {
    const { seller, product } = await aShownProduct(stage)
    await leaves(seller)
    return product.id
  }),
]

const articles: readonly Scenario[] = [
  pageOf('ARTICLE', 'An article that everybody could read is gone once its author deletes it', true, async (stage) => {
    const { author, article } = await aShownArticle(stage)
    await author.does('deleteArticle', numbered(article))
    return article.id
  }),
  pageOf('ARTICLE', 'Of an article for those with an account nothing is told', false, async (stage) => {
    const author = await anAuthor(stage)
    const article = await publishedBy(stage, author, { isPublic: false })
    await author.does('deleteArticle', numbered(article))
    return article.id
  }),
  pageOf('ARTICLE', 'Of a deleted draft of an article nothing is told', false, async (stage) => {
    const author = await anAuthor(stage)
    const draft = await draftBy(author)
    await author.does('deleteArticle', numbered(draft))
    return draft.id
  }),
  pageOf('ARTICLE', 'Of an article whose author nobody was shown nothing is told', false, async (stage) => {
    const author = await stage.someone({ role: 'EXECUTOR', isEmailConfirmed: false })
    const article = await publishedBy(stage, author)
    await author.does('deleteArticle', numbered(article))
    return article.id
  }),
  pageOf('ARTICLE', 'Of articles that go with an account nobody was shown nothing is told', false, async (stage) => {
    const author = await stage.someone({ role: 'EXECUTOR', isEmailConfirmed: false })
    const article = await publishedBy(stage, author)
    await leaves(author)
    return article.id
  }),
  pageOf('ARTICLE', 'Articles go with the account of their author', true, async (stage) => {
    const { author, article } = await aShownArticle(stage)
    await leaves(author)
    return article.id
  }),
]

const aWork = async (stage: Stage, executor: Person) => {
  const [id = 0] = await showsWorks(stage, executor, 1)
  await executor.does('deleteCase', { params: { id } })
  return id
}

const people: readonly Scenario[] = [
  pageOf('CASE', 'A work is gone once its executor takes it out of the portfolio', true, async (stage) =>
    aWork(stage, await stage.someone('EXECUTOR')),
  ),
  pageOf('CASE', 'Of a work whose executor nobody was shown nothing is told', false, async (stage) =>
    aWork(stage, await stage.someone({ role: 'EXECUTOR', isEmailConfirmed: false })),
  ),
  pageOf('EXECUTOR', 'The page of an executor is gone with the account', true, async (stage) => {
    const executor = await stage.someone('EXECUTOR')
    await leaves(executor)
    return executor.id.toUpperCase()
  }),
  pageOf('EXECUTOR', 'Of an executor whom nobody was shown nothing is told', false, async (stage) => {
    const executor = await stage.someone({ role: 'EXECUTOR', isEmailConfirmed: false })
    await leaves(executor)
    return executor.id
  }),
  pageOf('CLIENT', 'The page of a client is gone with the account', true, async (stage) => {
    const client = await stage.someone('CLIENT')
    await leaves(client)
    return client.id
  }),
  pageOf('EXECUTOR', 'A client never was an executor', false, async (stage) => {
    const client = await stage.someone('CLIENT')
    await leaves(client)
    return client.id
  }),
]

/** What everybody was shown and will not come back; of the rest strangers learn nothing. */
export const goneScenarios: readonly Scenario[] = [...tasks, ...goods, ...articles, ...people]
