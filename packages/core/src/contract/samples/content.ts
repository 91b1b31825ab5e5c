import type { Article, ArticleCard } from '../articles.ts'
import type { PortfolioCase, Service } from '../cases.ts'
import type { FaqItem, FaqSection } from '../faq.ts'
import type { Landing, LandingCategory, LandingFigures, RelatedLanding } from '../landings.ts'
import type { OwnProductCard, Product, ProductCard } from '../products.ts'
import { aPicture } from './files.ts'
import { aShownCategory } from './tasks.ts'
import { aPublicExecutor, EXECUTOR_ID } from './users.ts'

/** An oak table in a list. */
export const aProductCard = (overrides: Partial<ProductCard> = {}): ProductCard => ({
  id: 451,
  title: 'Обеденный стол из дуба',
  status: 'PUBLISHED',
  category: { id: 51, name: 'Мебель из массива', slug: 'mebel-iz-massiva' },
  priceType: 'FIXED',
  price: 48_000_00,
  unit: 'PIECE',
  photo: aPicture(),
  availability: 'TO_ORDER',
  delivery: 'BOTH',
  cityName: 'Казань',
  seller: aPublicExecutor(),
  rating: { average: 4.7, count: 6 },
  createdAt: '2026-02-01T10:00:00.000Z',
  ...overrides,
})

/** A draft of the table of {@link aProductCard} in its seller's own list. */
export const anOwnProductCard = (overrides: Partial<OwnProductCard> = {}): OwnProductCard => {
  const { seller: _, ...card } = aProductCard({ status: 'DRAFT', rating: { average: null, count: 0 } })
  return {
    ...card,
    rejectRule: null,
    rejectComment: null,
    isHiddenByTariff: false,
    orderDays: 21,
    version: 1,
    allowedEvents: [
      { event: 'UPDATE', refusal: null },
      { event: 'SUBMIT', refusal: null },
      { event: 'HIDE', refusal: 'WRONG_STATE' },
      { event: 'SHOW', refusal: 'WRONG_STATE' },
      { event: 'DELETE', refusal: null },
    ],
    ...overrides,
  }
}

/** The table of {@link aProductCard} on its page. */
export const aProduct = (overrides: Partial<Product> = {}): Product => ({
  ...aProductCard(),
  description: 'Массив дуба, масло с воском. Размер под заказ, доставка и сборка по городу.',
  photos: [aPicture()],
  orderDays: 21,
  cityId: 551487,
  attributes: [{ name: 'Материал', value: 'Дуб' }],
  sku: null,
  rejectRule: null,
  rejectComment: null,
  isHiddenByTariff: false,
  version: 1,
  allowedEvents: [],
  chatId: null,
  ...overrides,
})

/** A finished work of the executor of `anExecutor`. */
export const aCase = (overrides: Partial<PortfolioCase> = {}): PortfolioCase => ({
  id: 461,
  executorId: EXECUTOR_ID,
  title: 'Санузел под ключ за девять дней',
  text: 'Разводка, гидроизоляция, плитка и сантехника. Старый стояк заменила управляющая компания.',
  photos: [aPicture()],
  category: { id: 11, name: 'Сантехника' },
  price: 96_000_00,
  termDays: 9,
  year: 2025,
  isHidden: false,
  createdAt: '2025-11-03T09:00:00.000Z',
  version: 1,
  ...overrides,
})

/** A line of the executor's price list. */
export const aService = (overrides: Partial<Service> = {}): Service => ({
  id: 471,
  category: { id: 11, name: 'Сантехника' },
  name: 'Замена смесителя',
  priceType: 'FROM',
  price: 1_500_00,
  unit: 'шт.',
  version: 1,
  ...overrides,
})

/** A piece of advice in the blog's list. */
export const anArticleCard = (overrides: Partial<ArticleCard> = {}): ArticleCard => ({
  id: 481,
  title: 'Как описать задание, чтобы откликнулись те, кто нужен',
  lead: 'Пять строк, которые экономят день переписки.',
  category: 'ADVICES',
  cover: null,
  author: aPublicExecutor(),
  status: 'PUBLISHED',
  isPublic: true,
  publishedAt: '2026-02-27T08:00:00.000Z',
  createdAt: '2026-02-26T08:00:00.000Z',
  readingTime: 3,
  tags: ['задание'],
  rejectRule: null,
  ...overrides,
})

