import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { errorMessage, isApiError } from '../api/index.ts'
import type { Article } from '../contract/articles.ts'
import { port } from '../ports/index.ts'
import {
  type ArticleErrors,
  type ArticleField,
  type ArticleValues,
  draftErrors,
  NEW_ARTICLE,
  publishErrors,
} from './article-values.ts'

/** Milliseconds of silence after which a draft is kept on the server. */
export const ARTICLE_AUTOSAVE = 1500
/** Milliseconds after which it is tried again. */
export const ARTICLE_RETRY = 15_000

export interface ArticleEditorInput {
  readonly values?: ArticleValues
  /** The stored article; a new one is none yet. */
  readonly article?: Article | null
  /** What is typed differs from what is stored: a draft of this device came back. */
  readonly isChanged?: boolean
}

/** What the machine holds. */
export interface ArticleEditorContext {
  readonly values: ArticleValues
  readonly article: Article | null
  readonly errors: ArticleErrors
  /** What the server said; `null` when it said nothing. */
  readonly message: string | null
  /** Count of refusals. */
  readonly attempt: number
  /** Something was typed that is not stored, also while it is being stored. */
  readonly isChanged: boolean
}

type Change = { [F in ArticleField]: { readonly name: F; readonly value: ArticleValues[F] } }[ArticleField]

export type ArticleEditorEvent =
  | ({ readonly type: 'field.change' } & Change)
  /** Keeps it now: a draft as a draft, anything else with the way to a moderator. */
  | { readonly type: 'article.save' }
  /** Sends it to a moderator. */
  | { readonly type: 'article.submit' }

/** What is typed, and the article that it changes; `null` for a new one. */
export interface SentArticle {
  readonly values: ArticleValues
  readonly article: Article | null
}

const fieldsOf = (error: unknown): ArticleErrors =>
  isApiError(error, 'VALIDATION_FAILED')
    ? (Object.fromEntries(
        Object.entries(error.fields ?? {}).map(([path, sentence]) => {
          const [name = ''] = path.split('.')
          return [name === 'coverId' ? 'cover' : name, sentence]
        }),
      ) as ArticleErrors)
    : {}

/**
 * Owns an article while it is written: what is typed, what of it the server keeps, and its way to a moderator. Drafts are kept by
 * themselves; what was sent before is kept when its author says so, for that sends it again. Ports: the actors `saveArticle` and
 * `submitArticle`.
 */
