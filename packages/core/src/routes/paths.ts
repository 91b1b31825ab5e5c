// Builders of every address of the route table, under the same names. Parameters come as they are in the contract.
import type { ArticleCategory, SitePageName } from '../contract/content-terms.ts'
import type { LegalDocument } from '../contract/legal-terms.ts'
import type { JudgedKind } from '../contract/notification-terms.ts'

/** Segments of a path made of what stands in the contract; slashes of a slug path stay slashes. */
const below = (start: string, ...parts: readonly (string | number | undefined)[]): string =>
  [start, ...parts.filter((part) => part !== undefined)]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part).replaceAll('%2F', '/')))
    .join('/')

export const home = (): string => '/'
export const aboutCompany = (): string => '/about-company'
export const contacts = (): string => '/contacts'
export const sitemap = (): string => '/sitemap'

export const cookiePolicy = (): string => '/cookie-policy'
export const privacyPolicy = (): string => '/privacy-policy'
export const termsOfAdvertising = (): string => '/terms-of-advertising'
export const termsOfSaleAnnouncement = (): string => '/terms-of-sale-announcement'
export const termsOfUse = (): string => '/terms-of-use'
export const publicOffer = (): string => '/public-offer'
export const licences = (): string => '/licences'

export const registrationClient = (): string => '/auth/registration-client'
export const registrationExecutor = (): string => '/auth/registration-executor'
export const resetPassword = (): string => '/auth/reset-password'
export const marquizSuccess = (): string => '/auth/marquiz-success'
export const marquizRedirect = (): string => '/marquiz-redirect'

export const blog = (category?: ArticleCategory): string => below('/blog', category)
export const article = (id: number): string => `/blog/articles/${id}`

export const catalog = (): string => '/catalog'
export const catalogCategory = (slug: string): string => below('/catalog', slug)
export const categories = (): string => '/categories'
export const taskCategories = (): string => '/task-categories'
export const executors = (): string => '/executors'
/** @param urlSlug parent and child slugs joined by slashes */
export const executorsCategory = (urlSlug: string): string => below('', urlSlug)

/** Without an id it is one's own. So in all the pages of an executor. */
export const executor = (id?: string): string => below('/executor', id)
export const executorBlog = (id?: string): string => below('/executor', id, 'blog')
export const executorPortfolio = (companyId: string, id?: string): string =>
  below('/executor', id, 'portfolio', companyId)
export const executorProducts = (id?: string): string => below('/executor', id, 'products')
export const executorProfile = (id?: string): string => below('/executor', id, 'profile')
export const executorServices = (companyId: string, id?: string): string =>
  below('/executor', id, 'services', companyId)
export const client = (id: string): string => below('/user/client', id)

export const landings = (): string => '/landing'
/** @param urlSlug parent and child slugs joined by slashes */
export const landing = (urlSlug: string): string => below('/landing', urlSlug)
export const becomeExecutor = (): string => '/landing-become-executor'

export const faq = (): string => '/faq'
export const faqMenu = (): string => '/faq/menu'
export const faqList = (section?: string): string => below('/faq/list', section)

/** The wizard, with what has to be done and the slug of a category as far as they are known beforehand. */
export const taskCreate = (known: { readonly title?: string; readonly category?: string } = {}): string => {
  const query = Object.entries(known).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `/task-create${query.length > 0 ? '?' : ''}${query.join('&')}`
}
/** The same wizard for who comes from a quiz; `query` is the one that the quiz led here with. */
export const marquizTaskCreate = (query = ''): string => `/marquiz/task-create${query}`
export const taskFind = (): string => '/task-find'
export const taskFindCategory = (slug: string): string => below('/task-find', slug)
export const task = (id: number): string => `/task/${id}`

export const productCreate = (): string => '/product-create'
export const product = (id: number): string => `/product/${id}`
export const productEdit = (id: number): string => `/product/${id}/edit`
export const tariffSettings = (): string => '/tariff-settings'

export const personalArea = (): string => '/personal-area'
export const myTasks = (): string => '/personal-area/my-tasks'
export const myTaskEdit = (id: number): string => `/personal-area/my-tasks/${id}/edit`
export const myTask = (id: number, role: 'author' | 'executor'): string => `/personal-area/my-tasks/${id}/${role}`
export const myReviews = (): string => '/personal-area/my-reviews'
export const profile = (): string => '/personal-area/profile'
export const settings = (): string => '/personal-area/settings'
export const portfolio = (): string => '/personal-area/portfolio'
export const portfolioCaseCreate = (): string => '/personal-area/portfolio/create'
export const portfolioCase = (id: number): string => `/personal-area/portfolio/${id}`
export const myArticles = (): string => '/personal-area/articles'
export const articleCreate = (): string => '/personal-area/articles/create'
export const articleEdit = (id: number): string => `/personal-area/articles/${id}`
export const myProducts = (): string => '/personal-area/my-products'
export const paidServices = (): string => '/personal-area/paid-services'
export const analytics = (): string => '/personal-area/analytics'
export const servicesAndPrices = (): string => '/personal-area/services-and-prices'

export const chats = (): string => '/chats'
export const chat = (id: number): string => `/chats/${id}`

export const moderation = (): string => '/moderation'
export const moderationQueue = (kind: JudgedKind): string => `/moderation/${kind}`
export const admin = (): string => '/admin'
export const adminUsers = (): string => '/admin/users'
export const adminUser = (id: string): string => below('/admin/users', id)
export const adminRedirects = (): string => '/admin/redirects'
export const adminPrices = (): string => '/admin/prices'
export const adminFaq = (): string => '/admin/faq'
export const adminFaqCreate = (): string => '/admin/faq/create'
export const adminFaqItem = (id: number): string => `/admin/faq/${id}`
export const adminFaqSection = (id: number): string => `/admin/faq/sections/${id}`
export const adminPayments = (): string => '/admin/payments'
export const adminPaymentDifferences = (): string => '/admin/payments/differences'
export const adminPayment = (id: string): string => below('/admin/payments', id)
export const adminArticles = (): string => '/admin/articles'
export const adminArticle = (id: number): string => `/admin/articles/${id}`
export const adminLandings = (): string => '/admin/landings'
export const adminLanding = (id: number): string => `/admin/landings/${id}`
export const adminSitePage = (page: SitePageName): string => `/admin/landings/pages/${page}`
export const adminLegal = (): string => '/admin/legal'
export const adminLegalDocument = (document: LegalDocument): string => below('/admin/legal', document)
export const adminLog = (): string => '/admin/log'
