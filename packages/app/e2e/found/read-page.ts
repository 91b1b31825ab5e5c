import { setTimeout } from 'node:timers/promises'
import { type HTMLElement, parse } from 'node-html-parser'

/** What a stranger who only reads the HTML gets of a page. */
export interface ReadPage {
  readonly status: number
  /** Where a redirect leads, as it was written. */
  readonly to: string | null
  readonly title: string
  readonly description: string | null
  readonly headings: readonly string[]
  readonly canonical: readonly string[]
  readonly isUnlisted: boolean
  readonly language: string | null
  /** Open Graph by its names. */
  readonly social: ReadonlyMap<string, string>
  readonly structured: readonly string[]
  /** Addresses of links as they are written, and of forms that lead somewhere. */
  readonly links: readonly string[]
  readonly ids: ReadonlySet<string>
  /** Names of styles that its elements bear. */
  readonly classes: ReadonlySet<string>
  readonly styleSheets: readonly string[]
  /** Files that the page shows or names in its head. */
  readonly files: readonly string[]
  /** Links and forms that lead nowhere, in words. */
  readonly dead: readonly string[]
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

const nameOf = (element: HTMLElement) =>
  clean(element.getAttribute('aria-label') ?? element.textContent).slice(0, 60) || element.outerHTML.slice(0, 80)

const deadLinks = (root: HTMLElement) =>
  root.querySelectorAll('a').flatMap((link) => {
    const address = link.getAttribute('href')
    const isDead = address === undefined || address === '' || address === '#' || /^javascript:/i.test(address)
    return isDead && link.getAttribute('aria-disabled') !== 'true' ? [`the link «${nameOf(link)}» leads nowhere`] : []
  })

/** A button that sends, with nothing to send. */
const deadButtons = (root: HTMLElement) =>
  root.querySelectorAll('button[type="submit"]').flatMap((button) => {
    const form = button.getAttribute('form')
    const sends = form === undefined ? button.closest('form') : root.querySelector(`form[id="${form}"]`)
    return sends ? [] : [`the button «${nameOf(button)}» sends nothing`]
  })

const srcset = (text = '') => text.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')

const filesOf = (root: HTMLElement) => [
  ...root
    .querySelectorAll('img')
    .flatMap((image) => [image.getAttribute('src') ?? '', ...srcset(image.getAttribute('srcset'))]),
  ...root.querySelectorAll('source').flatMap((source) => srcset(source.getAttribute('srcset'))),
  ...root
    .querySelectorAll('link[rel="icon"], link[rel="manifest"], link[rel="apple-touch-icon"], link[rel="alternate"]')
    .map((link) => link.getAttribute('href') ?? ''),
]

const metaOf = (root: HTMLElement, name: string) =>
  root.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null

/** Where a form of the GET kind leads; its fields stand in the query. */
const formsOf = (root: HTMLElement) =>
  root
    .querySelectorAll('form[action]')
    .filter((form) => (form.getAttribute('method') ?? 'get').toLowerCase() === 'get')
    .map((form) => form.getAttribute('action') ?? '')

/** Whoever walks as fast as this meets the limit of calls a minute: a page that breaks is asked for until that minute is over. */
const askPatiently = async (address: string, headers: Record<string, string>, triesLeft = 14): Promise<Response> => {
  const answer = await fetch(address, { redirect: 'manual', headers })
  if (answer.status < 500 || triesLeft === 0) return answer
  await answer.body?.cancel()
  await setTimeout(5_000)
  return askPatiently(address, headers, triesLeft - 1)
}

/** Asks for a page without following where it leads. */
export const readPage = async (address: string, cookie?: string): Promise<ReadPage> => {
  const answer = await askPatiently(address, { accept: 'text/html', ...(cookie && { cookie }) })
  const root = parse(await answer.text(), { comment: false, blockTextElements: { script: true, style: false } })
  const all = (selector: string) => root.querySelectorAll(selector)
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    title: clean(root.querySelector('head title')?.textContent ?? ''),
    description: metaOf(root, 'description'),
    headings: all('h1').map((heading) => clean(heading.textContent)),
    canonical: all('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
    isUnlisted: /noindex/.test(metaOf(root, 'robots') ?? ''),
    language: root.querySelector('html')?.getAttribute('lang') ?? null,
    social: new Map(
      all('meta[property^="og:"]').map((meta) => [
        meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    structured: all('script[type="application/ld+json"]').map((script) => script.textContent),
    links: [...all('a[href]').map((link) => link.getAttribute('href') ?? ''), ...formsOf(root)],
    ids: new Set(all('[id]').map(({ id }) => id)),
    classes: new Set(all('[class]').flatMap((element) => [...element.classList.values()])),
    styleSheets: all('link[rel="stylesheet"]').map((link) => link.getAttribute('href') ?? ''),
    files: [...new Set(filesOf(root))].filter((file) => file !== '' && !file.startsWith('data:')),
    dead: [...deadLinks(root), ...deadButtons(root)],
  }
}
