import type { ExecutorProfile, PortfolioCase, Service } from '@artel/core/contract'
import { counted, formatPrice, NBSP, type PluralForms, words } from '@artel/core/format'

/** What a page of an executor shows besides the executor; `total` counts what is on all pages of its list. */
export type ExecutorContent =
  | { readonly tab: 'about' }
  | { readonly tab: 'papers' }
  | { readonly tab: 'prices'; readonly services: readonly Service[] }
  | {
      readonly tab: 'works'
      readonly total: number
      readonly names: readonly string[]
      /** The work that is opened. */
      readonly opened: PortfolioCase | null
    }
  | { readonly tab: 'goods'; readonly total: number; readonly names: readonly string[] }
  | { readonly tab: 'blog'; readonly total: number; readonly names: readonly string[] }

/** Characters that search engines show, with some to spare. */
const MOST = 300
/** Things that are named besides their number. */
const NAMED = 3

const article: PluralForms = ['статья', 'статьи', 'статей']

const kept = (text: string) => (text.length <= MOST ? text : `${text.slice(0, MOST - 1).trimEnd()}…`)
const sentences = (...parts: readonly (string | false)[]) =>
  kept(
    parts
      .filter((part) => part !== false && part !== '')
      .map((part) => (/[.!?…]$/.test(String(part)) ? part : `${part}.`))
      .join(' '),
  )
const named = (names: readonly string[], between = ', ') => names.slice(0, NAMED).join(between)
const whoIs = ({ name, cityName }: ExecutorProfile) => [name, cityName].filter(Boolean).join(', ')
const priced = ({ name, priceType, price }: Service) =>
  price === null ? name : `${name} — ${formatPrice({ priceType, price })}`

/** «Сергей М., Казань: сантехника, плитка. 37 отзывов, 41 задание, цены от 1 500 ₽.» */
const ofThemselves = (executor: ExecutorProfile): string => {
  const { categories, rating, finishedTasksCount, priceFrom } = executor
  const who = whoIs(executor)
  const trades = categories.map((one) => one.name.toLocaleLowerCase('ru')).join(', ')
  const facts = [
    rating.count > 0 && counted(rating.count, words.review),
    finishedTasksCount > 0 && counted(finishedTasksCount, words.task),
    priceFrom !== null && `цены ${formatPrice({ priceType: 'FROM', price: priceFrom })}`,
  ].filter(Boolean)
  return sentences(trades ? `${who}: ${trades}` : `${who} — исполнитель на${NBSP}Артели`, facts.join(', '))
}

const ofPapers = (executor: ExecutorProfile): string => {
  const { verificationStatus, experience, education } = executor
  return sentences(
    `${whoIs(executor)}: документы, опыт и${NBSP}образование исполнителя`,
    verificationStatus === 'VERIFIED' && 'Документы проверены',
    experience.length > 0 && `Опыт: ${named(experience.map(({ title }) => title))}`,
    education.length > 0 && `Образование: ${named(education.map(({ title }) => title))}`,
  )
}

const ofPrices = (executor: ExecutorProfile, services: readonly Service[]): string => {
  const { priceFrom } = executor
  const from = priceFrom === null ? '' : `, цены ${formatPrice({ priceType: 'FROM', price: priceFrom })}`
  return sentences(
    `${whoIs(executor)}: ${counted(services.length, words.service)} в${NBSP}прайсе${from}`,
    named(services.map(priced), '; '),
  )
}

/** A list of nothing tells a search engine nothing. */
export const isEmptyContent = (content: ExecutorContent): boolean =>
  content.tab === 'prices' ? content.services.length === 0 : 'total' in content && content.total === 0

const nothing = {
  prices: `Цен в${NBSP}прайсе пока нет`,
  works: 'Работ пока нет',
  goods: 'Товаров пока нет',
  blog: 'Статей пока нет',
} as const

/**
 * What a page of an executor is about, in a sentence or two for those who see a link to it: each of the six says something of its
 * own, with what it shows counted and the first of it named.
 */
export const describeExecutor = (executor: ExecutorProfile, content: ExecutorContent): string => {
  const who = whoIs(executor)
  if (content.tab === 'about') return ofThemselves(executor)
  if (content.tab === 'papers') return ofPapers(executor)
  if (isEmptyContent(content)) return sentences(`${who} — исполнитель на${NBSP}Артели`, nothing[content.tab])
  if (content.tab === 'prices') return ofPrices(executor, content.services)
  const { total, names } = content
  if (content.tab === 'goods')
    return sentences(`${who}: ${counted(total, words.product)} в${NBSP}каталоге Артели`, named(names))
  if (content.tab === 'blog')
    return sentences(`${who}: ${counted(total, article)} в${NBSP}блоге Артели`, named(names, '; '))
  const { opened } = content
  if (opened) return kept(`${opened.title} — работа исполнителя: ${who}. ${opened.text.replaceAll('\n', ' ')}`.trim())
  return sentences(`${who}: ${counted(total, words.work)} с${NBSP}фотографиями`, named(names, '; '))
}
