import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signInAtHome } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

/** Accepts cookies and chooses a city before the first page, so that nothing lies over it. */
const accepted = async (page: Page) => {
  const city = JSON.stringify({ id: 92_401_000, name: 'Казань', lat: 55.7943, lon: 49.1115 })
  await page.context().addCookies([{ name: 'artel_city', value: encodeURIComponent(city), url: market.url }])
  await page.addInitScript(() => localStorage.setItem('accept-cookies', 'true'))
}

const SCRIPTS = '**/assets/*.js'

test('a page whose code is gone after a deploy is loaded anew, once', async ({ page }) => {
  await accepted(page)
  await page.goto(market.url)
  await atRest(page)
  let lost = 0
  let isGone = true
  // Until the document itself is asked for again.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(SCRIPTS, (route) => {
    if (!isGone) return route.continue()
    lost += 1
    return route.fulfill({ status: 404 })
  })
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href="/task-find"]')) link.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Все задания' })).toBeVisible()
  expect(lost).toBeGreaterThan(0)
})

test('a newer build is told of when the page comes back to the front, and may wait', async ({ page }) => {
  await accepted(page)
  await page.goto(market.url)
  await atRest(page)
  const latest = await page.request.get(`${market.url}/builds/latest.json`)
  expect(latest.headers()['cache-control']).toBe('no-cache')
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: '/assets/newer.js' } }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const news = page.getByRole('region', { name: 'Вышла новая версия' })
  await news.getByRole('button', { name: 'Позже' }).click()
  await expect(news).toBeHidden()
})

