import { SITE_PAGES } from '../../contract/content-terms.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

const page = 'services' as const

/** Words that nobody else has written. */
const wordsOf = (word: string) => ({
  title: `Услуги ${word}`,
  lead: `Выберите, что нужно сделать: ${word} сделают тоже.`,
  pointsTitle: 'Как заказать',
  points: [{ title: 'Опишите задачу', text: `Расскажите, какой ${word} вам нужен.` }],
  questionsTitle: 'Спрашивают',
  questions: [{ question: 'Сколько ждать?', answer: 'Первый отклик приходит за час.' }],
})

/** An administrator before the page as it stands; others may have written it, too. */
const aPage = async (stage: Stage) => {
  const admin = await stage.someone('ADMIN')
  const before = await admin.does('getAdminSitePage', { query: { page } })
  return { admin, before, words: wordsOf(stage.word()) }
}

/** Pages that stand for themselves, and their words as administrators write them. */
export const sitePageScenarios: readonly Scenario[] = [
  on('getSitePage').shows({
    title: 'The invitation to executors is read by everybody, with its steps and questions',
    arrange: async (stage) => stage.guest,
    act: (guest) => ({ by: guest, with: { query: { page: 'become-executor' } } }),
    look: ({ title, points, questions }) => [title !== '', points.length > 0, questions.length > 0],
    answer: () => [true, true, true],
  }),
  on('listAdminSitePages').shows({
    title: 'All of them are there, in their order',
    arrange: async (stage) => stage.someone('ADMIN'),
    act: (admin) => ({ by: admin, with: {} }),
    look: (list) => list.map(({ page: one }) => one),
    answer: () => [...SITE_PAGES],
  }),
  on('getAdminSitePage').shows({
    title: 'The words are those that everybody reads',
    arrange: async (stage) => ({
      admin: await stage.someone('ADMIN'),
      shown: await stage.guest.does('getSitePage', { query: { page } }),
    }),
    act: ({ admin }) => ({ by: admin, with: { query: { page } } }),
    look: ({ version: _, ...words }) => words,
    answer: ({ shown }) => ({ page, ...shown }),
  }),
  on('changeSitePage').answers({
    title: 'New words are read at once, and the former ones are kept',
    arrange: aPage,
    act: ({ admin, before, words }) => ({
      by: admin,
      with: { body: { page, ...words, version: before.version } },
    }),
    answer: ({ before, words }) => ({ page, ...words, version: before.version + 1 }),
    afterwards: ({ admin, before, words }, _, { guest }) => [
      seesThat(guest, 'getSitePage', { query: { page } }, (read) => read, words),
      seesThat(
        admin,
        'listAdminSitePages',
        {},
        (list) => list.filter((one) => one.page === page).map(({ title, isReworded }) => [title, isReworded]),
        [[words.title, true]],
      ),
      seesThat(
        admin,
        'listContentVersions',
        { query: { kind: 'PAGE', key: page } },
        (list) => list.slice(0, 2).map(({ version, body }): unknown => [version, body.title]),
        [
          [before.version + 1, words.title],
          [before.version, before.title],
        ],
      ),
      seesThat(
        admin,
        'listStaffLog',
        { query: { action: 'PAGE_CHANGED', object: 'PAGE', objectId: page, actorId: admin.id } },
        ({ items }) => items.map((line) => [line.object.title, line.before, line.after]),
        [['Услуги', before.title, words.title]],
      ),
    ],
  }),
  on('changeSitePage').refuses('VERSION_CONFLICT', {
    title: 'Nobody overwrites what they have not seen',
    arrange: async (stage) => {
      const made = await aPage(stage)
      const body = { page, ...made.words, version: made.before.version }
      await made.admin.does('changeSitePage', { body })
      return made
    },
    act: ({ admin, before, words }) => ({
      by: admin,
      with: { body: { page, ...words, version: before.version } },
    }),
  }),
  on('changeSitePage').refuses('VALIDATION_FAILED', {
    title: 'A page does not go without its heading',
    arrange: aPage,
    act: ({ admin, before, words }) => ({
      by: admin,
      with: { body: { page, ...words, title: '', version: before.version } },
    }),
    fields: { title: 'Напишите заголовок.' },
  }),
]