/** The article of {@link anArticleCard} on its page. */
export const anArticle = (overrides: Partial<Article> = {}): Article => ({
  ...anArticleCard(),
  body: [
    { type: 'heading', level: 2, runs: [{ text: 'Что написать обязательно' }] },
    {
      type: 'paragraph',
      runs: [{ text: 'Что сделать и сколько, ' }, { text: 'где', bold: true }, { text: ' и когда.' }],
    },
    { type: 'list', ordered: false, items: [[{ text: 'Что уже куплено' }], [{ text: 'Что купит исполнитель' }]] },
  ],
  pictures: {},
  rejectComment: null,
  version: 1,
  allowedEvents: [],
  ...overrides,
})

/** A section of the help. */
export const aFaqSection = (overrides: Partial<FaqSection> = {}): FaqSection => ({
  slug: 'otkliki',
  title: 'Отклики',
  about: 'Сравнить, выбрать, вернуть отклик',
  audience: 'ALL',
  itemsCount: 4,
  ...overrides,
})

/** A question with its answer. */
export const aFaqItem = (overrides: Partial<FaqItem> = {}): FaqItem => ({
  id: 491,
  slug: 'kak-otozvat-otklik',
  sectionSlug: 'otkliki',
  question: 'Как отозвать отклик?',
  answer: 'Откройте задание и нажмите «Отозвать отклик». Потраченный отклик при этом не возвращается.',
  related: [],
  ...overrides,
})

/** A landing page with one below it. */
export const aLandingTree = (): LandingCategory[] => [
  {
    id: 1,
    slug: 'remont',
    name: 'Ремонт',
    parentId: null,
    children: [{ id: 11, slug: 'santehnika', name: 'Сантехника', parentId: 1, children: [] }],
  },
]

/** The neighbour of {@link aLanding}. */
export const aRelatedLanding = (overrides: Partial<RelatedLanding> = {}): RelatedLanding => ({
  id: 12,
  slug: 'ukladka-plitki',
  name: 'Укладка плитки',
  parentId: 1,
  urlSlug: 'remont/ukladka-plitki',
  category: { id: 12, name: 'Укладка плитки', slug: 'ukladka-plitki', look: { material: 'hex', object: 'brick' } },
  ...overrides,
})

/** What is known of the service of {@link aLanding}. */
export const someLandingFigures = (overrides: Partial<LandingFigures> = {}): LandingFigures => ({
  executors: 64,
  verified: 48,
  rating: { average: 4.8, count: 124 },
  firstReplyMinutes: 18,
  days: { from: 1, to: 4 },
  prices: [
    { categoryId: 11, from: 2_500_00, to: 6_000_00, replies: 212 },
    { categoryId: 12, from: 14_000_00, to: 32_000_00, replies: 96 },
  ],
  services: [
    { name: 'Замена смесителя', unit: 'шт.', from: 1_200_00, to: 2_000_00, executors: 31 },
    { name: 'Установка унитаза', unit: 'шт.', from: 2_500_00, to: 4_000_00, executors: 24 },
  ],
  ...overrides,
})

/** The page of the second node of {@link aLandingTree}. */
export const aLanding = (overrides: Partial<Landing> = {}): Landing => ({
  id: 11,
  slug: 'santehnika',
  name: 'Сантехника',
  parentId: 1,
  category: aShownCategory(),
  categoryPath: 'remont/santehnika',
  title: 'Сантехника: найдите исполнителя рядом',
  lead: 'Установка, замена и ремонт. Опишите задачу и выберите того, кому доверяете.',
  questions: [{ question: 'Сколько это стоит?', answer: 'Цену называет исполнитель в отклике.' }],
  breadcrumbs: [
    { id: 1, slug: 'remont', name: 'Ремонт' },
    { id: 11, slug: 'santehnika', name: 'Сантехника' },
  ],
  ...overrides,
})
