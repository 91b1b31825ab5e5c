import { REVIEW_LIMITS } from '@artel/core/contract'
import { buyingWords, goodOpinions } from '../content/good-reviews.ts'
import type { GoodTemplate } from '../content/goods.ts'
import { saidByClient } from '../content/wording.ts'
import type { Random } from '../random/random.ts'
import type { DemoUser } from './demo.types.ts'

/** Who says something of what, and how it pleased them. */
export interface GoodOccasion {
  readonly template: GoodTemplate
  readonly categoryId: number
  readonly seller: DemoUser
  readonly author: DemoUser
  readonly rating: 3 | 4 | 5
  readonly draw: Random
}

/** Words of a review of a product: the same whole never twice, and of one product no sentence twice while there are others. */
export type GoodSayings = (occasion: GoodOccasion) => string

/** What a review tells of, by weight: the thing and the purchase, or one of them alone. */
const SHAPES = [
  ['BOTH', 6],
  ['PURCHASE', 2],
  ['THING', 2],
] as const

/** First words of the titles of goods that nobody sends to another city. */
const FRESH: ReadonlySet<string> = new Set(['Торт', 'Капкейки', 'Сладкий', 'Обед', 'Фуршетный', 'Букет', 'Шары'])

/** Remembers what was said of all goods, so that the words that a category has heard least come first. */
export function goodSayings(): GoodSayings {
  const wholes = new Set<string>()
  const products = new Map<string, string[]>()
  const heard = new Map<string, number>()
  return (occasion) => {
    const { template, categoryId, rating, seller, author, draw } = occasion
    const product = `${seller.id} ${template.title}`
    const earlier = products.get(product) ?? []
    const times = (text: string) => heard.get(`${categoryId} ${text}`) ?? 0
    const isNew = (text: string) => !earlier.some((told) => told.includes(text))
    const leastFirst = (texts: readonly string[]) => draw.shuffle(texts).sort((one, other) => times(one) - times(other))

    const things = leastFirst(opinionsOf(template))
    const purchases = leastFirst(purchaseWords(occasion))
    const freshThings = things.filter(isNew)
    const freshPurchases = purchases.filter(isNew)
    const shape = draw.weighted(SHAPES)
    const options = [
      ...(shape === 'THING' && rating === 5 ? freshThings : []),
      ...(shape === 'PURCHASE' || freshThings.length === 0 ? freshPurchases : []),
      ...pairsOf(freshThings, freshPurchases),
      ...pairsOf(things, freshPurchases),
      ...pairsOf(things, purchases),
    ]
    const spoken = (text: string) => saidByClient(text, author.speaker)
    const text = options.find((one) => !wholes.has(one) && spoken(one).length >= REVIEW_LIMITS.text[0])
    if (text === undefined) throw new Error(`Nothing is left to say of «${template.title}»`)
    wholes.add(text)
    products.set(product, [...earlier, text])
    for (const part of [...things, ...purchases].filter((one) => text.includes(one))) {
      heard.set(`${categoryId} ${part}`, times(part) + 1)
    }
    return spoken(text)
  }
}

const pairsOf = (things: readonly string[], purchases: readonly string[]) =>
  purchases.flatMap((purchase) => things.map((thing) => `${thing} ${purchase}`))

/** What may be said of a product itself. @throws when its title is of no kind */
export function opinionsOf({ title }: Pick<GoodTemplate, 'title'>): readonly string[] {
  const kind = goodOpinions.find(({ about }) => about.test(title))
  if (!kind) throw new Error(`Nobody knows what to say of «${title}»`)
  return kind.said
}

/** What may be said of the purchase, with endings in brackets. */
function purchaseWords({ template, seller, author, rating }: GoodOccasion): readonly string[] {
  const { any, made, stock, far } = buyingWords[rating]
  const [first = ''] = template.title.split(/[\s,]/)
  const isSent = template.delivery !== 'PICKUP' && seller.city.id !== author.city.id && !FRESH.has(first)
  return [...any, ...(template.days > 0 ? made : stock), ...(isSent ? far : [])]
}
