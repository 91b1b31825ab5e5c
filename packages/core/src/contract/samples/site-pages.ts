import type { AdminSitePage, SitePageWords } from '../site-pages.ts'

/** The words of the invitation to executors, in short. */
export const aSitePage = (overrides: Partial<SitePageWords> = {}): SitePageWords => ({
  title: 'Работа рядом, цена — ваша',
  lead: 'Выбирайте задания по душе и договаривайтесь с заказчиком напрямую.',
  pointsTitle: 'Как это работает',
  points: [{ title: 'Расскажите о себе', text: 'Чем занимаетесь, где работаете и сколько берёте.' }],
  questionsTitle: 'Вопросы',
  questions: [{ question: 'Сколько это стоит?', answer: 'На бесплатном тарифе есть отклики каждый месяц.' }],
  ...overrides,
})

/** The words of {@link aSitePage} as they are changed. */
export const anAdminSitePage = (overrides: Partial<AdminSitePage> = {}): AdminSitePage => ({
  page: 'become-executor',
  ...aSitePage(),
  version: 1,
  ...overrides,
})
