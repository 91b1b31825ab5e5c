import type { Tokens } from '../../contract/auth.ts'
import type { OperationCard } from '../../contract/card.ts'
import { type CallArgs, contract, type Operation, type ResponseOf } from '../../contract/contract.ts'
import type { MapPlace } from '../../contract/geocoder.ts'
import type { Role } from '../../contract/operations.ts'
import type { Payment } from '../../contract/tariffs.ts'
import type { MailAction } from '../../routes/index.ts'
import {
  type ArticleToStore,
  type Backend,
  type BackendReply,
  type BackendRequest,
  type BankDecision,
  type FaqToStore,
  type LandingToStore,
  type Newcomer,
  refusalIn,
  type UploadBytes,
} from './backend.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** What an operation answers, out of its envelope. */
export type DataOf<O extends Operation> = ResponseOf<O> extends { readonly data: infer D } ? D : ResponseOf<O>

/** What an operation is called with; `files` go with a multipart body. */
export type ArgsOf<O extends Operation> = CallArgs<O> & { readonly files?: readonly UploadBytes[] }

/** Somebody who calls the backend. */
export interface Person {
  /** `''` for a guest, who has no account. */
  readonly id: string
  readonly role: Role | 'GUEST'
  /** Calls with anything, and answers whatever comes. */
  ask(operation: Operation, args: object): Promise<BackendReply>
  /** Calls, and answers what the contract promises. @throws when it is refused, or answered off the contract */
  does<O extends Operation>(operation: O, args: ArgsOf<O>): Promise<DataOf<O>>
}

/** Where a scenario is played: people, places and categories that are found by calls, and the clock. */
export interface Stage {
  readonly guest: Person
  /** Somebody nobody knows yet. */
  someone(newcomer: Role | Newcomer): Promise<Person>
  /** The same person on a device of their own: calls with tokens that an answer has brought. */
  device(person: Pick<Person, 'id' | 'role'>, tokens: Pick<Tokens, 'accessToken'>): Person
  /** The secret of the link in the last letter of this kind to an address; `null` without one. */
  mailedSecret(email: string, action: MailAction): Promise<string | null>
  /** The code in the last SMS to a phone; `null` without one. */
  textedCode(phone: string): Promise<string | null>
  /** Two cities of the gazetteer, hundreds of kilometres apart. */
  cities(): Promise<readonly [near: City, far: City]>
  /** Two categories that tasks may be in, not of one parent; neither asks anything that has to be answered. */
  categories(): Promise<readonly [Leaf, Leaf]>
  /** Makes an article and answers its number. */
  anArticle(article: ArticleToStore): Promise<number>
  /** Makes a landing page and answers its number; it shows at once. */
  aLanding(page: LandingToStore): Promise<number>
  /** Makes a section of the help and answers the numbers of its questions; a search finds them at once. */
  aFaqSection(section: FaqToStore): Promise<readonly number[]>
  /** The buyer decides on the bank's page. */
  atTheBank(purchase: Payment, decision: BankDecision): Promise<void>
  /** A word that nothing else holds. */
  word(): string
  /** The moment `milliseconds` from now, as the contract writes it. */
  moment(milliseconds?: number): string
  /** Lets time pass; no background job runs. */
  advance(milliseconds: number): void
}

/** A city as tasks refer to it. */
export type City = MapPlace & { readonly id: number }

/** A category without any below it. */
export interface Leaf {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  readonly slug: string
}

/** An answer that the contract does not allow, or a refusal that nobody expected. */
const unexpected = (operation: Operation, { status, body }: BackendReply) =>
  new Error(`${operation} answered ${status} ${JSON.stringify(body)}`)

/** The data of a good answer. @throws when the contract does not allow it */
export const dataOf = (operation: Operation, reply: BackendReply): unknown => {
  const { response }: OperationCard = contract[operation]
  if (refusalIn(reply)) throw unexpected(operation, reply)
  if (response === null) {
    if (reply.status !== 204 || reply.body !== undefined) throw unexpected(operation, reply)
    return undefined
  }
  const checked = response.safeParse(reply.body)
  if (!checked.success) throw new Error(`${operation} answered off the contract: ${checked.error.message}`)
  const { body } = reply
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body
}