test('what was sent below the first screen stays while its code is late, and comes alive with it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('accept-cookies', 'true'))
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const lateCode = /assets\/(?!.*entry).*\.js/
  const bodies: string[] = []
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(lateCode, async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    if (body.includes('Что значит «проверен»')) {
      bodies.push(body)
      await released
    }
    await route.fulfill({ response: answer, body })
  })
  await page.addInitScript(() => {
    const seen = { below: false, isLost: false }
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const isThere = document.getElementById('home-how') !== null
      // The wizard that is gone to in the end has no such part.
      seen.isLost ||= location.pathname === '/' && seen.below && !isThere
      seen.below = isThere
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(market.url)
  // The rest of the page is alive: its dialog opens.
  await page.getByRole('button', { name: 'Поиск' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(bodies).toHaveLength(1)
  // Another city than the page was sent with.
  await page.getByRole('button', { name: /^(Выбрать город|Город)/ }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('Казань')
  await page.getByRole('option', { name: /^Казань/ }).click()
  letGo()
  await page.getByRole('link', { name: /^Уборка/ }).click()
  await expect(page).toHaveURL(/\/task-create\?category=uborka$/)
  expect(await page.evaluate(() => (globalThis as unknown as { seen: unknown }).seen)).toMatchObject({ isLost: false })
  expect(errors).toEqual([])
  // The page that it leads to still asks for parts of its own.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the foot of a page is there at once, and its code when somebody comes near it', async ({ page }) => {
  await accepted(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${market.url}/task-find?city=all`)
  await atRest(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Лицензии' })).toHaveCount(1)
  await expect(footer.getByText('Тёмная')).toHaveCount(0)
  // What changes on the page meanwhile neither waits for the footer nor takes it away.
  await page.getByRole('button', { name: /^Город/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByText('Тёмная')).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await footer.getByRole('link', { name: 'Лицензии' }).click()
  await expect(page).toHaveURL(/\/licences$/)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  expect(errors).toEqual([])
})

test('on the narrowest phone no word of the footer is broken but by a hyphen', async ({ page }) => {
  await accepted(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(market.url)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const broken = await footer.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
      if (!words) return []
      const text = words.nodeValue ?? ''
      return [...text.matchAll(/[^\s\u00AD]+/g)].flatMap(({ 0: piece, index }) => {
        const range = document.createRange()
        // Before the first letter of a line stands the hyphen of the one above.
        range.setStart(words, index + Math.min(1, piece.length - 1))
        range.setEnd(words, index + piece.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [piece] : []
      })
    }),
  )
  expect(broken).toEqual([])
})

test('an address that makes no sense is a page that is not there, and comes alive as any other', async ({ page }) => {
  await accepted(page)
  const errors: string[] = []
  page.on('console', (message) => {
    // That the page is not there, the browser says itself.
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  const answer = await page.goto(`${market.url}/%E0%A4%A?from=letter`)
  expect(answer?.status()).toBe(404)
  await atRest(page)
  await page.getByRole('button', { name: 'Поиск' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are read and left by their links', async ({ page }) => {
    await page.goto(market.url)
    await page.getByRole('navigation').getByRole('link', { name: 'Найти задание' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Все задания' })).toBeVisible()
    await page.goto(`${market.url}/nowhere`)
    await page.getByRole('link', { name: 'Вернуться на главную' }).click()
    await expect(page.getByRole('link', { name: 'Артель' })).toBeVisible()
  })

  test('the board is searched by the form as the browser sends it', async ({ page }) => {
    await page.goto(`${market.url}/task-find?category=remont-i-otdelka&category=uborka&sort=endPeriod`)
    await page.getByRole('searchbox', { name: 'Что ищете' }).fill('окна')
    await page.getByRole('textbox', { name: 'Бюджет от' }).fill('1 500')
    await page.getByRole('checkbox', { name: 'Меньше 5 откликов' }).check()
    await page.getByRole('button', { name: 'Найти' }).click()

    await expect(page).toHaveURL(/category=remont-i-otdelka/)
    await expect(page).toHaveURL(/category=uborka/)
    await expect(page.getByRole('searchbox', { name: 'Что ищете' })).toHaveValue('окна')
    await expect(page.getByRole('textbox', { name: 'Бюджет от' })).toHaveValue(/^1\s500$/)
    await expect(page.getByRole('checkbox', { name: 'Меньше 5 откликов' })).toBeChecked()
    await expect(page.getByRole('link', { name: 'Сначала срочные' })).toHaveAttribute('aria-current', 'page')

    await page.getByRole('textbox', { name: 'Бюджет до' }).fill('100')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page.getByRole('textbox', { name: 'Бюджет до' })).toHaveAccessibleDescription(
      'Сумма «до» меньше суммы «от».',
    )
  })
})

test('an address in words of before leads to today’s, also where nothing is loaded anew', async ({ page }) => {
  await accepted(page)
  const response = await page.request.get(`${market.url}/task-find?budget=1000&max=9000`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([301, '/task-find?priceFrom=1000&priceTo=9000'])

  await page.goto(`${market.url}/task-find`)
  await atRest(page)
  const before = await page.evaluate(() => {
    history.pushState({}, '', '/task-find?budget=1000')
    dispatchEvent(new PopStateEvent('popstate'))
    return history.length
  })
  await expect(page).toHaveURL(`${market.url}/task-find?priceFrom=1000`)
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('back leads to where one stood in the list', async ({ page }) => {
  await accepted(page)
  await page.goto(`${market.url}/task-find?city=all`)
  await atRest(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.locator('main a[href^="/task/"]').nth(9).click()
  await expect(page).toHaveURL(/\/task\/\d+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('a theme and a sign-out reach the other tab; nobody with a city is asked for it', async ({ browser }) => {
  const page = await signInAtHome(browser, market.url, 'client@artel.test')
  const context = page.context()
  await context.clearCookies({ name: 'artel_city' })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 55.8, longitude: 49.12 })
  const second = await context.newPage()
  await second.goto(`${market.url}/personal-area/my-tasks`)
  await atRest(second)
  await expect(second.getByRole('region', { name: 'Это ваш город?' })).toBeHidden()

  await second.getByRole('button', { name: /^Уведомления/ }).click()
  await expect(second.getByRole('dialog', { name: 'Уведомления' })).toBeVisible()
  await second.keyboard.press('Escape')

  await second.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await second.getByRole('contentinfo').getByText('Тёмная').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await second.getByRole('button', { name: /^Меню/ }).click()
  await second.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
  // From a page of one's own it leads home, and nobody is asked to sign in again.
  await second.waitForURL(`${market.url}/`)
  await expect(second.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect(second.getByRole('dialog')).toHaveCount(0)
  await context.close()
})

test('the section of a page stays lit below it, and the steps of the wizard have the foot of a phone to themselves', async ({
  page,
}) => {
  await accepted(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const tabs = page.getByRole('navigation', { name: 'Основное меню', includeHidden: true }).last()
  await page.goto(`${market.url}/task-find/uborka?priceFrom=1000`)
  await expect(tabs.getByRole('link', { name: 'Задания' })).toHaveAttribute('aria-current', 'page')
  await page.goto(`${market.url}/task-create`)
  await expect(tabs.getByRole('link', { name: 'Создать задание', includeHidden: true })).toHaveAttribute('aria-current')
  await expect(tabs).toBeHidden()
})

test('at 320 pixels, which is 400 % of a desktop, nothing goes sideways', async ({ page }) => {
  await accepted(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/',
    '/task-find',
    '/executors',
    '/remont-i-otdelka',
    '/categories',
    '/task-create',
    '/nowhere',
  ]) {
    await page.goto(market.url + path)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways, path).toBe(0)
  }
})
