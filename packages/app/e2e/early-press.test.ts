import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signIn } from './people.ts'
import { gate } from './slow-visit.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

/** A page of which the HTML and the styles are there and no script is, until the gate is opened. */
const beforeItsCode = async (page: Page, path: string) => {
  const scripts = gate()
  await page.route(/\/assets\/[^/]+\.js$/, scripts.hold)
  await page.goto(market.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return scripts
}

for (const [button, dialog] of [
  ['Войти', 'Вход'],
  ['Поиск', 'Поиск по Артели'],
  ['Город: Казань', 'Ваш город'],
] as const) {
  test(`a press of «${button}» before the code of the page has come opens its dialog with it`, async ({ browser }) => {
    const context = await browser.newContext(returning(market.url))
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const scripts = await beforeItsCode(page, '/')
    await page.getByRole('banner').getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    scripts.open()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    expect(complaints).toEqual([])
    await context.close()
  })
}

test('a page that was scrolled before its code has come stays there, and is come back to', async ({ browser }) => {
  const page = await (await browser.newContext(returning(market.url))).newPage()
  const scripts = await beforeItsCode(page, '/task-find?city=all')
  const stands = () => page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 900)
  await expect.poll(stands).toBe(900)

  scripts.open()
  await atRest(page)
  expect(await stands()).toBe(900)
  const links = page.locator('main article a[href^="/task/"]')
  // What is in sight: to press anything else, one scrolls once more.
  const inSight = await links.evaluateAll((all) =>
    all.findIndex((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top > 150 && bottom < innerHeight - 150
    }),
  )
  await links.nth(inSight).click()
  await expect(page).toHaveURL(/\/task\/\d+$/)
  await expect.poll(stands).toBe(0)
  await page.goBack()
  await expect.poll(stands).toBeGreaterThan(800)
  await page.reload()
  await atRest(page)
  expect(await stands()).toBeGreaterThan(800)
  await page.context().close()
})

test('a button pressed by the keyboard before the code has come acts with it, once', async ({ browser }) => {
  const page = await (await browser.newContext(returning(market.url))).newPage()
  const scripts = await beforeItsCode(page, '/licences')
  const catalogue = page.getByRole('button', { name: 'Каталог' })
  await catalogue.press('Enter')
  await catalogue.press('Enter')
  await expect(catalogue).toHaveAttribute('aria-expanded', 'false')

  scripts.open()
  await expect(catalogue).toHaveAttribute('aria-expanded', 'true')
  await expect(catalogue).toBeFocused()
  await catalogue.press('Enter')
  await expect(catalogue).toHaveAttribute('aria-expanded', 'false')
  await page.context().close()
})

test('a press in a part of a page that comes alive after the page itself acts as soon as it does', async ({
  browser,
}) => {
  const page = await signIn(browser, market.url, 'client@artel.test')
  await page.goto(`${market.url}/personal-area/my-tasks`)
  const task = await page.locator('main a[href$="/author"]').first().getAttribute('href')
  // As slow as a phone of the cheapest kind: the page is alive for half a second before all of its parts are.
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  const scripts = await beforeItsCode(page, task ?? '')
  await page.getByRole('button', { name: 'Ещё действия с заданием' }).click()
  scripts.open()
  // So slow a phone, on a machine that has other work, takes its time.
  await expect(page.getByRole('menu')).toBeVisible({ timeout: 60_000 })
  await page.context().close()
})

test('links and forms with an address do without the code', async ({ browser }) => {
  const page = await (await browser.newContext(returning(market.url))).newPage()
  await beforeItsCode(page, '/')
  await page.getByRole('link', { name: /^Уборка/ }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/task-create\?category=uborka$/)
  await beforeItsCode(page, '/')
  await page.getByRole('textbox', { name: 'Что нужно сделать?' }).fill('Помыть окна')
  await page.getByRole('textbox', { name: 'Что нужно сделать?' }).press('Enter', { noWaitAfter: true })
  await expect(page).toHaveURL(/\/task-create\?title=/)
  await page.context().close()
})

for (const [path, box] of [
  ['/faq', 'Вопрос'],
  ['/task-find', 'Что ищете'],
] as const) {
  test(`what is typed on ${path} before the code has come is not lost when the page comes alive`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext(returning(market.url))).newPage()
    const scripts = await beforeItsCode(page, path)
    const words = page.getByRole('searchbox', { name: box })
    await words.fill('квантовый телепорт')
    scripts.open()
    await page.waitForLoadState('networkidle')
    await page.getByRole('main').getByRole('button', { name: 'Найти' }).click()
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === 'квантовый телепорт')
    await expect(words).toHaveValue('квантовый телепорт')
    await expect(page.getByText(/«квантовый телепорт»/).first()).toBeVisible()
    await page.context().close()
  })
}

test('what is chosen in filters before the code has come counts when the page comes alive', async ({ browser }) => {
  const page = await (await browser.newContext(returning(market.url))).newPage()
  const scripts = await beforeItsCode(page, '/executors')
  const filters = page.getByRole('search').first()
  await filters.getByLabel('Оценка').selectOption('4')
  await filters.getByRole('checkbox', { name: 'Проверенные документы' }).check()
  scripts.open()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.has('rating') && searchParams.has('verified'))
  await expect(filters.getByLabel('Оценка')).toHaveValue('4')
  await expect(filters.getByRole('checkbox', { name: 'Проверенные документы' })).toBeChecked()
  await page.context().close()
})

test('a form that only scripts can send takes nothing before them, so a password never comes into the address', async ({
  browser,
}) => {
  const page = await (await browser.newContext(returning(market.url))).newPage()
  const scripts = await beforeItsCode(page, '/auth/registration-client')
  const isInert = () => page.locator('form').evaluate((form) => form.closest('[inert]') !== null)
  expect(await isInert()).toBe(true)

  scripts.open()
  await expect.poll(isInert).toBe(false)
  await page.context().close()
})
