import { ARTICLE_LIMITS, CATEGORY_OF_STAFF } from '../../contract/content-terms.ts'
import {
  aDraft,
  anAuthor,
  articleBody,
  aShownArticle,
  atArticle,
  byNumber,
  draftBy,
  numbersOf,
  ofAuthor,
  publishedBy,
  sentBy,
  stateOf,
  statusOf,
  WORDS,
} from './article-stage.ts'
import { aPicture, upload } from './files.ts'
import { hasUsed } from './purchases.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'

const NOBODY = { code: 'NOT_FOUND' } as const
const NO_FILE = 'Файл не найден. Приложите его ещё раз.'

const created: readonly Scenario[] = [
  on('createArticle').shows({
    title:
      'A new article is a draft with its cover and pictures that only its author and staff see, and takes no place',
    arrange: async (stage) => {
      const author = await anAuthor(stage)
      const cover = await upload(author, false, aPicture)
      const image = await upload(author, false, aPicture)
      const body = articleBody({
        coverId: cover.id,
        body: [...WORDS, { type: 'image', fileId: image.id, alt: 'Картридж' }],
      })
      return { author, cover, image, body, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    look: ({ title, status, cover, pictures, tags, isPublic, publishedAt, version }) => ({
      title,
      status,
      cover: cover?.id,
      pictures: Object.keys(pictures),
      tags,
      isPublic,
      publishedAt,
      version,
    }),
    answer: ({ cover, image, body }) => ({
      title: body.title,
      status: 'DRAFT' as const,
      cover: cover.id,
      pictures: [image.id],
      tags: ['сантехника'],
      isPublic: true,
      publishedAt: null,
      version: 1,
    }),
    afterwards: ({ author, moderator }, article, { guest }) => [
      seesThat(moderator, 'getArticle', byNumber(article), statusOf, 'DRAFT'),
      isRefused(guest, 'getArticle', byNumber(article), NOBODY),
      seesThat(guest, 'listArticles', ofAuthor(author), numbersOf, []),
      seesThat(author, 'listMyArticles', {}, numbersOf, [article.id]),
      hasUsed(author, 'ARTICLES', 0, 1),
    ],
  }),
  on('createArticle').shows({
    title: 'Staff write in every category, and no tariff counts it',
    arrange: async (stage) => ({ editor: await stage.someone('MODERATOR') }),
    act: ({ editor }) => ({ by: editor, with: { body: articleBody({ category: 'NEWS' }) } }),
    look: ({ category, status }) => [category, status],
    answer: () => ['NEWS', 'DRAFT'] as ['NEWS', 'DRAFT'],
    afterwards: ({ editor }, article) => [
      seesThat(editor, 'submitArticle', atArticle(article), statusOf, 'PENDING'),
      seesThat(editor, 'createArticle', { body: articleBody({ category: 'INTERVIEW' }) }, statusOf, 'DRAFT'),
    ],
  }),
  on('createArticle').refuses('VALIDATION_FAILED', {
    title: 'An executor does not write where only staff do',
    arrange: async (stage) => ({ author: await anAuthor(stage) }),
    act: ({ author }) => ({ by: author, with: { body: articleBody({ category: 'NEWS' }) } }),
    fields: { category: CATEGORY_OF_STAFF },
  }),
  on('createArticle').refuses('VALIDATION_FAILED', {
    title: 'A cover of another is nobody’s cover',
    arrange: async (stage) => {
      const { id } = await upload(await anAuthor(stage), false, aPicture)
      return { author: await anAuthor(stage), body: articleBody({ coverId: id }) }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    fields: { coverId: NO_FILE },
  }),
  on('createArticle').refuses('VALIDATION_FAILED', {
    title: 'A picture of another cannot stand in one’s text',
    arrange: async (stage) => {
      const { id } = await upload(await anAuthor(stage), false, aPicture)
      const body = articleBody({ body: [{ type: 'image', fileId: id, alt: '' }] })
      return { author: await anAuthor(stage), body }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    fields: { body: NO_FILE },
  }),
  on('createArticle').refuses('VALIDATION_FAILED', {
    title: 'A link that runs a script is not let in',
    arrange: async (stage) => ({ author: await anAuthor(stage) }),
    act: ({ author }) => ({
      by: author,
      with: {
        body: articleBody({
          body: [{ type: 'paragraph', runs: [{ text: 'Сюда', href: 'javascript:alert(1)' }] }],
        }),
      },
    }),
    fields: { 'body.0.runs.0.href': 'Ссылка начинается с https:// или с /.' },
  }),
  on('createArticle').refuses('LIMIT_REACHED', {
    title: 'Drafts are many but not without end',
    arrange: async (stage) => {
      const author = await anAuthor(stage)
      for (let count = 0; count < ARTICLE_LIMITS.drafts; count += 1) await draftBy(author, { body: [] })
      return { author }
    },
    act: ({ author }) => ({ by: author, with: { body: articleBody() } }),
  }),
]

const changed: readonly Scenario[] = [
  on('updateArticle').shows({
    title: 'A draft keeps what a change does not name',
    arrange: aDraft,
    act: ({ author, article }) => ({ by: author, with: atArticle(article, { title: 'Смеситель без замены' }) }),
    look: (data) => ({ ...data }),
    answer: ({ article }) => ({ ...article, title: 'Смеситель без замены', version: 2 }),
  }),
  on('updateArticle').shows({
    title: 'Other words of a published article are judged anew, and nobody sees it meanwhile; its place is kept',
    arrange: async (stage) => ({ ...(await aShownArticle(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ author, article }) => ({ by: author, with: atArticle(article, { title: 'Смеситель без замены' }) }),
    look: stateOf,
    answer: ({ article }) => ['PENDING', article.version + 1] as const,
    afterwards: ({ author, moderator, article: before }, article, { guest }) => [
      isRefused(guest, 'getArticle', byNumber(article), NOBODY),
      hasUsed(author, 'ARTICLES', 1, 1),
      seesThat(
        moderator,
        'getModerationDetails',
        { query: { kind: 'ARTICLE_PUBLISH_REQUESTS', id: String(article.id) } },
        ({ changes }) => changes,
        [{ label: 'Заголовок', before: before.title, after: 'Смеситель без замены' }],
      ),
      sees(moderator, 'approveArticle', atArticle(article), undefined),
      seesThat(guest, 'getArticle', byNumber(article), ({ title }) => title, 'Смеситель без замены'),
    ],
  }),
  on('updateArticle').shows({
    title: 'Whom a published article is for counts at once',
    arrange: aShownArticle,
    act: ({ author, article }) => ({ by: author, with: atArticle(article, { isPublic: false }) }),
    look: ({ status, isPublic }) => [status, isPublic],
    answer: () => ['PUBLISHED', false] as ['PUBLISHED', boolean],
    afterwards: ({ author }, article, { guest }) => [
      isRefused(guest, 'getArticle', byNumber(article), NOBODY),
      seesThat(guest, 'listArticles', ofAuthor(author), numbersOf, []),
    ],
  }),
  on('updateArticle').shows({
    title: 'A cover that was taken off is free again',
    arrange: async (stage) => {
      const author = await anAuthor(stage)
      const cover = await upload(author, false, aPicture)
      return { author, cover, article: await draftBy(author, { coverId: cover.id }) }
    },
    act: ({ author, article }) => ({ by: author, with: atArticle(article, { coverId: null }) }),
    look: ({ cover }) => cover,
    answer: () => null,
    afterwards: ({ author, cover }) => [sees(author, 'deleteFile', { params: { id: cover.id } }, undefined)],
  }),
  on('updateArticle').shows({
    title: 'Mending what was turned down sends it again, and the rule is forgotten',
    arrange: async (stage) => {
      const author = await anAuthor(stage)
      const sent = await sentBy(author)
      await (await stage.someone('MODERATOR')).does('rejectArticle', atArticle(sent, { rule: 'UNCLEAR' } as const))
      return { author, article: await author.does('getArticle', byNumber(sent)) }
    },
    act: ({ author, article }) => ({ by: author, with: atArticle(article, { title: 'Смеситель без замены' }) }),
    look: ({ status, rejectRule, rejectComment }) => [status, rejectRule, rejectComment],
    answer: () => ['PENDING' as const, null, null],
    afterwards: ({ author }) => [hasUsed(author, 'ARTICLES', 1, 1)],
  }),
  on('updateArticle').refuses('TRANSITION_REFUSED', {
    title: 'What is published keeps enough words',
    refusal: 'INCOMPLETE',
    arrange: aShownArticle,
    act: ({ author, article }) => ({ by: author, with: atArticle(article, { body: [] }) }),
    afterwards: ({ article }, { guest }) => [
      seesThat(guest, 'getArticle', byNumber(article), ({ body }) => body, article.body),
    ],
  }),
]

const ways: readonly Scenario[] = [
  on('submitArticle').shows({
    title: 'An article that was sent takes a place of the month and waits for a moderator',
    arrange: aDraft,
    act: ({ author, article }) => ({ by: author, with: atArticle(article) }),
    look: stateOf,
    answer: () => ['PENDING', 2] as const,
    afterwards: ({ author }, article, { guest }) => [
      isRefused(guest, 'getArticle', byNumber(article), NOBODY),
      hasUsed(author, 'ARTICLES', 1, 1),
    ],
  }),
  on('submitArticle').refuses('TRANSITION_REFUSED', {
    title: 'An article is sent with its lead and enough words',
    refusal: 'INCOMPLETE',
    arrange: async (stage) => {
      const author = await anAuthor(stage)
      return { author, article: await draftBy(author, { lead: '' }) }
    },
    act: ({ author, article }) => ({ by: author, with: atArticle(article) }),
  }),
  on('submitArticle').refuses('TRANSITION_REFUSED', {
    title: 'A month has room for so many articles, and one that is deleted keeps its place',
    refusal: 'QUOTA',
    arrange: async (stage) => {
      const author = await anAuthor(stage)
      await author.does('deleteArticle', byNumber(await publishedBy(stage, author)))
      return { author, article: await draftBy(author) }
    },
    act: ({ author, article }) => ({ by: author, with: atArticle(article) }),
    afterwards: ({ author }) => [hasUsed(author, 'ARTICLES', 1, 1)],
  }),
  on('hideArticle').shows({
    title: 'A hidden article is its author’s alone and keeps its place',
    arrange: aShownArticle,
    act: ({ author, article }) => ({ by: author, with: atArticle(article) }),
    look: statusOf,
    answer: () => 'HIDDEN' as const,
    afterwards: ({ author, article }, _, { guest }) => [
      isRefused(guest, 'getArticle', byNumber(article), NOBODY),
      seesThat(guest, 'listArticles', ofAuthor(author), numbersOf, []),
      seesThat(guest, 'getExecutor', { params: { id: author.id } }, ({ counts }) => counts.articles, 0),
      hasUsed(author, 'ARTICLES', 1, 1),
    ],
  }),
  on('hideArticle').refuses('TRANSITION_REFUSED', {
    title: 'A draft article is hidden anyway',
    refusal: 'WRONG_STATE',
    arrange: aDraft,
    act: ({ author, article }) => ({ by: author, with: atArticle(article) }),
  }),
  on('showArticle').shows({
    title: 'A hidden article is shown again as it was, without a moderator and without another place',
    arrange: async (stage) => {
      const { author, article } = await aShownArticle(stage)
      return { author, hidden: await author.does('hideArticle', atArticle(article)) }
    },
    act: ({ author, hidden }) => ({ by: author, with: atArticle(hidden) }),
    look: statusOf,
    answer: () => 'PUBLISHED' as const,
    afterwards: ({ author }, article, { guest }) => [
      seesThat(guest, 'listArticles', ofAuthor(author), numbersOf, [article.id]),
      seesThat(guest, 'getExecutor', { params: { id: author.id } }, ({ counts }) => counts.articles, 1),
    ],
  }),
  on('showArticle').refuses('TRANSITION_REFUSED', {
    title: 'A draft is not shown past a moderator',
    refusal: 'WRONG_STATE',
    arrange: aDraft,
    act: ({ author, article }) => ({ by: author, with: atArticle(article) }),
  }),
  on('deleteArticle').answers({
    title: 'A deleted article is gone, and its pictures with it',
    arrange: async (stage) => {
      const author = await anAuthor(stage)
      const cover = await upload(author, false, aPicture)
      return { author, cover, article: await publishedBy(stage, author, { coverId: cover.id }) }
    },
    act: ({ author, article }) => ({ by: author, with: byNumber(article) }),
    answer: () => undefined,
    afterwards: ({ author, article, cover }, _, { guest }) => [
      isRefused(author, 'getArticle', byNumber(article), NOBODY),
      seesThat(guest, 'listArticles', ofAuthor(author), numbersOf, []),
      seesThat(author, 'listMyArticles', {}, numbersOf, []),
      isRefused(author, 'deleteFile', { params: { id: cover.id } }, NOBODY),
    ],
  }),
  on('listMyArticles').shows({
    title: 'An author finds the own articles in every state, the newest first, or those of one state',
    arrange: async (stage) => {
      const { author, article } = await aShownArticle(stage)
      stage.advance(1000)
      return { author, published: article, draft: await draftBy(author) }
    },
    act: ({ author }) => ({ by: author, with: {} }),
    look: (data) => ({ ids: numbersOf(data), total: data.pagination.totalItems }),
    answer: ({ draft, published }) => ({ ids: [draft.id, published.id], total: 2 }),
    afterwards: ({ author, draft }) => [
      seesThat(author, 'listMyArticles', { query: { status: 'DRAFT' } }, numbersOf, [draft.id]),
      seesThat(author, 'listMyArticles', { query: { status: 'REJECTED' } }, numbersOf, []),
    ],
  }),
  on('exportMyData').shows({
    title: 'An author takes every article along, drafts with the rest, and nobody else’s',
    arrange: async (stage) => {
      const { author, article } = await aShownArticle(stage)
      await aDraft(stage)
      return { author, article, draft: await draftBy(author, { title: 'Черновик о смесителях' }) }
    },
    act: ({ author }) => ({ by: author, with: {} }),
    look: ({ articles }) => articles,
    answer: ({ article, draft }) =>
      [draft, article].map((one) => ({
        id: one.id,
        title: one.title,
        lead: one.lead,
        category: one.category,
        body: one.body,
        tags: one.tags,
        isPublic: one.isPublic,
        status: one.status,
        rejectRule: null,
        createdAt: one.createdAt,
        publishedAt: one.publishedAt,
      })),
  }),
  on('blockUser').shows({
    title: 'Articles of a blocked author are missing; after the block they are back',
    arrange: async (stage) => {
      const made = await aShownArticle(stage)
      const admin = await stage.someone('ADMIN')
      const params = { id: made.author.id }
      const { version } = await admin.does('getAdminUser', { params })
      return { ...made, admin, params, version }
    },
    act: ({ admin, params, version }) => ({ by: admin, with: { params, body: { version, rule: 'FRAUD' } } }),
    look: ({ state }) => state,
    answer: () => 'BLOCKED' as const,
    afterwards: ({ admin, params, version, author, article }, _, { guest }) => [
      isRefused(guest, 'getArticle', byNumber(article), NOBODY),
      seesThat(guest, 'listArticles', ofAuthor(author), numbersOf, []),
      seesThat(admin, 'getArticle', byNumber(article), statusOf, 'PUBLISHED'),
      seesThat(admin, 'unblockUser', { params, body: { version: version + 1 } }, ({ state }) => state, 'ACTIVE'),
      seesThat(guest, 'listArticles', ofAuthor(author), numbersOf, [article.id]),
    ],
  }),
]

/** The desk of an author: drafts, what is judged anew, how many a month has room for. */
export const ownArticleScenarios: readonly Scenario[] = [...created, ...changed, ...ways]
