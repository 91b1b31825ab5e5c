import type { CallArgs } from '../../contract/contract.ts'
import type { Product } from '../../contract/products.ts'
import type { AllowedPublicationEvent } from '../../publication/index.ts'
import type { Newcomer } from './backend.ts'
import { aPicture, upload } from './files.ts'
import type { DataOf, Person, Stage } from './stage.ts'

/*
 * What scenarios about goods begin with.
 */

export type ProductBody = CallArgs<'createProduct'>['body']

/** Words of a description without contacts. */
export const OAK = 'Массив дуба, масло с воском. Доставка и сборка по городу.'
/** The same with a number that the filter finds. */
export const OAK_WITH_PHONE = 'Массив дуба, масло с воском. Звоните: +7 912 345-67-89.'

/** A product in the first category and city of the stage, with one photo that its seller has just uploaded. */
export const productBody = async (
  stage: Stage,
  seller: Person,
  changes: Partial<ProductBody> = {},
): Promise<ProductBody> => {
  const [{ id: categoryId }] = await stage.categories()
  const [{ id: cityId }] = await stage.cities()
  const photoIds = changes.photoIds ?? [(await upload(seller, false, aPicture)).id]
  const price = { priceType: 'FIXED', price: 48_000_00 } as const
  return { title: 'Обеденный стол из дуба', description: OAK, categoryId, cityId, ...price, ...changes, photoIds }
}

/** A draft of somebody's. */
export const draftOf = async (stage: Stage, seller: Person, changes: Partial<ProductBody> = {}): Promise<Product> =>
  seller.does('createProduct', { body: await productBody(stage, seller, changes) })

/** The same, sent to be judged. */
export const sentBy = async (stage: Stage, seller: Person, changes: Partial<ProductBody> = {}): Promise<Product> =>
  seller.does('submitProduct', atProduct(await draftOf(stage, seller, changes)))

/** The same after a moderator has let it through, as its seller sees it. */
export const publishedBy = async (
  stage: Stage,
  seller: Person,
  changes: Partial<ProductBody> = {},
): Promise<Product> => {
  const sent = await sentBy(stage, seller, changes)
  const moderator = await stage.someone('MODERATOR')
  await moderator.does('approveProduct', atProduct(sent))
  return seller.does('getProduct', { params: { id: sent.id } })
}

/** A product, named in the version that was seen, with what is to change of it. */
export const atProduct = <B extends object>(
  { id, version }: Pick<Product, 'id' | 'version'>,
  changes: B = {} as B,
): { readonly params: { readonly id: number }; readonly body: B & { readonly version: number } } => ({
  params: { id },
  body: { ...changes, version },
})

export const byNumber = ({ id }: Pick<Product, 'id'>) => ({ params: { id } })

export const aSeller = (stage: Stage, traits: Omit<Newcomer, 'role'> = {}): Promise<Person> =>
  stage.someone({ role: 'EXECUTOR', ...traits })

/** A seller with a published product. */
export const aShownProduct = async (stage: Stage, changes: Partial<ProductBody> = {}) => {
  const seller = await aSeller(stage)
  return { seller, product: await publishedBy(stage, seller, changes) }
}

/** A seller with a product that waits for a moderator. */
export const aWaitingProduct = async (stage: Stage, changes: Partial<ProductBody> = {}) => {
  const seller = await aSeller(stage)
  return { seller, product: await sentBy(stage, seller, changes), moderator: await stage.someone('MODERATOR') }
}

/** A seller whose every place is taken, and a product that was hidden before that: to show it there is no room. */
export const aFullShelf = async (stage: Stage) => {
  const { seller, product } = await aShownProduct(stage)
  const hidden = await seller.does('hideProduct', atProduct(product))
  const drafts: Product[] = []
  for (let count = 0; count < 5; count += 1) drafts.push(await draftOf(stage, seller))
  for (const draft of drafts) await seller.does('submitProduct', atProduct(draft))
  return { seller, hidden }
}

/** The buttons of a viewer, those that are refused with their reason. */
const buttonsOf = (
  buttons: Readonly<Partial<Record<AllowedPublicationEvent['event'], AllowedPublicationEvent['refusal']>>>,
): Product['allowedEvents'] =>
  Object.entries(buttons).map(([event, refusal]) => ({ event: event as AllowedPublicationEvent['event'], refusal }))

export const OF_A_DRAFT = buttonsOf({
  UPDATE: null,
  SUBMIT: null,
  HIDE: 'WRONG_STATE',
  SHOW: 'WRONG_STATE',
  DELETE: null,
})

type Listed = { readonly items: readonly Pick<DataOf<'listProducts'>['items'][number], 'id' | 'status'>[] }
export const numbersOf = ({ items }: Listed): readonly number[] => items.map(({ id }) => id)
export const statesOf = ({ items }: Listed): readonly string[] => items.map(({ status }) => status)
export const stateOf = ({ status, version }: Product) => [status, version] as const

/** The goods of a seller in the catalogue. */
export const ofSeller = ({ id: sellerId }: Pick<Person, 'id'>) => ({ query: { sellerId } })
