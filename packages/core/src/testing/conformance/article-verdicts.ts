import { articleWords } from '../../articles/index.ts'
import type { ArticleBlock } from '../../contract/articles.ts'
import {
  aDraft,
  anAuthor,
  aShownArticle,
  atArticle,
  aWaitingArticle,
  byNumber,
  numbersOf,
  ofAuthor,
  sentBy,
  statusOf,
  WORDS,
} from './article-stage.ts'
import { aPicture, upload } from './files.ts'
import { hasUsed } from './purchases.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'

const NOBODY = { code: 'NOT_FOUND' } as const
const RULE = { rule: 'CONTACTS_IN_TEXT', comment: 'Уберите телефон.' } as const
const details = (id: number) => ({ query: { kind: 'ARTICLE_PUBLISH_REQUESTS', id: String(id) } }) as const

/** What moderators decide about articles. */
export const articleVerdictScenarios: readonly Scenario[] = [
  on('approveArticle').answers({
    title: 'A moderator reads every word of an article, and what is let through is everybody’s',
    arrange: async (stage) => {
      const made = await aWaitingArticle(stage)
      const { item, changes } = await made.moderator.does('getModerationDetails', details(made.article.id))
      return { ...made, shown: [item.title, item.text, item.author?.id, changes] }
    },
    act: ({ moderator, article }) => ({ by: moderator, with: atArticle(article) }),
    answer: () => undefined,
    afterwards: ({ author, moderator, article, shown }, _, { guest }) => [
      async () => {
        const expected = [article.title, articleWords(article), author.id, []]
        return JSON.stringify(shown) === JSON.stringify(expected)
          ? []
          : [`it waits otherwise: ${JSON.stringify(shown)}`]
      },
      isRefused(moderator, 'getModerationDetails', details(article.id), NOBODY),
      seesThat(guest, 'listArticles', ofAuthor(author), numbersOf, [article.id]),
    ],
  }),
  on('getModerationDetails').shows({
    title: 'A moderator sees the cover of an article before the pictures of its text',
    arrange: async (stage) => {
      const author = await anAuthor(stage)
      const image = await upload(author, false, aPicture)
      const cover = await upload(author, false, aPicture)
      const body: ArticleBlock[] = [...WORDS, { type: 'image', fileId: image.id, alt: 'Картридж' }]
      const article = await sentBy(author, { coverId: cover.id, body })
      return { article, cover, image, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ moderator, article }) => ({ by: moderator, with: details(article.id) }),
    look: ({ item }) => item.files.map(({ id }) => id),
    answer: ({ cover, image }) => [cover.id, image.id],
  }),
  on('approveArticle').refuses('TRANSITION_REFUSED', {
    title: 'A published article is not let through again',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aShownArticle(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, article }) => ({ by: moderator, with: atArticle(article) }),
  }),
  on('rejectArticle').answers({
    title: 'An author who is turned down learns the rule and the advice, and has the place of the month back',
    arrange: aWaitingArticle,
    act: ({ moderator, article }) => ({ by: moderator, with: atArticle(article, RULE) }),
    answer: () => undefined,
    afterwards: ({ author, article }, _, { guest }) => [
      seesThat(
        author,
        'getArticle',
        byNumber(article),
        ({ status, rejectRule, rejectComment }) => [status, rejectRule, rejectComment],
        ['REJECTED', 'CONTACTS_IN_TEXT', 'Уберите телефон.'],
      ),
      isRefused(guest, 'getArticle', byNumber(article), NOBODY),
      hasUsed(author, 'ARTICLES', 0, 1),
    ],
  }),
  on('rejectArticle').answers({
    title: 'A published article that breaks a rule is taken off',
    arrange: async (stage) => ({ ...(await aShownArticle(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, article }) => ({ by: moderator, with: atArticle(article, RULE) }),
    answer: () => undefined,
    afterwards: ({ author, article }, _, { guest }) => [
      seesThat(guest, 'listArticles', ofAuthor(author), numbersOf, []),
      seesThat(author, 'getArticle', byNumber(article), statusOf, 'REJECTED'),
    ],
  }),
  on('rejectArticle').refuses('TRANSITION_REFUSED', {
    title: 'A draft article is nobody’s to judge',
    refusal: 'WRONG_STATE',
    arrange: async (stage) => ({ ...(await aDraft(stage)), moderator: await stage.someone('MODERATOR') }),
    act: ({ moderator, article }) => ({ by: moderator, with: atArticle(article, RULE) }),
  }),
]
