import type { Article } from '../../contract/articles.ts'
import {
  aDraft,
  anAuthor,
  articleBody,
  aShownArticle,
  atArticle,
  aWaitingArticle,
  byNumber,
  draftBy,
  numbersOf,
  publishedBy,
  statusOf,
} from './article-stage.ts'
import { aPicture, upload } from './files.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import type { DataOf, Person, Stage } from './stage.ts'

const TITLE = 'Как выбрать смеситель и не пожалеть'
const NOBODY = { code: 'NOT_FOUND' } as const

/** An administrator, and an executor's article that everybody reads. */
const aMendable = async (stage: Stage) => ({ ...(await aShownArticle(stage)), admin: await stage.someone('ADMIN') })

/** Two administrators, and an article of one of them that everybody reads. */
const ofHouse = async (stage: Stage) => {
  const [author, admin] = [await stage.someone('ADMIN'), await stage.someone('ADMIN')]
  return { author, admin, article: await publishedBy(stage, author, { category: 'NEWS' }) }
}

const titlesKept = (
  admin: Person,
  { id }: Pick<Article, 'id'>,
  expected: (readonly [number, string | null, string])[],
) =>
  seesThat(
    admin,
    'listContentVersions',
    { query: { kind: 'ARTICLE', key: String(id) } },
    (list) => list.map(({ version, author, body }) => [version, author?.id ?? null, String(body.title)] as const),
    expected,
  )

const isLogged = (
  admin: Person,
  action: 'ARTICLE_CHANGED' | 'ARTICLE_HIDDEN' | 'ARTICLE_SHOWN',
  { id }: { id: number },
) =>
  seesThat(
    admin,
    'listStaffLog',
    { query: { action, object: 'ARTICLE', objectId: String(id) } },
    ({ items }: DataOf<'listStaffLog'>) => items.map(({ actor }) => actor.id),
    [admin.id],
  )

const found: readonly Scenario[] = [
  on('listAdminArticles').shows({
    title:
      'An administrator finds articles of everybody in whatever state by a word, a category, a state and an author',
    arrange: async (stage) => {
      const word = stage.word()
      const author = await anAuthor(stage)
      const draft = await draftBy(author, { title: `Черновик ${word}`, category: 'CASES' })
      stage.advance(1000)
      const shown = await publishedBy(stage, author, { title: `Опубликовано ${word}` })
      stage.advance(1000)
      const admin = await stage.someone('ADMIN')
      const news = await draftBy(admin, { title: `Новость ${word}`, category: 'NEWS' })
      return { admin, author, word, draft, shown, news }
    },
    act: ({ admin, word }) => ({ by: admin, with: { query: { q: word } } }),
    look: (data) => ({ ids: numbersOf(data), total: data.pagination.totalItems }),
    answer: ({ draft, shown, news }) => ({ ids: [news.id, shown.id, draft.id], total: 3 }),
    afterwards: ({ admin, author, word, draft, shown, news }) => {
      const finds = (query: object, ...expected: Article[]) =>
        seesThat(
          admin,
          'listAdminArticles',
          { query: { q: word, ...query } },
          numbersOf,
          expected.map(({ id }) => id),
        )
      return [
        finds({ category: 'NEWS' }, news),
        finds({ status: 'PUBLISHED' }, shown),
        finds({ authorId: author.id }, shown, draft),
        finds({ limit: 1, page: 3 }, draft),
        finds({ authorId: author.id, category: 'NEWS' }),
      ]
    },
  }),
]

