import { fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { Article } from '../contract/articles.ts'
import { intentKeys } from '../forms/index.ts'
import type { RandomIds } from '../ports/index.ts'
import { articleEditorMachine, type SentArticle } from './article-editor.machine.ts'
import { articleBodyOf } from './article-values.ts'

/** The machine for staff who mend an article that readers have: it is stored where it stands, and nobody judges it. */
export const provideArticleMending = (api: Pick<ApiClient, 'mendArticle'>, ids: Pick<RandomIds, 'uuid'>) => {
  const keyOf = intentKeys(ids)
  const mend = fromPromise<Article, SentArticle>(async ({ input: { values, article } }) => {
    if (article === null) throw new Error('There is no article to mend')
    const body = { ...articleBodyOf(values), version: article.version }
    return (await api.mendArticle({ params: { id: article.id }, body }, { idempotencyKey: keyOf(body) })).data
  })
  return articleEditorMachine.provide({ actors: { saveArticle: mend, submitArticle: mend } })
}

/** The machine with its ports made of the API client. */
export const provideArticleEditor = (
  api: Pick<ApiClient, 'createArticle' | 'updateArticle' | 'submitArticle'>,
  ids: Pick<RandomIds, 'uuid'>,
) => {
  const keyOf = intentKeys(ids)
  // What was kept on the way to a moderator who could not be reached is the article that is changed next.
  let last: Article | null = null
  const save = async ({ values, article }: SentArticle): Promise<Article> => {
    const body = articleBodyOf(values)
    const known: Article | null = last ?? article
    const { data } =
      known === null
        ? await api.createArticle({ body }, { idempotencyKey: keyOf(body) })
        : await api.updateArticle({ params: { id: known.id }, body: { ...body, version: known.version } })
    last = data
    return data
  }
  return articleEditorMachine.provide({
    actors: {
      saveArticle: fromPromise<Article, SentArticle>(({ input }) => save(input)),
      submitArticle: fromPromise<Article, SentArticle>(async ({ input }) => {
        const saved = await save(input)
        // What is not a draft goes to a moderator by being changed.
        if (saved.status !== 'DRAFT') return saved
        const { id, version } = saved
        last = (await api.submitArticle({ params: { id }, body: { version } })).data
        return last
      }),
    },
  })
}
