import type { ArticleBlock } from '../../contract/articles.ts'
import type { ArticleToStore } from './backend.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

type Changes = Partial<Omit<ArticleToStore, 'authorId'>>

/** Two minutes of reading. */
const BODY: ArticleBlock[] = [{ type: 'paragraph', runs: [{ text: 'Смотрите на картридж. '.repeat(120) }] }]

/** An author with an article for each of the changes, a second apart. */
const articles = async (stage: Stage, ...changes: readonly Changes[]) => {
  const author = await stage.someone('EXECUTOR')
  const ids: number[] = []
  for (const change of changes) {
    const words = { title: 'Как выбрать смеситель для кухни', lead: 'Три вопроса продавцу.', tags: ['сантехника'] }
    const shown = { category: 'PERSONAL_BLOG', status: 'PUBLISHED', isPublic: true } as const
    ids.push(await stage.anArticle({ authorId: author.id, ...words, body: BODY, ...shown, ...change }))
    stage.advance(1000)
  }
  return { author, ids, reader: await stage.someone('CLIENT') }
}

const numbers = ({ items }: { readonly items: readonly { readonly id: number }[] }) => items.map(({ id }) => id)
const by = ({ id: authorId }: { readonly id: string }) => ({ query: { authorId } })

/** The blog as it is read. */
export const articleScenarios: readonly Scenario[] = [
  on('listArticles').shows({
    title: 'The blog shows what is published for everybody, the latest first',
    arrange: (stage) => articles(stage, {}, { status: 'DRAFT' }, { isPublic: false }, { category: 'CASES' }),
    act: ({ author }, { guest }) => ({ by: guest, with: by(author) }),
    look: numbers,
    answer: ({ ids }) => [ids[3], ids[0]].map((id) => id ?? 0),
    afterwards: ({ author, ids }, _, { guest }) => [
      seesThat(guest, 'listArticles', { query: { ...by(author).query, category: 'CASES' } }, numbers, ids.slice(3)),
      seesThat(
        guest,
        'listArticles',
        { query: { ...by(author).query, sortDirection: 'asc', limit: 1 } },
        ({ items, pagination }) => [items.map(({ id }) => id), pagination.totalItems],
        [ids.slice(0, 1), 2],
      ),
    ],
  }),
  on('listArticles').shows({
    title: 'Articles are found by their words, and by a tag as a whole',
    arrange: (stage) =>
      articles(
        stage,
        { title: 'Переезд без потерь' },
        { tags: ['переезд', 'коробки'] },
        { title: 'О кранах', lead: '' },
      ),
    act: ({ author }, { guest }) => ({ by: guest, with: { query: { ...by(author).query, q: 'переезд' } } }),
    look: numbers,
    answer: ({ ids }) => [ids[1] ?? 0, ids[0] ?? 0],
    afterwards: ({ author, ids }, _, { guest }) => [
      seesThat(guest, 'listArticles', { query: { ...by(author).query, tag: 'переезд' } }, numbers, [ids[1] ?? 0]),
      seesThat(guest, 'listArticles', { query: { ...by(author).query, tag: 'пере' } }, numbers, []),
      seesThat(guest, 'listArticles', { query: { ...by(author).query, q: '% ; drop' } }, numbers, []),
    ],
  }),
  on('listArticles').shows({
    title: 'What is not for everybody is listed to whoever has signed in',
    arrange: (stage) => articles(stage, {}, { isPublic: false }),
    act: ({ author, reader }) => ({ by: reader, with: { query: { ...by(author).query, isPublic: false } } }),
    look: numbers,
    answer: ({ ids }) => ids.slice(1),
    afterwards: ({ author }, _, { guest }) => [
      seesThat(guest, 'listArticles', { query: { ...by(author).query, isPublic: false } }, numbers, []),
    ],
  }),
  on('getArticle').shows({
    title: 'An article is read by everybody, with its words and the minutes that it takes',
    arrange: (stage) => articles(stage, {}),
    act: ({ ids: [id = 0] }, { guest }) => ({ by: guest, with: { params: { id } } }),
    look: ({ author, allowedEvents, ...rest }) => ({ ...rest, authorId: author.id, allowedEvents }),
    answer: ({ author, ids: [id = 0] }, _, stage) => ({
      id,
      title: 'Как выбрать смеситель для кухни',
      lead: 'Три вопроса продавцу.',
      category: 'PERSONAL_BLOG' as const,
      cover: null,
      status: 'PUBLISHED' as const,
      isPublic: true,
      publishedAt: stage.moment(-1000),
      createdAt: stage.moment(-1000),
      readingTime: 2,
      body: BODY,
      pictures: {},
      tags: ['сантехника'],
      rejectRule: null,
      rejectComment: null,
      version: 1,
      authorId: author.id,
      allowedEvents: [],
    }),
  }),
  on('getArticle').refuses('NOT_FOUND', {
    title: 'A draft is between its author and staff',
    arrange: async (stage) => ({
      ...(await articles(stage, { status: 'DRAFT' })),
      moderator: await stage.someone('MODERATOR'),
    }),
    act: ({ reader, ids: [id = 0] }) => ({ by: reader, with: { params: { id } } }),
    afterwards: ({ author, moderator, ids: [id = 0] }) => [
      seesThat(author, 'getArticle', { params: { id } }, ({ status }) => status, 'DRAFT'),
      seesThat(moderator, 'getArticle', { params: { id } }, ({ status }) => status, 'DRAFT'),
    ],
  }),
  on('getArticle').shows({
    title: 'What is not for everybody is read by whoever has signed in, and by no guest',
    arrange: (stage) => articles(stage, { isPublic: false }),
    act: ({ reader, ids: [id = 0] }) => ({ by: reader, with: { params: { id } } }),
    look: ({ isPublic }) => isPublic,
    answer: () => false,
    afterwards: ({ ids: [id = 0] }, _, { guest }) => [
      isRefused(guest, 'getArticle', { params: { id } }, { code: 'NOT_FOUND' }),
    ],
  }),
]