const mended: readonly Scenario[] = [
  on('mendArticle').shows({
    title: 'What an administrator has mended is read at once, and what stood before is kept',
    arrange: aMendable,
    act: ({ admin, article }) => ({ by: admin, with: atArticle(article, { title: TITLE }) }),
    look: ({ title, status, author }) => [title, status, author.id],
    answer: ({ author }) => [TITLE, 'PUBLISHED', author.id],
    afterwards: ({ admin, author, article }, _, { guest }) => [
      seesThat(guest, 'getArticle', byNumber(article), ({ title }) => title, TITLE),
      titlesKept(admin, article, [
        [2, admin.id, TITLE],
        [1, author.id, article.title],
      ]),
      isLogged(admin, 'ARTICLE_CHANGED', article),
      seesThat(
        author,
        'listNotifications',
        {},
        ({ items }) => items.some(({ title }) => title === `Редакция исправила статью: «${TITLE}»`),
        true,
      ),
    ],
  }),
  on('mendArticle').shows({
    title: 'A former version comes back with its cover, which nobody has swept away',
    arrange: async (stage) => {
      const [author, admin] = [await anAuthor(stage), await stage.someone('ADMIN')]
      const cover = await upload(author, false, aPicture)
      const article = await publishedBy(stage, author, { coverId: cover.id })
      const other = await upload(admin, false, aPicture)
      const changed = await admin.does('mendArticle', atArticle(article, { coverId: other.id, title: TITLE }))
      const [, former] = await admin.does('listContentVersions', {
        query: { kind: 'ARTICLE', key: String(article.id) },
      })
      const words = { ...articleBody(), ...(former?.body as object), coverId: String(former?.body.coverId) }
      return { admin, cover, other, changed, words }
    },
    act: ({ admin, changed, words }) => ({ by: admin, with: atArticle(changed, words) }),
    look: ({ title, cover }) => [title, cover?.id ?? null],
    answer: ({ cover }) => [articleBody().title, cover.id],
    afterwards: ({ admin, other }) => [
      isRefused(admin, 'deleteFile', { params: { id: other.id } }, { code: 'TRANSITION_REFUSED' }),
    ],
  }),
  on('mendArticle').shows({
    title: 'An article that waits goes on waiting when it is mended, and is kept when it is let through',
    arrange: async (stage) => ({ ...(await aWaitingArticle(stage)), admin: await stage.someone('ADMIN') }),
    act: ({ admin, article }) => ({ by: admin, with: atArticle(article, { title: TITLE }) }),
    look: statusOf,
    answer: () => 'PENDING' as const,
    afterwards: ({ admin, author, moderator, article }, mendedOne) => [
      titlesKept(admin, article, []),
      sees(moderator, 'approveArticle', atArticle(mendedOne), undefined),
      titlesKept(admin, article, [[1, author.id, TITLE]]),
    ],
  }),
  on('mendArticle').refuses('TRANSITION_REFUSED', {
    title: 'A draft is its author’s to write',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aDraft(stage)), admin: await stage.someone('ADMIN') }),
    act: ({ admin, article }) => ({ by: admin, with: atArticle(article, { title: TITLE }) }),
  }),
  on('mendArticle').refuses('TRANSITION_REFUSED', {
    title: 'What readers have is not cut down to nothing',
    refusal: 'INCOMPLETE',
    arrange: aMendable,
    act: ({ admin, article }) => ({ by: admin, with: atArticle(article, { body: [] }) }),
  }),
  on('mendArticle').refuses('VALIDATION_FAILED', {
    title: 'An administrator takes no pictures of others',
    fields: { coverId: 'Файл не найден. Приложите его ещё раз.' },
    arrange: async (stage) => {
      const stranger = await anAuthor(stage)
      return { ...(await aMendable(stage)), file: await upload(stranger, false, aPicture) }
    },
    act: ({ admin, article, file }) => ({ by: admin, with: atArticle(article, { coverId: file.id }) }),
  }),
]

const moved: readonly Scenario[] = [
  on('hideHouseArticle').shows({
    title: 'An administrator takes off the site what a colleague has written',
    arrange: ofHouse,
    act: ({ admin, article }) => ({ by: admin, with: atArticle(article) }),
    look: statusOf,
    answer: () => 'HIDDEN' as const,
    afterwards: ({ admin, article }, _, { guest }) => [
      isRefused(guest, 'getArticle', byNumber(article), NOBODY),
      isLogged(admin, 'ARTICLE_HIDDEN', article),
    ],
  }),
  on('hideHouseArticle').refuses('TRANSITION_REFUSED', {
    title: 'An executor’s article is not hidden but turned down, so that its author learns why',
    refusal: 'NOT_OWNER',
    arrange: aMendable,
    act: ({ admin, article }) => ({ by: admin, with: atArticle(article) }),
  }),
  on('showHouseArticle').shows({
    title: 'What a colleague has hidden is shown again',
    arrange: async (stage) => {
      const made = await ofHouse(stage)
      return { ...made, hidden: await made.author.does('hideArticle', atArticle(made.article)) }
    },
    act: ({ admin, hidden }) => ({ by: admin, with: atArticle(hidden) }),
    look: statusOf,
    answer: () => 'PUBLISHED' as const,
    afterwards: ({ admin, article }, _, { guest }) => [
      seesThat(guest, 'getArticle', byNumber(article), statusOf, 'PUBLISHED'),
      isLogged(admin, 'ARTICLE_SHOWN', article),
    ],
  }),
  on('showHouseArticle').refuses('TRANSITION_REFUSED', {
    title: 'What is on the site is not shown once more',
    refusal: 'WRONG_STATE',
    arrange: ofHouse,
    act: ({ admin, article }) => ({ by: admin, with: atArticle(article) }),
  }),
]

/** Articles of everybody as administrators keep them. */
export const adminArticleScenarios: readonly Scenario[] = [...found, ...mended, ...moved]
