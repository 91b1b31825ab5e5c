import type { FastifyInstance } from 'fastify'
import { answerInternally, internalQuestion } from './internal-channel.ts'
import type { SitemapSource } from './sitemap/sitemap-source.ts'

const NAME = 'sitemap'

type Question = { readonly part: 'lists' | 'shelves' } | { readonly part: 'tasks'; readonly shelf: number }

/** Tells processes without a database what the site's map is made from. */
export function mountSitemapSource(app: FastifyInstance, source: SitemapSource, sessionSecret: string): void {
  answerInternally(
    app,
    sessionSecret,
    NAME,
    (question: Question): Promise<unknown> =>
      question.part === 'tasks' ? source.tasks(question.shelf) : source[question.part](),
  )
}

/** Asks the process with the API at `origin`. */
export function remoteSitemapSource(origin: string, sessionSecret: string): SitemapSource {
  const ask = internalQuestion<Question, never>(origin, sessionSecret, NAME)
  return {
    lists: () => ask({ part: 'lists' }),
    shelves: () => ask({ part: 'shelves' }),
    tasks: (shelf) => ask({ part: 'tasks', shelf }),
  }
}
