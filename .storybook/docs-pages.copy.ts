import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, findChromium } from '../.ci/chromium.mjs'
import { checkPage } from './docs-page.ts'
import { openWorkshopCopy, SIDE_BY_SIDE } from './workshop-copy.ts'

const { address, listed, close } = await openWorkshopCopy()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const known = listed.map(({ id }) => id)
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Pages with a story whose code does not come: React says so aloud. */
const loudPages = ['компоненты-отложенная-часть--описание']

/** Twice as much is less than a test may take: a page that does not come, or says nothing, is asked for again. */
const PATIENCE_MS = 45_000

/** A page of a browser that goes through the workshop, and what has been said aloud in it since it was last asked. */
interface Visitor {
  readonly page: Page
  complaints: string[]
}

const visitors: Visitor[] = []

/** A story in a frame of its own loads the whole workshop once more; it is looked at where it is played. */
const emptyFrame = { contentType: 'text/html', body: '<!doctype html><html lang="ru"><title>История</title></html>' }

const visitor = async (): Promise<Visitor> => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 720 },
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  })
  const it: Visitor = { page, complaints: [] }
  page.setDefaultTimeout(PATIENCE_MS)
  page.on('console', (message) => {
    if (message.type() === 'error') it.complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => it.complaints.push(String(error)))
  await page.route(/\/iframe\.html/, (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.fulfill(emptyFrame),
  )
  await page.addInitScript(axe)
  return it
}

beforeAll(async () => {
  for (let count = 0; count < SIDE_BY_SIDE; count += 1) visitors.push(await visitor())
})

afterAll(async () => {
  await browser.close()
  close()
})

/** What is wrong with a page, and what was said aloud there. */
const lookAt = async (it: Visitor, id: string): Promise<readonly string[]> => {
  it.complaints = []
  const problems = await checkPage(it.page, address, id, known)
  if (!loudPages.includes(id)) return [...problems, ...it.complaints]
  // What it still has to say is its own, and not of the page after it.
  await it.page.goto('about:blank')
  return problems
}

/** Fails after a while: what is asked of a page that hangs is never answered. */
const patiently = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([
    answer,
    setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`No answer within ${PATIENCE_MS} ms`)
    }),
  ])

const problemsOf = async (id: string): Promise<readonly string[]> => {
  const first = visitors.pop() ?? (await visitor())
  const [it, problems] = await patiently(lookAt(first, id)).then(
    (problems) => [first, problems] as const,
    async () => {
      // One that hangs on a page is not waited for, nor gone on with.
      first.page.close().catch(() => {})
      const second = await visitor()
      return [second, await patiently(lookAt(second, id))] as const
    },
  )
  visitors.push(it)
  return problems
}

describe.concurrent('every page of the workshop, on a phone', () => {
  it.each(listed.filter(({ type }) => type === 'docs'))('$title: $name', async ({ id }) => {
    expect(await problemsOf(id)).toEqual([])
  })
})

describe('the words about props', () => {
  it('are also there for a component that Storybook cannot read, by its name', async () => {
    const { page } = await visitor()
    await checkPage(page, address, 'компоненты-число-со-словом--описание', known)

    await expect.poll(() => page.getByRole('cell', { name: /Слово в трёх видах/ }).isVisible()).toBe(true)
  })
})
