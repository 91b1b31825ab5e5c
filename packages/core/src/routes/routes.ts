// Every page of product §2 and of ours. One constant a page: a program that needs a few of them carries those only. Which of
// them the app serves, its own files say; links go through `paths`.
import { ARTICLE_CATEGORIES, SITE_PAGES } from '../contract/address-terms.ts'
import { LEGAL_DOCUMENTS } from '../contract/legal-terms.ts'
import { JUDGED_KINDS } from '../contract/notification-terms.ts'
import type { RouteDefinition } from './route.types.ts'

type Page = RouteDefinition

const NUMBER = /^[1-9]\d{0,14}$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const SLUG = /^[a-z\d]+(-[a-z\d]+)*$/
const SLUG_PATH = /^[a-z\d]+([-/][a-z\d]+)*$/

export const home: Page = { pattern: '/', title: 'Главная', layout: 'default', guards: [] }
export const aboutCompany: Page = { pattern: '/about-company', title: 'О компании', layout: 'default', guards: [] }
export const contacts: Page = { pattern: '/contacts', title: 'Контакты', layout: 'default', guards: [] }
export const sitemap: Page = { pattern: '/sitemap', title: 'Карта сайта', layout: 'default', guards: [] }

export const cookiePolicy: Page = {
  pattern: '/cookie-policy',
  title: 'Политика использования cookie',
  layout: 'default',
  guards: [],
}
export const privacyPolicy: Page = {
  pattern: '/privacy-policy',
  title: 'Политика конфиденциальности',
  layout: 'default',
  guards: [],
}
export const termsOfAdvertising: Page = {
  pattern: '/terms-of-advertising',
  title: 'Условия размещения рекламы',
  layout: 'default',
  guards: [],
}
export const termsOfSaleAnnouncement: Page = {
  pattern: '/terms-of-sale-announcement',
  title: 'Правила размещения объявлений о продаже',
  layout: 'default',
  guards: [],
}
export const termsOfUse: Page = {
  pattern: '/terms-of-use',
  title: 'Пользовательское соглашение',
  layout: 'default',
  guards: [],
}
export const publicOffer: Page = { pattern: '/public-offer', title: 'Публичная оферта', layout: 'default', guards: [] }
export const licences: Page = { pattern: '/licences', title: 'Лицензии', layout: 'default', guards: [] }

export const registrationClient: Page = {
  pattern: '/auth/registration-client',
  title: 'Регистрация',
  layout: 'default',
  guards: [],
}
export const registrationExecutor: Page = {
  pattern: '/auth/registration-executor',
  title: 'Стать исполнителем',
  layout: 'default',
  guards: [],
}
export const resetPassword: Page = {
  pattern: '/auth/reset-password',
  title: 'Восстановление пароля',
  layout: 'default',
  guards: [],
}
export const marquizSuccess: Page = {
  pattern: '/auth/marquiz-success',
  title: 'Заявка принята',
  layout: 'default',
  guards: [],
}
export const marquizRedirect: Page = {
  pattern: '/marquiz-redirect',
  title: 'Переход к заданию',
  layout: 'empty',
  guards: [],
}

export const blog: Page = {
  pattern: '/blog/{category?}',
  title: 'Наш Блог',
  layout: 'blog',
  guards: [],
  params: { category: ARTICLE_CATEGORIES },
}
export const article: Page = {
  pattern: '/blog/articles/{id}',
  title: 'Статья',
  layout: 'blog',
  guards: [],
  params: { id: NUMBER },
}

export const catalog: Page = { pattern: '/catalog', title: 'Товары', layout: 'default', guards: [] }
export const catalogCategory: Page = {
  pattern: '/catalog/{categorySlug}',
  title: 'Каталог изделий',
  layout: 'default',
  guards: [],
  params: { categorySlug: SLUG },
  tree: 'landings',
}
export const categories: Page = {
  pattern: '/categories',
  title: 'Категории исполнителей',
  layout: 'default',
  guards: [],
}
export const taskCategories: Page = {
  pattern: '/task-categories',
  title: 'Все категории',
  layout: 'default',
  guards: [],
}
export const executors: Page = { pattern: '/executors', title: 'Исполнители', layout: 'default', guards: [] }
export const executorsCategory: Page = {
  pattern: '/{slug...}',
  title: 'Исполнители',
  layout: 'default',
  guards: [],
  params: { slug: SLUG_PATH },
  tree: 'categories',
}

