import { on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

const words = {
  title: 'Кто сделает это лучше всех',
  lead: 'Расскажите, что нужно, и получите отклики с ценами и сроками.',
  questions: [{ question: 'Сколько ждать?', answer: 'Первый отклик приходит за час.' }],
}

/** An administrator, and a page with one below it. */
const aPage = async (stage: Stage) => {
  const [admin, word] = [await stage.someone('ADMIN'), stage.word()]
  const root = { slug: word, name: `Услуга ${word}`, parentId: null }
  const rootId = await stage.aLanding(root)
  const below = { slug: `${word}-x`, name: `Часть услуги ${word}`, parentId: rootId }
  const id = await stage.aLanding(below)
  const urlSlug = `${root.slug}/${below.slug}`
  return { admin, rootId, id, urlSlug, page: await admin.does('getAdminLanding', { params: { id } }) }
}

const kept = (admin: Person, id: number, expected: (readonly [number, string | null, string])[]) =>
  seesThat(
    admin,
    'listContentVersions',
    { query: { kind: 'LANDING', key: String(id) } },
    (list) => list.map(({ version, author, body }) => [version, author?.id ?? null, String(body.title)] as const),
    expected,
  )

/** The words of landing pages as administrators write them. */
export const adminLandingScenarios: readonly Scenario[] = [
  on('listAdminLandings').shows({
    title: 'Each page stands behind the one that it is below',
    arrange: aPage,
    act: ({ admin }) => ({ by: admin, with: {} }),
    look: (list) => list.slice(-2).map(({ id, parentId, urlSlug, isReworded }) => [id, parentId, urlSlug, isReworded]),
    answer: ({ rootId, id, urlSlug }) => [
      [rootId, null, urlSlug.split('/')[0] ?? '', false],
      [id, rootId, urlSlug, false],
    ],
  }),
  on('getAdminLanding').shows({
    title: 'The words are those that everybody reads',
    arrange: async (stage) => {
      const made = await aPage(stage)
      return { ...made, shown: await stage.guest.does('getLanding', { query: { slug: made.urlSlug } }) }
    },
    act: ({ admin, id }) => ({ by: admin, with: { params: { id } } }),
    look: (page) => page,
    answer: ({ id, urlSlug, shown: { name, title, lead, questions } }) => ({
      ...{ id, name, urlSlug, title, lead, questions, version: 1 },
    }),
  }),
  on('changeLanding').answers({
    title: 'New words are read at once, and the former ones are kept',
    arrange: aPage,
    act: ({ admin, id }) => ({ by: admin, with: { params: { id }, body: { version: 1, ...words } } }),
    answer: ({ page }) => ({ ...page, ...words, version: 2 }),
    afterwards: ({ admin, id, urlSlug, page }, _, { guest }) => [
      seesThat(
        guest,
        'getLanding',
        { query: { slug: urlSlug } },
        ({ title, lead, questions }) => ({ title, lead, questions }),
        words,
      ),
      seesThat(admin, 'listAdminLandings', {}, (list) => list.find((one) => one.id === id)?.isReworded ?? null, true),
      kept(admin, id, [
        [2, admin.id, words.title],
        [1, null, page.title],
      ]),
      seesThat(
        admin,
        'listStaffLog',
        { query: { action: 'LANDING_CHANGED', object: 'LANDING', objectId: String(id) } },
        ({ items }) => items.map(({ actor, before, after }) => [actor.id, before, after]),
        [[admin.id, page.title, words.title]],
      ),
    ],
  }),
  on('changeLanding').shows({
    title: 'The words that came with the site come back',
    arrange: async (stage) => {
      const made = await aPage(stage)
      await made.admin.does('changeLanding', { params: { id: made.id }, body: { version: 1, ...words } })
      const { title } = made.page
      // What was stored by hand may be shorter than what may be written.
      return { ...made, former: { ...words, title: title.padEnd(5, '.') } }
    },
    act: ({ admin, id, former }) => ({ by: admin, with: { params: { id }, body: { version: 2, ...former } } }),
    look: ({ title, version }) => ({ title, version }),
    answer: ({ former }) => ({ title: former.title, version: 3 }),
  }),
]
