import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideGuards,
  hasRightParams,
  isInvitedToExecutors,
  type KnowsSlug,
  matchRoute,
  pageNotFound,
  paths,
  type RouteDefinition,
  type RouteName,
  refusingGuard,
  routes,
} from './index.ts'

const ID = '0b5e0f0e-7c1d-4d5e-9a53-3f6c5a2f9d10'
const COMPANY = '7d0c1f6a-2d1b-4a6e-8a55-1f2e3d4c5b6a'

const addresses: Record<RouteName, string> = {
  home: paths.home(),
  aboutCompany: paths.aboutCompany(),
  contacts: paths.contacts(),
  sitemap: paths.sitemap(),
  cookiePolicy: paths.cookiePolicy(),
  privacyPolicy: paths.privacyPolicy(),
  termsOfAdvertising: paths.termsOfAdvertising(),
  termsOfSaleAnnouncement: paths.termsOfSaleAnnouncement(),
  termsOfUse: paths.termsOfUse(),
  publicOffer: paths.publicOffer(),
  licences: paths.licences(),
  registrationClient: paths.registrationClient(),
  registrationExecutor: paths.registrationExecutor(),
  resetPassword: paths.resetPassword(),
  marquizSuccess: paths.marquizSuccess(),
  marquizRedirect: paths.marquizRedirect(),
  blog: paths.blog('ADVICES'),
  article: paths.article(7),
  catalog: paths.catalog(),
  catalogCategory: paths.catalogCategory('mebel-na-zakaz'),
  categories: paths.categories(),
  taskCategories: paths.taskCategories(),
  executors: paths.executors(),
  executorsCategory: paths.executorsCategory('remont/ukladka-plitki'),
  executor: paths.executor(ID),
  executorBlog: paths.executorBlog(ID),
  executorPortfolio: paths.executorPortfolio(COMPANY, ID),
  executorProducts: paths.executorProducts(),
  executorProfile: paths.executorProfile(ID),
  executorServices: paths.executorServices(COMPANY),
  client: paths.client(ID),
  landings: paths.landings(),
  landing: paths.landing('remont/plitka'),
  becomeExecutor: paths.becomeExecutor(),
  faq: paths.faq(),
  faqMenu: paths.faqMenu(),
  faqList: paths.faqList('oplata'),
  taskCreate: paths.taskCreate(),
  marquizTaskCreate: paths.marquizTaskCreate(),
  taskFind: paths.taskFind(),
  taskFindCategory: paths.taskFindCategory('ukladka-plitki'),
  task: paths.task(501),
  productCreate: paths.productCreate(),
  product: paths.product(31),
  productEdit: paths.productEdit(31),
  tariffSettings: paths.tariffSettings(),
  personalArea: paths.personalArea(),
  myTasks: paths.myTasks(),
  myTaskEdit: paths.myTaskEdit(501),
  myTask: paths.myTask(501, 'executor'),
  myReviews: paths.myReviews(),
  profile: paths.profile(),
  settings: paths.settings(),
  portfolio: paths.portfolio(),
  portfolioCaseCreate: paths.portfolioCaseCreate(),
  portfolioCase: paths.portfolioCase(3),
  myArticles: paths.myArticles(),
  articleCreate: paths.articleCreate(),
  articleEdit: paths.articleEdit(481),
  myProducts: paths.myProducts(),
  paidServices: paths.paidServices(),
  analytics: paths.analytics(),
  servicesAndPrices: paths.servicesAndPrices(),
  chats: paths.chats(),
  chat: paths.chat(901),
  moderation: paths.moderation(),
  moderationQueue: paths.moderationQueue('TASKS'),
  admin: paths.admin(),
  adminUsers: paths.adminUsers(),
  adminUser: paths.adminUser('0f6f8f2e-6f4b-4d3a-9c1d-3b9a5d7c1e20'),
  adminRedirects: paths.adminRedirects(),
  adminPrices: paths.adminPrices(),
  adminPayments: paths.adminPayments(),
  adminPaymentDifferences: paths.adminPaymentDifferences(),
  adminPayment: paths.adminPayment('0f6f8f2e-6f4b-4d3a-9c1d-3b9a5d7c1e20'),
  adminFaq: paths.adminFaq(),
  adminFaqCreate: paths.adminFaqCreate(),
  adminFaqItem: paths.adminFaqItem(491),
  adminFaqSection: paths.adminFaqSection(41),
  adminArticles: paths.adminArticles(),
  adminArticle: paths.adminArticle(481),
  adminLandings: paths.adminLandings(),
  adminLanding: paths.adminLanding(11),
  adminSitePage: paths.adminSitePage('become-executor'),
  adminLegal: paths.adminLegal(),
  adminLegalDocument: paths.adminLegalDocument('privacy-policy'),
  adminLog: paths.adminLog(),
}