export const executor: Page = {
  pattern: '/executor/{id?}',
  title: 'Исполнитель',
  layout: 'default',
  guards: [],
  params: { id: UUID },
}
export const executorBlog: Page = {
  pattern: '/executor/{id?}/blog',
  title: 'Блог исполнителя',
  layout: 'default',
  guards: [],
  params: { id: UUID },
}
export const executorPortfolio: Page = {
  pattern: '/executor/{id?}/portfolio/{companyId}',
  title: 'Портфолио исполнителя',
  layout: 'default',
  guards: [],
  params: { id: UUID, companyId: UUID },
}
export const executorProducts: Page = {
  pattern: '/executor/{id?}/products',
  title: 'Товары исполнителя',
  layout: 'default',
  guards: [],
  params: { id: UUID },
}
export const executorProfile: Page = {
  pattern: '/executor/{id?}/profile',
  title: 'Об исполнителе',
  layout: 'default',
  guards: [],
  params: { id: UUID },
}
export const executorServices: Page = {
  pattern: '/executor/{id?}/services/{companyId}',
  title: 'Услуги исполнителя',
  layout: 'default',
  guards: [],
  params: { id: UUID, companyId: UUID },
}
export const client: Page = {
  pattern: '/user/client/{id}',
  title: 'Заказчик',
  layout: 'default',
  guards: [],
  params: { id: UUID },
}

export const landings: Page = { pattern: '/landing', title: 'Услуги', layout: 'landing-category', guards: [] }
export const landing: Page = {
  pattern: '/landing/{slug...}',
  title: 'Услуга',
  layout: 'landing-category',
  guards: [],
  params: { slug: SLUG_PATH },
  tree: 'landings',
}
export const becomeExecutor: Page = {
  pattern: '/landing-become-executor',
  title: 'Стать исполнителем',
  layout: 'become-executor',
  guards: ['executor-excluded'],
}

export const faq: Page = { pattern: '/faq', title: 'Помощь', layout: 'default', guards: [] }
export const faqMenu: Page = { pattern: '/faq/menu', title: 'Помощь', layout: 'default', guards: [] }
export const faqList: Page = {
  pattern: '/faq/list/{section?}',
  title: 'Помощь',
  layout: 'default',
  guards: [],
  params: { section: SLUG },
}

export const taskCreate: Page = { pattern: '/task-create', title: 'Создать задание', layout: 'default', guards: [] }
export const marquizTaskCreate: Page = {
  pattern: '/marquiz/task-create',
  title: 'Создать задание',
  layout: 'default',
  guards: [],
}
export const taskFind: Page = { pattern: '/task-find', title: 'Все задания', layout: 'default', guards: [] }
export const taskFindCategory: Page = {
  pattern: '/task-find/{slug}',
  title: 'Все задания',
  layout: 'default',
  guards: [],
  params: { slug: SLUG },
  tree: 'categories',
}
export const task: Page = {
  pattern: '/task/{id}',
  title: 'Задание',
  layout: 'default',
  guards: [],
  params: { id: NUMBER },
}

export const productCreate: Page = {
  pattern: '/product-create',
  title: 'Новый товар',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
}
export const product: Page = {
  pattern: '/product/{id}',
  title: 'Товар',
  layout: 'default',
  guards: [],
  params: { id: NUMBER },
}
export const productEdit: Page = {
  pattern: '/product/{id}/edit',
  title: 'Изменить товар',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
  params: { id: NUMBER },
}
export const tariffSettings: Page = {
  pattern: '/tariff-settings',
  title: 'Настройка тарифа',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
}

export const personalArea: Page = {
  pattern: '/personal-area',
  title: 'Личный кабинет',
  layout: 'default',
  guards: ['auth'],
}
export const myTasks: Page = {
  pattern: '/personal-area/my-tasks',
  title: 'Мои задания',
  layout: 'default',
  guards: ['auth'],
}
export const myTaskEdit: Page = {
  pattern: '/personal-area/my-tasks/{id}/edit',
  title: 'Изменить задание',
  layout: 'default',
  guards: ['auth'],
  params: { id: NUMBER },
}
export const myTask: Page = {
  pattern: '/personal-area/my-tasks/{id}/{role}',
  title: 'Моё задание',
  layout: 'default',
  guards: ['auth'],
  params: { id: NUMBER, role: ['author', 'executor'] },
}
export const myReviews: Page = {
  pattern: '/personal-area/my-reviews',
  title: 'Мои отзывы',
  layout: 'default',
  guards: ['auth'],
}
export const profile: Page = {
  pattern: '/personal-area/profile',
  title: 'Профиль',
  layout: 'default',
  guards: ['auth'],
}
export const settings: Page = {
  pattern: '/personal-area/settings',
  title: 'Настройки',
  layout: 'default',
  guards: ['auth'],
}
export const portfolio: Page = {
  pattern: '/personal-area/portfolio',
  title: 'Портфолио',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
}
export const portfolioCaseCreate: Page = {
  pattern: '/personal-area/portfolio/create',
  title: 'Новая работа',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
}
export const portfolioCase: Page = {
  pattern: '/personal-area/portfolio/{id}',
  title: 'Кейс',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
  params: { id: NUMBER },
}
export const myArticles: Page = {
  pattern: '/personal-area/articles',
  title: 'Мои статьи',
  layout: 'default',
  guards: ['auth', 'protection-from-customer'],
}
export const articleCreate: Page = {
  pattern: '/personal-area/articles/create',
  title: 'Новая статья',
  layout: 'default',
  guards: ['auth', 'protection-from-customer'],
}
export const articleEdit: Page = {
  pattern: '/personal-area/articles/{id}',
  title: 'Изменить статью',
  layout: 'default',
  guards: ['auth', 'protection-from-customer'],
  params: { id: NUMBER },
}
export const myProducts: Page = {
  pattern: '/personal-area/my-products',
  title: 'Мои товары',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
}
export const paidServices: Page = {
  pattern: '/personal-area/paid-services',
  title: 'Тарифы продвижения',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
}
export const analytics: Page = {
  pattern: '/personal-area/analytics',
  title: 'Статистика',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
}
export const servicesAndPrices: Page = {
  pattern: '/personal-area/services-and-prices',
  title: 'Услуги и цены',
  layout: 'default',
  guards: ['auth', 'protection-from-customer', 'staff-excluded'],
}

