import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, findChromium } from '../.ci/chromium.mjs'
import { checkPage } from './docs-page.ts'
import { openWorkshopCopy } from './workshop-copy.ts'

const { address, listed, close } = await openWorkshopCopy()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const known = listed.map(({ id }) => id)
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Pages with a story whose code does not come: React says so aloud. */
const loudPages = ['компоненты-отложенная-часть--описание']

let page: Page
let complaints: string[] = []

/** A story in a frame of its own loads the whole workshop once more; it is looked at where it is played. */
const emptyFrame = { contentType: 'text/html', body: '<!doctype html><html lang="ru"><title>История</title></html>' }

beforeAll(async () => {
  page = await browser.newPage({
    viewport: { width: 360, height: 720 },
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  })
  // Less than a test may take: a page that does not come is loaded anew.
  page.setDefaultTimeout(40_000)
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.route(/\/iframe\.html/, (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.fulfill(emptyFrame),
  )
  await page.addInitScript(axe)
})

afterAll(async () => {
  await browser.close()
  close()
})

describe('every page of the workshop, on a phone', () => {
  it.each(listed.filter(({ type }) => type === 'docs'))('$title: $name', async ({ id }) => {
    complaints = []
    const problems = await checkPage(page, address, id, known)
    // What it still has to say is its own, and not of the page after it.
    await page.goto('about:blank')
    expect([...problems, ...(loudPages.includes(id) ? [] : complaints)]).toEqual([])
  })
})

describe('the words about props', () => {
  it('are also there for a component that Storybook cannot read, by its name', async () => {
    await checkPage(page, address, 'компоненты-число-со-словом--описание', known)

    await expect.poll(() => page.getByRole('cell', { name: /Слово в трёх видах/ }).isVisible()).toBe(true)
  })
})