const knowsAll: KnowsSlug = () => true
const all = Object.entries<RouteDefinition>(routes)

/** Paths, titles, layouts and guards of product §2, and of ours. */
const TABLE = `
/ | Главная | default |
/about-company | О компании | default |
/contacts | Контакты | default |
/cookie-policy | Политика использования cookie | default |
/privacy-policy | Политика конфиденциальности | default |
/terms-of-advertising | Условия размещения рекламы | default |
/terms-of-sale-announcement | Правила размещения объявлений о продаже | default |
/terms-of-use | Пользовательское соглашение | default |
/public-offer | Публичная оферта | default |
/licences | Лицензии | default |
/sitemap | Карта сайта | default |
/auth/registration-client | Регистрация | default |
/auth/registration-executor | Стать исполнителем | default |
/auth/reset-password | Восстановление пароля | default |
/auth/marquiz-success | Заявка принята | default |
/marquiz-redirect | Переход к заданию | empty |
/blog/{category?} | Наш Блог | blog |
/blog/articles/{id} | Статья | blog |
/catalog | Товары | default |
/catalog/{categorySlug} | Каталог изделий | default |
/categories | Категории исполнителей | default |
/task-categories | Все категории | default |
/executors | Исполнители | default |
/{slug...} | Исполнители | default |
/executor/{id?} | Исполнитель | default |
/executor/{id?}/blog | Блог исполнителя | default |
/executor/{id?}/portfolio/{companyId} | Портфолио исполнителя | default |
/executor/{id?}/products | Товары исполнителя | default |
/executor/{id?}/profile | Об исполнителе | default |
/executor/{id?}/services/{companyId} | Услуги исполнителя | default |
/user/client/{id} | Заказчик | default |
/landing | Услуги | landing-category |
/landing/{slug...} | Услуга | landing-category |
/landing-become-executor | Стать исполнителем | become-executor | executor-excluded
/faq | Помощь | default |
/faq/menu | Помощь | default |
/faq/list/{section?} | Помощь | default |
/task-create | Создать задание | default |
/marquiz/task-create | Создать задание | default |
/task-find | Все задания | default |
/task-find/{slug} | Все задания | default |
/task/{id} | Задание | default |
/product-create | Новый товар | default | auth protection-from-customer staff-excluded
/product/{id} | Товар | default |
/product/{id}/edit | Изменить товар | default | auth protection-from-customer staff-excluded
/tariff-settings | Настройка тарифа | default | auth protection-from-customer staff-excluded
/personal-area | Личный кабинет | default | auth
/personal-area/my-tasks | Мои задания | default | auth
/personal-area/my-tasks/{id}/edit | Изменить задание | default | auth
/personal-area/my-tasks/{id}/{role} | Моё задание | default | auth
/personal-area/my-reviews | Мои отзывы | default | auth
/personal-area/profile | Профиль | default | auth
/personal-area/settings | Настройки | default | auth
/personal-area/portfolio/create | Новая работа | default | auth protection-from-customer staff-excluded
/personal-area/portfolio/{id} | Кейс | default | auth protection-from-customer staff-excluded
/personal-area/analytics | Статистика | default | auth protection-from-customer staff-excluded
/personal-area/articles | Мои статьи | default | auth protection-from-customer
/personal-area/articles/create | Новая статья | default | auth protection-from-customer
/personal-area/articles/{id} | Изменить статью | default | auth protection-from-customer
/personal-area/my-products | Мои товары | default | auth protection-from-customer staff-excluded
/personal-area/paid-services | Тарифы продвижения | default | auth protection-from-customer staff-excluded
/personal-area/portfolio | Портфолио | default | auth protection-from-customer staff-excluded
/personal-area/services-and-prices | Услуги и цены | default | auth protection-from-customer staff-excluded
/chats | Чаты | empty | auth
/chats/{id} | Чаты | empty | auth
/moderation | Модерация | default | auth staff
/moderation/{kind} | Модерация | default | auth staff
/admin | Управление | default | auth admin
/admin/users | Пользователи | default | auth admin
/admin/users/{id} | Пользователь | default | auth admin
/admin/redirects | Переезды | default | auth admin
/admin/prices | Цены | default | auth admin
/admin/payments | Платежи | default | auth admin
/admin/payments/differences | Расхождения в платежах | default | auth admin
/admin/payments/{id} | Платёж | default | auth admin
/admin/faq | Помощь | default | auth admin
/admin/faq/create | Новый вопрос помощи | default | auth admin
/admin/faq/{id} | Вопрос помощи | default | auth admin
/admin/faq/sections/{id} | История раздела помощи | default | auth admin
/admin/articles | Статьи | default | auth admin
/admin/articles/{id} | Статья | default | auth admin
/admin/landings | Слова услуг | default | auth admin
/admin/landings/{id} | Слова услуги | default | auth admin
/admin/landings/pages/{page} | Слова страницы | default | auth admin
/admin/legal | Документы | default | auth admin
/admin/legal/{document} | Редакции документа | default | auth admin
/admin/log | Журнал | default | auth admin
`

