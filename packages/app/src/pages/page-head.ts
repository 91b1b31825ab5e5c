import { type RouteDefinition, routes } from '@artel/core/routes'
import { mayBeFound } from './may-be-found.ts'
import { pageTitle, titleOf } from './page-title.ts'
import { siteData } from './site-data.ts'
import { socialMeta } from './social-meta.ts'

/** Something that a page shows, in the words of schema.org: search engines read it. */
export type StructuredData = Readonly<Record<string, unknown>>

/** What a route's loader tells of its page, beyond the route table. */
export interface PageWords {
  readonly title: string
  /** A sentence or two for those who see a link to it. */
  readonly description?: string
  /** Address of the page among those that show nearly the same; the path alone otherwise. */
  readonly canonical?: string
  /** Address of a picture for shared links; a path where it is ours. */
  readonly image?: string
  /** What it is to networks: a page of the site, unless it is something that one reads. */
  readonly kind?: 'article'
  /** Path of the feed that tells of what is new on it. */
  readonly feed?: { readonly path: string; readonly title: string }
  /** For who only reads the HTML. */
  readonly structured?: readonly StructuredData[]
  /** Everybody may open it, and search engines leave it out: the page of a private person. */
  readonly isUnlisted?: boolean
}

/** Where a page stands, as the router knows it. */
export interface PageAt {
  /** `undefined` where the address leads nowhere. */
  readonly page: RouteDefinition | undefined
  readonly origin: string
  readonly pathname: string
  readonly words: PageWords | undefined
}

const structuredOf = ({ page, origin, words }: PageAt): readonly StructuredData[] =>
  words?.structured ?? (page === routes.home ? siteData(origin) : [])

/** Title, address and, for those who only read the HTML, description and picture of a page. */
export const pageHead = (at: PageAt) => {
  const { page, origin, pathname, words } = at
  const title = words ? pageTitle(words.title) : titleOf(page)
  // The router ends the path of a page that has others below it by a slash.
  const url = origin + (words?.canonical ?? (pathname.replace(/\/$/, '') || '/'))
  return {
    // A browser shows none of the rest, and need not carry it.
    meta: [{ title }, ...(import.meta.env.SSR ? socialMeta({ ...at, title, url }) : [])],
    // The sign that begins a tag would end the script.
    scripts: (import.meta.env.SSR ? structuredOf(at) : []).map((data) => ({
      type: 'application/ld+json',
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
    links: [
      ...(page && mayBeFound(page) && !words?.isUnlisted ? [{ rel: 'canonical', href: url }] : []),
      ...(words?.feed
        ? [{ rel: 'alternate', type: 'application/rss+xml', title: words.feed.title, href: words.feed.path }]
        : []),
    ],
  }
}
