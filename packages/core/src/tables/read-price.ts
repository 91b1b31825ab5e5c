import type { PriceType } from '../contract/task-replies.ts'
import { parseMoney } from '../validators/index.ts'

const NEGOTIABLE = /^(?:цена )?(?:договорн|по договор)|^[-–—]$/iu
const CURRENCY = /\s*(?:₽|руб(?:\.|лей|ля|ль)?|р\.?)$/iu

/** What a price says. */
interface ReadPrice {
  readonly priceType: PriceType
  /** Kopecks; `null` exactly when NEGOTIABLE. */
  readonly price: number | null
  /** «м²» of «500 ₽/м²». */
  readonly unit: string | null
}

/** «от 1 500 ₽/м²», «договорная»; `null` for what is no price. */
export const readPrice = (cell: string): ReadPrice | null => {
  if (NEGOTIABLE.test(cell)) return { priceType: 'NEGOTIABLE', price: null, unit: null }
  const [, sum = cell, unit = null] = /^(.*?)(?:\s*\/\s*|\sза\s)(.+)$/iu.exec(cell) ?? []
  const [, from, rest = sum] = /^(от\s)(.+)$/iu.exec(sum) ?? []
  const price = parseMoney(rest.replace(CURRENCY, ''))
  return price === null ? null : { priceType: from ? 'FROM' : 'FIXED', price, unit }
}
