import type { ContentRejectRule, PublicationStatus } from '@artel/core/contract'
import { decidePublication, type PublicationCommand } from '@artel/core/publication'
import { tariffOffer } from '@artel/core/tariffs/billing'
import { categoryRecords } from '../categories/category-tree.ts'
import { composedGoods } from '../content/good-kinds.ts'
import { type GoodTemplate, goods, goodTalks } from '../content/goods.ts'
import { type Random, random } from '../random/random.ts'
import { DAY, type DemoUser, HOUR, MINUTE } from './demo.types.ts'
import { isAnnounced } from './demo-accounts.ts'
import { leavesOf } from './insert-company-categories.ts'
import { type DemoPicture, SIDES } from './pictures.ts'
import { rounded } from './showcase.ts'
import { type GoodSayings, goodSayings } from './write-good-review.ts'

/** A row of `products` with its photographs; kopecks, milliseconds. */
export interface DemoGood extends Omit<GoodTemplate, 'scenes' | 'roubles'> {
  readonly owner: DemoUser
  readonly categoryId: number
  /** `null`: to be agreed upon. */
  readonly price: number | null
  readonly isFrom: boolean
  /** It was there and is not now. */
  readonly isSoldOut: boolean
  readonly createdAt: number
  readonly publishedAt: number | null
  /** Since when it waits for a moderator; when it was sent, for what has been judged. */
  readonly sentAt: number
  readonly status: PublicationStatus
  readonly rejectRule: ContentRejectRule | null
  readonly version: number
  readonly pictures: readonly DemoPicture[]
  readonly reviews: readonly DemoGoodReview[]
  readonly talks: readonly DemoGoodTalk[]
}

/** A row of `product_reviews`. */
export interface DemoGoodReview {
  readonly author: DemoUser
  readonly rating: number
  readonly text: string
  readonly isConfirmed: boolean
  readonly createdAt: number
  /** What the buyer shows of it. */
  readonly pictures: readonly DemoPicture[]
}

/** A chat about a product: what its buyer asks and what the seller answers, by the moment. */
export interface DemoGoodTalk {
  readonly buyer: DemoUser
  readonly messages: readonly {
    readonly id: string
    readonly isBuyers: boolean
    readonly text: string
    readonly at: number
  }[]
}

const slugOf = new Map(categoryRecords.map(({ id, slug }) => [id, slug]))
/** Goods that nobody pays a tariff for. */
const FREE_PLACES = tariffOffer('FREE').limits.PRODUCTS ?? 0
/** How many things are put up by who has something to sell. */
const PUT_UP = [2, 6] as const
/** Share of the published goods that are sold out, and of the reviews that show something. */
const SOLD_OUT = 0.04
const WITH_PHOTOS = 0.15
/** Whoever can be signed in as has something in every state. */
const SHOWN_STATES: readonly PublicationStatus[] = ['PUBLISHED', 'PENDING', 'PUBLISHED', 'DRAFT', 'HIDDEN', 'REJECTED']

const templatesOf = (slug: string): readonly GoodTemplate[] => [...(goods[slug] ?? []), ...(composedGoods[slug] ?? [])]

/** What an executor may sell: things of what they offer. */
const candidates = (owner: DemoUser): readonly (readonly [categoryId: number, template: GoodTemplate])[] =>
  leavesOf(owner).flatMap((id) => templatesOf(slugOf.get(id) ?? '').map((template) => [id, template] as const))

/** The goods of the demo in the order in which they were written; a product is told by as few as can be. */
export function demoGoods(
  executors: readonly DemoUser[],
  clients: readonly DemoUser[],
  now: number,
): readonly DemoGood[] {
  const told = new Map<GoodTemplate, number>()
  const timesTold = (template: GoodTemplate) => told.get(template) ?? 0
  const say = goodSayings()
  const all = executors.flatMap((owner) => {
    const draw = random(`${owner.code}:goods`)
    const isKnown = isAnnounced(owner)
    const count = isKnown ? SHOWN_STATES.length : Math.min(draw.int(...PUT_UP), FREE_PLACES)
    const chosen = draw
      .shuffle(candidates(owner))
      .sort(([, one], [, other]) => timesTold(one) - timesTold(other))
      .slice(0, count)
    for (const [, template] of chosen) told.set(template, timesTold(template) + 1)
    return chosen.map(([categoryId, template], index) => {
      const status = isKnown ? (SHOWN_STATES[index] ?? 'PUBLISHED') : draw.chance(0.06) ? 'PENDING' : 'PUBLISHED'
      return oneGood({ owner, categoryId, template, status, clients, now, draw, say })
    })
  })
  return all.sort((one, other) => one.createdAt - other.createdAt)
}

interface Telling {
  readonly owner: DemoUser
  readonly categoryId: number
  readonly template: GoodTemplate
  readonly status: PublicationStatus
  readonly clients: readonly DemoUser[]
  readonly now: number
  readonly draw: Random
  readonly say: GoodSayings
}