describe('the route table', () => {
  it('holds every page of the specification and of ours', () => {
    const rows = all.map(([, { pattern, title, layout, guards }]) => [pattern, title, layout, guards.join(' ')])
    const wanted = TABLE.trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
    expect(rows.toSorted()).toEqual(wanted.toSorted())
  })

  it.each(Object.entries(addresses))('leads to %s by the path that is built for it', (name, path) => {
    expect(matchRoute(path, knowsAll)?.name).toBe(name)
  })

  it('leads to a page without the parameter that may be left out', () => {
    expect([matchRoute('/blog')?.name, matchRoute('/executor')?.name, matchRoute('/faq/list')?.name]).toEqual([
      'blog',
      'executor',
      'faqList',
    ])
    expect(matchRoute('/executor/profile')).toEqual({
      name: 'executorProfile',
      route: routes.executorProfile,
      params: {},
    })
  })

  it('gives the parameters of the path', () => {
    expect(matchRoute('/task/501')?.params).toEqual({ id: '501' })
    expect(matchRoute(`/executor/${ID}/portfolio/${COMPANY}`)?.params).toEqual({ id: ID, companyId: COMPANY })
    expect(matchRoute('/landing/remont/plitka')?.params).toEqual({ slug: 'remont/plitka' })
    expect(matchRoute('/')?.params).toEqual({})
  })

  it.each([
    '/unknown',
    '/task',
    '/task/',
    '/task/0',
    '/task/-1',
    '/task/1.5',
    '/task/1e3',
    '/task/9999999999999999',
    '/task/501/edit',
    '/task/%E0%A4%A',
    '/task/abc',
    '/Task/501',
    '/task-find/Плитка',
    '/task-find/a--b',
    '/task-find/..',
    '/chats/1%2F2',
    '/blog/UNKNOWN',
    '/blog/advices',
    '/blog/articles',
    '/blog/articles/x',
    '/executor/7',
    `/executor/${ID}/portfolio`,
    '/user/client/1',
    '/catalog/a/b',
    '/personal-area/my-tasks/501',
    '/personal-area/my-tasks/501/moderator',
    '/moderation/PRODUCTS',
    '/landing/%2e%2e',
    '/landing/a%2Fb',
  ])('has no page at %s', (path) => {
    expect(matchRoute(path)).toBeNull()
  })

  it('asks the trees about slugs, and about nothing else', () => {
    const asked: string[] = []
    const knows: KnowsSlug = (tree, slug) => {
      asked.push(`${tree} ${slug}`)
      return slug === 'remont/plitka'
    }
    expect(matchRoute('/remont/plitka', knows)?.name).toBe('executorsCategory')
    expect(matchRoute('/remont/nothing', knows)).toBeNull()
    expect(matchRoute('/landing/remont/plitka', knows)?.name).toBe('landing')
    expect(matchRoute('/landing/nothing', knows)).toBeNull()
    expect(matchRoute('/catalog/nothing', knows)).toBeNull()
    expect(matchRoute('/task/501', knows)?.name).toBe('task')
    expect(new Set(asked)).toEqual(
      new Set([
        'categories remont/plitka',
        'categories remont/nothing',
        'landings remont/plitka',
        'categories landing/remont/plitka',
        'landings nothing',
        'categories landing/nothing',
        'categories catalog/nothing',
        'categories task/501',
      ]),
    )
  })

  it('never lets a category take the place of a page', () => {
    for (const [name, path] of Object.entries(addresses)) expect(matchRoute(path, knowsAll)?.name).toBe(name)
  })

  it('checks the parameters of a page that is already found', () => {
    expect(hasRightParams(routes.task, { id: '501' })).toBe(true)
    expect(hasRightParams(routes.task, { id: 'x' })).toBe(false)
    expect(hasRightParams(routes.blog, {})).toBe(true)
    expect(hasRightParams(routes.blog, { category: 'NEWS' })).toBe(true)
    expect(hasRightParams(routes.home, { anything: 'x' })).toBe(true)
  })

  it('names the path that has no page as the specification does', () => {
    expect(pageNotFound('/nowhere')).toBe('Page Not Found: /nowhere')
  })

  it('has a rule for every parameter', () => {
    for (const [, route] of all) {
      const names = [...route.pattern.matchAll(/\{(\w+)/g)].map(([, name]) => name)
      expect(Object.keys(route.params ?? {})).toEqual(names)
    }
  })

  it('takes hostile paths without stalling', () => {
    for (const path of ['/a-'.repeat(30_000), `/${'a'.repeat(100_000)}!`, '/%'.repeat(50_000), '/'.repeat(100_000)]) {
      expect(matchRoute(path, () => false)?.name ?? null).toBe(path.replaceAll('/', '') === '' ? 'home' : null)
    }
  })

  it('never throws, whatever the path', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ unit: 'binary' }), (path, text) => {
        matchRoute(path, knowsAll)
        matchRoute(`/${text}`)
      }),
    )
  })
})