export const chats: Page = { pattern: '/chats', title: 'Чаты', layout: 'empty', guards: ['auth'] }
export const chat: Page = {
  pattern: '/chats/{id}',
  title: 'Чаты',
  layout: 'empty',
  guards: ['auth'],
  params: { id: NUMBER },
}

export const moderation: Page = {
  pattern: '/moderation',
  title: 'Модерация',
  layout: 'default',
  guards: ['auth', 'staff'],
}
export const moderationQueue: Page = {
  pattern: '/moderation/{kind}',
  title: 'Модерация',
  layout: 'default',
  guards: ['auth', 'staff'],
  params: { kind: JUDGED_KINDS },
}
export const admin: Page = {
  pattern: '/admin',
  title: 'Управление',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminUsers: Page = {
  pattern: '/admin/users',
  title: 'Пользователи',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminUser: Page = {
  pattern: '/admin/users/{id}',
  title: 'Пользователь',
  layout: 'default',
  guards: ['auth', 'admin'],
  params: { id: UUID },
}
export const adminRedirects: Page = {
  pattern: '/admin/redirects',
  title: 'Переезды',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminPrices: Page = {
  pattern: '/admin/prices',
  title: 'Цены',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminPayments: Page = {
  pattern: '/admin/payments',
  title: 'Платежи',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminPaymentDifferences: Page = {
  pattern: '/admin/payments/differences',
  title: 'Расхождения в платежах',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminPayment: Page = {
  pattern: '/admin/payments/{id}',
  title: 'Платёж',
  layout: 'default',
  guards: ['auth', 'admin'],
  params: { id: UUID },
}
export const adminFaq: Page = {
  pattern: '/admin/faq',
  title: 'Помощь',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminFaqCreate: Page = {
  pattern: '/admin/faq/create',
  title: 'Новый вопрос помощи',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminFaqItem: Page = {
  pattern: '/admin/faq/{id}',
  title: 'Вопрос помощи',
  layout: 'default',
  guards: ['auth', 'admin'],
  params: { id: NUMBER },
}
export const adminFaqSection: Page = {
  pattern: '/admin/faq/sections/{id}',
  title: 'История раздела помощи',
  layout: 'default',
  guards: ['auth', 'admin'],
  params: { id: NUMBER },
}
export const adminArticles: Page = {
  pattern: '/admin/articles',
  title: 'Статьи',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminArticle: Page = {
  pattern: '/admin/articles/{id}',
  title: 'Статья',
  layout: 'default',
  guards: ['auth', 'admin'],
  params: { id: NUMBER },
}
export const adminLandings: Page = {
  pattern: '/admin/landings',
  title: 'Слова услуг',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminLanding: Page = {
  pattern: '/admin/landings/{id}',
  title: 'Слова услуги',
  layout: 'default',
  guards: ['auth', 'admin'],
  params: { id: NUMBER },
}
export const adminSitePage: Page = {
  pattern: '/admin/landings/pages/{page}',
  title: 'Слова страницы',
  layout: 'default',
  guards: ['auth', 'admin'],
  params: { page: SITE_PAGES },
}
export const adminLegal: Page = {
  pattern: '/admin/legal',
  title: 'Документы',
  layout: 'default',
  guards: ['auth', 'admin'],
}
export const adminLegalDocument: Page = {
  pattern: '/admin/legal/{document}',
  title: 'Редакции документа',
  layout: 'default',
  guards: ['auth', 'admin'],
  params: { document: LEGAL_DOCUMENTS },
}
export const adminLog: Page = {
  pattern: '/admin/log',
  title: 'Журнал',
  layout: 'default',
  guards: ['auth', 'admin'],
}
