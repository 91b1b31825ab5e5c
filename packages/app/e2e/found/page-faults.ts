import type { RouteDefinition } from '@artel/core/routes'
import { structuredDataFaults } from './check-structured-data.ts'
import type { Visit } from './crawl.ts'
import type { ReadPage } from './read-page.ts'
import { missingDataFaults } from './required-data.ts'
import type { Vocabulary } from './vocabulary.ts'

const TITLE = [4, 120] as const
const DESCRIPTION = [30, 320] as const

const isWithin = (text: string, [least, most]: readonly [number, number]) => text.length >= least && text.length <= most

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Faults of what every page has: one heading, a title, a language, links that lead somewhere. */
const plainFaults = ({ title, headings, language, dead }: ReadPage) => [
  ...(headings.length === 1 && headings[0] !== '' ? [] : [`${headings.length} h1: ${headings.join(' | ')}`]),
  ...(isWithin(title, TITLE) && title.includes('Артель') ? [] : [`the title is «${title}»`]),
  ...(language === 'ru' ? [] : [`the language is ${language}`]),
  ...dead,
]

const canonicalFaults = ({ canonical, isUnlisted }: ReadPage, path: string, origin: string) => {
  if (isUnlisted) return canonical.length === 0 ? [] : ['noindex, and an address for search engines']
  const [only = ''] = canonical
  if (canonical.length !== 1) return [`${canonical.length} canonical addresses`]
  if (!URL.canParse(only) || new URL(only).origin !== origin) return [`the canonical address is ${only}`]
  return new URL(only).pathname === path ? [] : [`the canonical address is of another page: ${only}`]
}

const socialFaults = ({ social, isUnlisted, canonical: [canonical] }: ReadPage, origin: string) => {
  const missing = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'og:site_name', 'og:locale'].filter(
    (name) => !social.get(name),
  )
  // What is left out of searches is shared all the same, or has nothing to tell.
  if (isUnlisted && social.size === 0) return []
  const image = social.get('og:image') ?? ''
  return [
    ...missing.map((name) => `no ${name}`),
    ...(image.startsWith(`${origin}/`) ? [] : [`og:image is ${image}`]),
    ...(isUnlisted || social.get('og:url') === canonical ? [] : [`og:url is ${social.get('og:url')}`]),
  ]
}

/** What is wrong with a public page that is there. */
export const pageFaults = ({ page, path, route }: Visit, origin: string, words: Vocabulary): readonly string[] => [
  ...plainFaults(page),
  ...(isWithin(page.description ?? '', DESCRIPTION) ? [] : [`the description is «${page.description}»`]),
  ...canonicalFaults(page, path, origin),
  ...socialFaults(page, origin),
  ...page.structured.flatMap((text) => structuredDataFaults(jsonOf(text), words, origin)),
  ...(page.isUnlisted ? [] : missingDataFaults(route, page.structured.map(jsonOf))),
]

/** What is wrong with a page that says no. */
export const refusalFaults = ({ page }: Visit): readonly string[] => [
  ...plainFaults(page),
  ...(page.isUnlisted ? [] : ['it may be found']),
  ...(page.canonical.length === 0 ? [] : ['an address for search engines']),
  ...(page.structured.length === 0 ? [] : ['structured data']),
]

/** A page of the route table that search engines may open. */
export const isPublic = (route: RouteDefinition): boolean =>
  route.guards.every((guard) => guard === 'executor-excluded')