export const articleEditorMachine = setup({
  types: {
    input: {} as ArticleEditorInput,
    context: {} as ArticleEditorContext,
    events: {} as ArticleEditorEvent,
  },
  actors: {
    saveArticle: fromPromise<Article, SentArticle>(port('saveArticle')),
    submitArticle: fromPromise<Article, SentArticle>(port('submitArticle')),
  },
  delays: { autosave: ARTICLE_AUTOSAVE, again: ARTICLE_RETRY },
  guards: {
    isDraft: ({ context: { article } }) => article === null || article.status === 'DRAFT',
    isKeepable: ({ context: { article, values } }) =>
      (article === null || article.status === 'DRAFT') && Object.keys(draftErrors(values)).length === 0,
    isPublishable: ({ context: { values } }) => Object.keys(publishErrors(values)).length === 0,
    isChanged: ({ context }) => context.isChanged,
    isOutdated: (_, { error }: { error: unknown }) =>
      isApiError(error, 'VERSION_CONFLICT') || isApiError(error, 'NOT_FOUND'),
  },
  actions: {
    setField: assign(({ context }, { name, value }: Change) => {
      const { [name]: _, ...errors } = context.errors
      return { values: { ...context.values, [name]: value }, errors, isChanged: true }
    }),
    keepAll: assign({ isChanged: false }),
    setStored: assign((_, article: Article) => ({ article, message: null })),
    setProblems: assign(({ context }) => ({
      errors: publishErrors(context.values),
      message: null,
      attempt: context.attempt + 1,
    })),
    setDraftProblems: assign(({ context }) => ({
      errors: draftErrors(context.values),
      message: null,
      attempt: context.attempt + 1,
    })),
    setRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      errors: fieldsOf(error),
      message: errorMessage(error),
      attempt: context.attempt + 1,
      isChanged: true,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ message: errorMessage(error), isChanged: true })),
  },
}).createMachine({
  id: 'articleEditor',
  context: ({ input }) => ({
    values: input.values ?? NEW_ARTICLE,
    article: input.article ?? null,
    errors: {},
    message: null,
    attempt: 0,
    isChanged: input.isChanged ?? false,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ target: 'changed', guard: 'isChanged' }, { target: 'kept' }] },
    /** The server has all that is typed. */
    kept: {
      on: {
        'field.change': { target: 'changed', actions: { type: 'setField', params: ({ event }) => event } },
        'article.save': 'kept',
        'article.submit': [{ target: 'submitting', guard: 'isPublishable' }, { actions: 'setProblems' }],
      },
    },
    changed: {
      after: { autosave: { target: 'saving', guard: 'isKeepable' } },
      on: {
        'field.change': {
          target: 'changed',
          reenter: true,
          actions: { type: 'setField', params: ({ event }) => event },
        },
        'article.save': [
          { target: 'saving', guard: 'isKeepable' },
          { guard: 'isDraft', actions: 'setDraftProblems' },
          { target: 'submitting', guard: 'isPublishable' },
          { actions: 'setProblems' },
        ],
        'article.submit': [{ target: 'submitting', guard: 'isPublishable' }, { actions: 'setProblems' }],
      },
    },
    saving: {
      entry: 'keepAll',
      invoke: {
        id: 'saveArticle',
        src: 'saveArticle',
        input: ({ context: { values, article } }) => ({ values, article }),
        onDone: { target: 'opening', actions: { type: 'setStored', params: ({ event }) => event.output } },
        onError: [
          { target: 'outdated', guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) } },
          { target: 'unkept', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: { 'field.change': { actions: { type: 'setField', params: ({ event }) => event } } },
    },
    /** The last try to keep it has failed; it is typed on, and tried again. */
    unkept: {
      after: { again: { target: 'saving', guard: 'isKeepable' } },
      on: {
        'field.change': { target: 'changed', actions: { type: 'setField', params: ({ event }) => event } },
        'article.save': { target: 'saving', guard: 'isKeepable' },
        'article.submit': [{ target: 'submitting', guard: 'isPublishable' }, { actions: 'setProblems' }],
      },
    },
    submitting: {
      invoke: {
        id: 'submitArticle',
        src: 'submitArticle',
        input: ({ context: { values, article } }) => ({ values, article }),
        onDone: { target: 'done', actions: { type: 'setStored', params: ({ event }) => event.output } },
        onError: [
          { target: 'outdated', guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) } },
          { target: 'refused', actions: { type: 'setRefusal', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** The server did not take it; nothing that was typed is lost. */
    refused: {
      on: {
        'field.change': { target: 'changed', actions: { type: 'setField', params: ({ event }) => event } },
        'article.save': [
          { target: 'saving', guard: 'isKeepable' },
          { target: 'submitting', guard: 'isPublishable' },
          { actions: 'setProblems' },
        ],
        'article.submit': [{ target: 'submitting', guard: 'isPublishable' }, { actions: 'setProblems' }],
      },
    },
    /** It was changed or deleted elsewhere meanwhile. */
    outdated: {
      on: { 'field.change': { actions: { type: 'setField', params: ({ event }) => event } } },
    },
    /** It waits for a moderator. */
    done: { type: 'final' },
  },
})

export type ArticleEditorActor = ActorRefFrom<typeof articleEditorMachine>

/** How an article stands while it is written. */
export type ArticleEditorStatus = Exclude<SnapshotFrom<typeof articleEditorMachine>['value'], 'opening'>

/** What a screen may know of the editor. */
export interface ArticleEditorView {
  readonly status: ArticleEditorStatus
  readonly values: ArticleValues
  readonly article: Article | null
  readonly errors: ArticleErrors
  readonly message: string | null
  readonly attempt: number
  /** What is typed is kept by itself. */
  readonly isDraft: boolean
  /** What is typed lacks what a draft needs to be kept by the server. */
  readonly isUnfit: boolean
}

export const selectArticleEditor = ({
  value,
  context,
}: SnapshotFrom<typeof articleEditorMachine>): ArticleEditorView => {
  const { values, article, errors, message, attempt } = context
  const isDraft = article === null || article.status === 'DRAFT'
  return {
    status: value === 'opening' ? 'kept' : value,
    values,
    article,
    errors,
    message,
    attempt,
    isDraft,
    isUnfit: isDraft && Object.keys(draftErrors(values)).length > 0,
  }
}
