import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning } from './people.ts'

test.use({ serviceWorkers: 'allow' })

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

/** Opens the site and waits until it is installed in this browser. */
const visit = async (page: Page) => {
  await page.goto(market.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

test('the manifest says what is installed, and all that it names is there', async ({ page }) => {
  await page.goto(market.url)
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.request.get(`${market.url}${href}`)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Артель', lang: 'ru', display: 'standalone', start_url: '/' })
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }: { icons: unknown[] }) => icons)]
  expect(pictures.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, type } of pictures) {
    const picture = await page.request.get(`${market.url}${src}`)
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([src, 200, type])
  }
  // To a guest a page of one’s own says 401 and asks to sign in.
  const statuses = manifest.shortcuts.map(async ({ url }: { url: string }) => {
    const shortcut = await page.request.get(`${market.url}${url}`)
    return [url, shortcut.status()]
  })
  expect(await Promise.all(statuses)).toEqual([
    ['/task-create', 200],
    ['/personal-area/my-tasks', 401],
    ['/chats', 401],
  ])
})

test('the site opened without a connection says so, and opens by itself when it is back', async ({ browser }) => {
  const context = await browser.newContext({ ...returning(market.url), serviceWorkers: 'allow', colorScheme: 'dark' })
  const page = await context.newPage()
  await visit(page)
  await market.kill()
  await page.goto(`${market.url}/task-find?city=all`)
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()
  await expect(page).toHaveURL(`${market.url}/task-find?city=all`)
  // Its own style is allowed by its own policy, and follows the dark theme.
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).toBe('rgb(27, 24, 21)')
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()

  await market.start()
  // No button was pressed.
  await expect(page.getByRole('heading', { level: 1, name: 'Все задания' })).toBeVisible({ timeout: 30_000 })
  const kept = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
    }
    return urls
  })
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  await context.close()
})

test('a photo shared with the site arrives in the wizard with its words', async ({ browser }) => {
  const context = await browser.newContext({ ...returning(market.url), serviceWorkers: 'allow' })
  const page = await context.newPage()
  await visit(page)
  // As a device posts it.
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['photo'], 'Кран.png', { type: 'image/png' }))
    const photos = Object.assign(document.createElement('input'), { type: 'file', name: 'photos', files: data.files })
    const title = Object.assign(document.createElement('input'), { name: 'title', value: 'Починить кран на кухне' })
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share-target', enctype: 'multipart/form-data' })
    form.append(title, photos)
    document.body.append(form)
    form.submit()
  })
  await expect(page).toHaveURL(/\/task-create\?title=/)
  // The words name a category, so the first step is done.
  await expect(page.getByLabel('Описание')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Файлы' }).getByRole('listitem')).toContainText('Кран.png')
  await context.close()
})