describe('the guards', () => {
  it.each([
    ['a guest reads public pages', 'task', null, 'allow'],
    ['a guest is asked to sign in for their own tasks', 'myTasks', null, 'sign-in'],
    ['a client sees their own tasks', 'myTasks', 'CLIENT', 'allow'],
    ['a moderator has tasks of their own like anybody', 'myTasks', 'MODERATOR', 'allow'],
    ['a guest is asked to sign in for chats', 'chats', null, 'sign-in'],
    ['a client chats', 'chat', 'CLIENT', 'allow'],
    ['an executor chats', 'chat', 'EXECUTOR', 'allow'],
    ['a moderator answers executors', 'chats', 'MODERATOR', 'allow'],
    ['an admin answers executors', 'chat', 'ADMIN', 'allow'],
    ['a guest is asked to sign in for a tariff', 'tariffSettings', null, 'sign-in'],
    ['a customer has no tariff', 'tariffSettings', 'CLIENT', 'forbidden'],
    ['an executor has a tariff', 'tariffSettings', 'EXECUTOR', 'allow'],
    ['staff have no tariff', 'tariffSettings', 'ADMIN', 'forbidden'],
    ['a guest is asked to sign in for moderation', 'moderation', null, 'sign-in'],
    ['an executor does not moderate', 'moderationQueue', 'EXECUTOR', 'forbidden'],
    ['a moderator moderates', 'moderationQueue', 'MODERATOR', 'allow'],
    ['an admin moderates', 'moderation', 'ADMIN', 'allow'],
    ['a moderator does not administer', 'admin', 'MODERATOR', 'forbidden'],
    ['an admin administers', 'admin', 'ADMIN', 'allow'],
    ['a guest may read how to become an executor', 'becomeExecutor', null, 'allow'],
    ['a client may read how to become an executor', 'becomeExecutor', 'CLIENT', 'allow'],
    ['an executor is one already', 'becomeExecutor', 'EXECUTOR', 'forbidden'],
  ] as const)('%s', (_, name, role, decision) => {
    expect(decideGuards(routes[name], role && { role })).toBe(decision)
  })

  it('keep a role that nobody knows out of every page they guard', () => {
    const stranger = { role: 'USER' as never }
    const guarded = all.filter(([, { guards }]) => guards.length > 0)
    expect(guarded.filter(([, route]) => decideGuards(route, stranger) !== 'forbidden').map(([name]) => name)).toEqual(
      [],
    )
  })

  it('say which of them it was', () => {
    expect(refusingGuard(routes.tariffSettings, { role: 'ADMIN' })).toBe('staff-excluded')
    expect(refusingGuard(routes.portfolio, { role: 'CLIENT' })).toBe('protection-from-customer')
    expect(refusingGuard(routes.portfolio, { role: 'EXECUTOR' })).toBeNull()
  })

  it('keep customers out of the five pages of the specification', () => {
    const closed = all.filter(([, { guards }]) => guards.includes('protection-from-customer')).map(([name]) => name)
    expect(closed).toEqual(
      expect.arrayContaining(['myProducts', 'paidServices', 'portfolio', 'servicesAndPrices', 'tariffSettings']),
    )
  })

  it('invite anyone to become an executor who is not one', () => {
    const viewers = [null, 'CLIENT', 'EXECUTOR', 'MODERATOR', 'ADMIN'] as const
    expect(viewers.map((role) => isInvitedToExecutors(role && { role }))).toEqual([true, true, false, true, true])
  })
})
