// Words and limits of products, cases, services, articles and help without a schema (product §17).

/** States of a product and of an article; the table is the machine in `products`, which articles share. */
export const PUBLICATION_STATUSES = ['DRAFT', 'PENDING', 'PUBLISHED', 'HIDDEN', 'REJECTED'] as const
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number]
export const PUBLICATION_USER_EVENTS = ['UPDATE', 'SUBMIT', 'HIDE', 'SHOW', 'DELETE', 'APPROVE', 'REJECT'] as const
export type PublicationUserEvent = (typeof PUBLICATION_USER_EVENTS)[number]

export const PRODUCT_UNITS = ['PIECE', 'METRE', 'SQUARE_METRE', 'SET', 'HOUR'] as const
/** How goods that can be had are had: what the catalogue is narrowed to. */
export const PRODUCT_SUPPLIES = ['IN_STOCK', 'TO_ORDER'] as const
/** What is sold out keeps its page, to be asked about; the catalogue shows it to whoever asks for it. */
export const PRODUCT_AVAILABILITIES = [...PRODUCT_SUPPLIES, 'SOLD_OUT'] as const
/** Goods like one, beside its page. */
export const SIMILAR_PRODUCTS = 4
export const DELIVERY_MODES = ['PICKUP', 'DELIVERY', 'BOTH'] as const
/** Kopecks that a product, a service or a finished work may cost. */
export const PRICE_LIMITS = [1_00, 10_000_000_00] as const

/** Lengths in characters, days of making. */
export const PRODUCT_LIMITS = {
  title: [5, 120],
  description: [20, 5000],
  photos: [1, 10],
  orderDays: [1, 180],
  attributes: 20,
  attributeName: 40,
  attributeValue: 100,
  sku: 64,
  /** Products that are made by one call. */
  atOnce: 50,
} as const

/** What is said of a product that is made to order without its days. */
export const NO_ORDER_DAYS = 'Укажите, за сколько дней изготовите.'
/** What is said of a product too many: a draft stands for the place that it is going to take. */
export const PRODUCTS_FULL =
  'Опубликованные товары, товары на проверке и черновики заняли все места тарифа. Удалите лишний черновик или смените тариф.'
/** Years that something may have been made or learnt in. */
export const YEAR_LIMITS = [1950, 2100] as const

export const CASE_LIMITS = { title: [5, 100], text: 3000, photos: [1, 20], termDays: [1, 3650] } as const
/** `count`: lines of one price list. */
export const SERVICE_LIMITS = { name: [2, 120], unit: [1, 20], count: 200 } as const
/** What is said of one line too many. */
export const SERVICES_FULL = `В прайс-листе помещается ${SERVICE_LIMITS.count} услуг. Удалите те, что больше не нужны.`
/** What is said of more lines at once than there is room for. */
export const servicesOver = (left: number): string =>
  left > 0 ? `В прайс-листе свободных строк: ${left}. Добавьте не больше.` : SERVICES_FULL

export { ARTICLE_CATEGORIES, type ArticleCategory, SITE_PAGES, type SitePageName } from './address-terms.ts'
/** The two that executors may write. */
export const EXECUTOR_ARTICLE_CATEGORIES = ['PERSONAL_BLOG', 'CASES'] as const
export const ARTICLE_LIMITS = {
  title: [10, 120],
  lead: [50, 300],
  body: [500, 30_000],
  images: 20,
  tags: 5,
  tag: 40,
  /** Drafts of one author. */
  drafts: 50,
} as const
/** What is said of a draft too many. */
export const DRAFTS_FULL = `Черновиков уже ${ARTICLE_LIMITS.drafts}. Удалите те, что больше не нужны.`
/** What is said of an executor who writes where only staff do. */
export const CATEGORY_OF_STAFF = 'В эту рубрику пишет редакция. Выберите «Личный блог» или «Кейсы».'

export const FAQ_AUDIENCES = ['ALL', 'CLIENT', 'EXECUTOR'] as const
/** `ratingsAnHour`: words about answers of one person, or from one network client. */
export const FAQ_LIMITS = {
  title: [2, 60],
  about: [2, 120],
  slug: 60,
  question: [5, 150],
  answer: 8000,
  related: 5,
  searchFrom: 2,
  ratingsAnHour: 40,
} as const
/** Words of a landing page. */
export const LANDING_LIMITS = {
  title: [5, 120],
  lead: [20, 400],
  question: [5, 150],
  answer: [2, 1500],
  questions: [0, 12],
} as const
/** Words of such a page, beside those that it has in common with a landing page. */
export const SITE_PAGE_LIMITS = {
  heading: [3, 60],
  pointTitle: [3, 60],
  pointText: [10, 300],
  points: [0, 6],
} as const
/** Characters of a question to the team and of its answer; the name of who asks. */
export const QUESTION_TEXT = [10, 2000] as const
export const QUESTION_ANSWER = [2, 2000] as const
export const QUESTION_NAME = [2, 50] as const
/** Questions of one person, or from one network client. */
export const QUESTIONS_AN_HOUR = 5

/** What becomes of a question to the team. */
export const QUESTION_STATUSES = ['WAITING', 'ANSWERED', 'CLOSED'] as const
export type QuestionStatus = (typeof QUESTION_STATUSES)[number]
/** So many of one's own questions are shown, the newest. */
export const OWN_QUESTIONS = 50