function oneGood(telling: Telling): DemoGood {
  const { owner, categoryId, template, status: wanted, clients, now, draw } = telling
  const { scenes, roubles, ...words } = template
  const isFresh = wanted === 'PENDING' || wanted === 'DRAFT'
  const createdAt = isFresh ? now - draw.int(3, 30) * HOUR : draw.int(owner.createdAt + 3 * DAY, now - 4 * DAY)
  const sentAt = createdAt + draw.int(10, 90) * MINUTE
  const judgedAt = sentAt + draw.int(5, 150) * MINUTE
  const { status, version } = walked(owner, wanted)
  const publishedAt = status === 'PUBLISHED' || status === 'HIDDEN' ? judgedAt : null
  const price = roubles === 0 ? null : rounded(roubles * draw.real(0.9, 1.2)) * 100
  const pictures = wanted === 'DRAFT' ? [] : photographs(scenes, draw).map((one) => ({ ...one, owner, createdAt }))
  const isShown = status === 'PUBLISHED'
  const talks = isShown && draw.chance(0.25) ? [talkOf(draw.pick(clients), publishedAt ?? createdAt, now, draw)] : []
  return {
    ...words,
    owner,
    categoryId,
    price,
    isFrom: price !== null && words.days > 0 && draw.chance(0.4),
    isSoldOut: isShown && random(`stock:${owner.code}:${categoryId}:${words.title}`).chance(SOLD_OUT),
    createdAt,
    publishedAt,
    sentAt,
    status,
    version,
    rejectRule: status === 'REJECTED' ? 'BAD_PICTURE' : null,
    pictures,
    talks,
    reviews: isShown ? reviewsOf(telling, talks, publishedAt ?? createdAt) : [],
  }
}

const MODERATOR = { id: 'moderator', role: 'MODERATOR' } as const
const WAYS: Readonly<Record<PublicationStatus, readonly PublicationCommand['type'][]>> = {
  DRAFT: [],
  PENDING: ['SUBMIT'],
  PUBLISHED: ['SUBMIT', 'APPROVE'],
  HIDDEN: ['SUBMIT', 'APPROVE', 'HIDE'],
  REJECTED: ['SUBMIT', 'REJECT'],
}

/** The state that a product comes to by the way that leads there. @throws when the machine does not know the way */
function walked({ id, role }: DemoUser, wanted: PublicationStatus): { status: PublicationStatus; version: number } {
  let status: PublicationStatus = 'DRAFT'
  for (const type of WAYS[wanted]) {
    const event = { type, isComplete: true, quotaLeft: 1, isJudged: false, rule: 'BAD_PICTURE' } as PublicationCommand
    const actor = type === 'APPROVE' || type === 'REJECT' ? MODERATOR : { id, role }
    const decision = decidePublication({ publication: { status, ownerId: id }, event, actor })
    if (!decision.ok) throw new Error(`A product of the demo does not go ${type}: ${decision.refusal}`)
    status = decision.status
  }
  return { status, version: WAYS[wanted].length + 1 }
}

/** Every scene of a product from both sides, those of one side first. */
function photographs(scenes: readonly string[], draw: Random): readonly Pick<DemoPicture, 'id' | 'name' | 'asset'>[] {
  const side = draw.int(0, SIDES - 1)
  const seen = Array.from({ length: SIDES }, (_, turn) =>
    scenes.map((scene) => [scene, (side + turn) % SIDES] as const),
  )
  return seen.flat().map(([scene, turn], index) => ({
    id: draw.uuid(),
    name: `Товар ${index + 1}.webp`,
    asset: `scenes/${scene}-${turn + 1}.webp`,
  }))
}

/** What a buyer has photographed of it, one side or both; most send none. */
function taken(author: DemoUser, scenes: readonly string[], createdAt: number): readonly DemoPicture[] {
  const draw = random(`review-photos:${author.code}:${createdAt}`)
  if (!draw.chance(WITH_PHOTOS)) return []
  return photographs([draw.pick(scenes)], draw)
    .slice(0, draw.int(1, SIDES))
    .map((one, index) => ({ ...one, name: `Фото ${index + 1}.webp`, owner: author, createdAt }))
}

function talkOf(buyer: DemoUser, from: number, now: number, draw: Random): DemoGoodTalk {
  const [asked, answered] = draw.pick(goodTalks)
  const at = draw.int(from + HOUR, now - 3 * HOUR)
  const said = [
    { id: draw.uuid(), isBuyers: true, text: asked, at },
    { id: draw.uuid(), isBuyers: false, text: answered, at: at + draw.int(2, 90) * MINUTE },
  ]
  return { buyer, messages: said }
}

/** What buyers say since a moment: no two of them the same. */
function reviewsOf(
  { owner, categoryId, template, clients, now, draw, say }: Telling,
  talks: readonly DemoGoodTalk[],
  from: number,
): readonly DemoGoodReview[] {
  const count = draw.weighted([
    [0, 5],
    [1, 3],
    [3, 2],
    [5, 2],
  ] as const)
  const buyers = talks.map(({ buyer }) => buyer)
  const authors = [...new Set([...buyers, ...draw.shuffle(clients)])].slice(0, count)
  return authors
    .map((author): DemoGoodReview => {
      const rating = draw.weighted([
        [5, 6],
        [4, 3],
        [3, 1],
      ] as const)
      const talk = talks.find(({ buyer }) => buyer === author)
      const since = talk?.messages.at(-1)?.at ?? from
      const createdAt = draw.int(since + MINUTE, now - MINUTE)
      const words = random(`good-words:${owner.code}:${draw.int(0, 1e9)}`)
      const text = say({ template, categoryId, seller: owner, author, rating, draw: words })
      const pictures = taken(author, template.scenes, createdAt)
      return { author, rating, text, isConfirmed: talk !== undefined, createdAt, pictures }
    })
    .sort((one, other) => one.createdAt - other.createdAt)
}