/** For how long landing pages may be kept in memory. */
const LANDINGS_FRESH = 60_000

/** For how long the help may be kept in memory for its search. */
const FAQ_FRESH = 60_000

const LETTERS = 'бвгдзклмнпрст'
let words = 0

/** Four syllables that no dictionary has, another one each time. */
const inventedWord = (): string => {
  words += 1
  let rest = words * 7919
  let word = ''
  for (let syllable = 0; syllable < 5; syllable += 1) {
    word += `${LETTERS[rest % LETTERS.length]}у`
    rest = Math.floor(rest / LETTERS.length)
  }
  return `${word}кс`
}

type Asking = (request: BackendRequest) => Promise<BackendReply>

const person = ({ id, role }: Pick<Person, 'id' | 'role'>, send: Asking): Person => {
  const ask = (operation: Operation, args: object) => send({ ...args, operation })
  return {
    id,
    role,
    ask,
    does: async <O extends Operation>(operation: O, args: ArgsOf<O>) =>
      dataOf(operation, await ask(operation, args)) as DataOf<O>,
  }
}

/** What is the same for all scenarios on a backend is asked for once. */
const surroundings = new WeakMap<Backend, Promise<Surroundings>>()

interface Surroundings {
  readonly cities: readonly [City, City]
  readonly leaves: readonly [Leaf, Leaf]
}

const exploring = async (guest: Person): Promise<Surroundings> => {
  const cityNamed = async (q: string): Promise<City> => {
    const { items } = await guest.does('suggestPlaces', { query: { q } })
    const found = items.find(({ name }) => name === q)
    if (typeof found?.id !== 'number') throw new Error(`The gazetteer has no ${q}`)
    return { ...found, id: found.id }
  }
  const tree = await guest.does('getCategoryTree', {})
  const leaves = tree
    .flatMap((root) => (root.childCategories.length > 0 ? root.childCategories : [root]))
    .filter(({ properties }) => properties.every(({ required }) => !required))
  const one = leaves.find(({ parentId }) => parentId !== null)
  const other = leaves.find(({ parentId }) => parentId !== one?.parentId)
  if (!one || !other) throw new Error('The tree has no two categories to choose from')
  return { cities: [await cityNamed('Казань'), await cityNamed('Москва')], leaves: [one, other] }
}

/** A stage over a backend. */
export const createStage = (backend: Backend): Stage => {
  const guest = person({ id: '', role: 'GUEST' }, (request) => backend.ask(null, request))
  const around = () => {
    const known = surroundings.get(backend) ?? exploring(guest)
    surroundings.set(backend, known)
    return known
  }
  return {
    guest,
    async someone(newcomer) {
      const traits = typeof newcomer === 'string' ? { role: newcomer } : newcomer
      const id = await backend.join(traits)
      return person({ id, role: traits.role }, (request) => backend.ask(id, request))
    },
    device: (whose, { accessToken }) => person(whose, (request) => backend.askWith(accessToken, request)),
    mailedSecret: (email, action) => backend.mailedSecret(email, action),
    textedCode: (phone) => backend.textedCode(phone),
    cities: async () => (await around()).cities,
    categories: async () => (await around()).leaves,
    anArticle: (article) => backend.storeArticle(article),
    async aLanding(page) {
      const id = await backend.storeLanding(page)
      backend.advance(LANDINGS_FRESH)
      return id
    },
    async aFaqSection(section) {
      const ids = await backend.storeFaq(section)
      backend.advance(FAQ_FRESH)
      return ids
    },
    atTheBank: (purchase, decision) => backend.decideAtBank(purchase, decision),
    word: inventedWord,
    moment: (milliseconds = 0) => new Date(backend.now() + milliseconds).toISOString(),
    advance: (milliseconds) => backend.advance(milliseconds),
  }
}
