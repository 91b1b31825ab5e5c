import type { Page } from 'playwright'

/*
 * What a page of the workshop is asked in its browser. Each function runs there and sees nothing of this file: Playwright sends
 * it over as text.
 */

/** Shown by Storybook instead of what could not be shown. */
const brokenParts = (): string[] => {
  const shown = [...document.querySelectorAll('.sb-errordisplay, .sb-nopreview, .sb-story > pre')]
  return shown
    .filter((element) => element.checkVisibility())
    .map((element) => `Вместо содержимого ошибка: ${element.textContent?.trim().slice(0, 300)}`)
}

/** A table that nobody has drawn stays a paragraph of lines with bars. */
const rawTables = (): string[] =>
  [...document.querySelectorAll('.sbdocs-content :is(p, li)')]
    .map((element) => element.textContent ?? '')
    .filter((text) => /^\s*\|.*\|\s*$/m.test(text))
    .map((text) => `Таблица осталась строками: ${text.trim().slice(0, 80)}`)

/** What sticks out of a phone, when the page can be scrolled sideways. */
const sidewaysScroll = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const out = [...document.querySelectorAll('#storybook-docs *')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
  )
  const names = out.map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
  return [`Листается вбок на ${scrollWidth - clientWidth} px: ${names.slice(0, 3).join(' > ')} … ${names.at(-1)}`]
}

/** Links of the page itself; those in stories are part of what is shown. */
const deadLinks = (known: readonly string[]): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('.sbdocs-content a[href]')]
    .filter((link) => !link.closest('.sb-story'))
    .filter((link) => {
      const address = new URL(link.href)
      if (address.origin !== location.origin) return false
      const shown = /^\/(?:story|docs)\/(.+)$/.exec(address.searchParams.get('path') ?? '')?.[1]
      if (shown !== undefined) return !known.includes(shown)
      return !address.hash || document.getElementById(decodeURIComponent(address.hash.slice(1))) === null
    })
    .map((link) => `Ссылка в никуда: «${link.textContent}» ${decodeURIComponent(link.getAttribute('href') ?? '')}`)

/** What Storybook says in English around the stories; code keeps its words. */
const englishButtons = (): string[] =>
  [...document.querySelectorAll('.sbdocs-content button')]
    .filter((button) => !button.closest('.sb-story, code, .prismjs'))
    .map((button) => button.textContent?.trim() ?? '')
    .filter((text) => /[a-z]/i.test(text) && !/[а-яё]/i.test(text))
    .map((text) => `Кнопка не по-русски: «${text}»`)

/** Stories have their own check; their headings come between those of the page around them. */
const violations = async (): Promise<string[]> => {
  const { violations } = await window.axe.run(
    { include: [['.sbdocs-content']], exclude: [['.docs-story']] },
    {
      resultTypes: ['violations'],
      rules: { 'heading-order': { enabled: document.querySelector('.docs-story') === null } },
    },
  )
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`)
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (id: string) => void): void
      once(event: string, listener: () => void): void
      emit(event: string, payload: object): void
    }
  }
}

/** Goes to another page as a click in the sidebar does; answers when it stands there. */
const turnTo = (storyId: string): Promise<void> =>
  new Promise((done) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    channel.on('docsRendered', (id) => id === storyId && done())
    channel.once('storyMissing', () => done())
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
  })

/** Every story of the page is drawn or has failed. */
const hasStories = () =>
  [...document.querySelectorAll('.sb-story')].every(
    (story) => story.querySelector('iframe, :scope > pre') || (story.lastElementChild?.childNodes.length ?? 0) > 0,
  )

/** Loads the workshop at a page. */
const load = (page: Page, address: string, id: string) =>
  page.goto(`${address}iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`, { waitUntil: 'domcontentloaded' })

/** Everything that is wrong with the page that stands there. `known` are the ids of all pages and stories. */
const problemsOf = async (page: Page, known: readonly string[]): Promise<readonly string[]> => {
  await page.locator('.sbdocs-content:visible, .sb-errordisplay:visible').first().waitFor()
  // A story may well show nothing at all.
  // To be asked at every frame, a page draws one.
  await page.waitForFunction(hasStories, undefined, { timeout: 1000, polling: 100 }).catch(() => {})
  const broken = await page.evaluate(brokenParts)
  if (broken.length > 0) return broken
  const found = await Promise.all([
    page.evaluate(rawTables),
    page.evaluate(sidewaysScroll),
    page.evaluate(deadLinks, known),
    page.evaluate(englishButtons),
    page.evaluate(violations),
  ])
  return found.flat()
}

/**
 * Turns to a page and answers what is wrong with it. Throws where the page does not come, or where Storybook loads itself anew, as
 * a page that is left while it draws may make it do: then it is looked at in another page of the browser, for what still comes in
 * this one would end the next try.
 */
export const checkPage = async (page: Page, address: string, id: string, known: readonly string[]) => {
  await (page.url().startsWith(address) ? page.evaluate(turnTo, id) : load(page, address, id))
  return problemsOf(page, known)
}
