import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const search = (page: Page) => new URL(page.url()).searchParams
const totalOf = (page: Page) => page.getByRole('status').filter({ hasText: /товар/ })

test('a guest on a phone finds goods that are there at once, opens one and comes back to the same place', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...returning(marketplace.url), viewport: { width: 390, height: 760 } })
  const guest = await context.newPage()
  await guest.goto(marketplace.url)
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Товары мастеров' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Товары' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Казань' })).toHaveAttribute('aria-current', 'page')
  await guest.getByRole('link', { name: 'Вся Россия' }).click()
  await expect(guest).toHaveURL(/\/catalog\?city=all$/)

  await guest.getByRole('button', { name: /Фильтры/ }).click()
  const sheet = guest.getByRole('dialog', { name: 'Фильтры' })
  await sheet.getByRole('combobox', { name: 'Когда получу' }).selectOption('IN_STOCK')
  await sheet.getByRole('button', { name: /^Показать \d/ }).click()
  await expect(sheet).toBeHidden()
  expect(search(guest).get('availability')).toBe('IN_STOCK')
  await expect(totalOf(guest)).toHaveText(/^[1-9]/)
  await expect(guest.getByRole('button', { name: 'Убрать: В наличии' })).toBeVisible()

  const address = guest.url()
  const cards = guest.getByRole('article')
  const card = cards.nth(7)
  await card.scrollIntoViewIfNeeded()
  await expect(card).toContainText('в наличии')
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link').click()
  await expect(guest).toHaveURL(/\/product\/\d+$/)
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await guest.goBack()
  await expect(guest).toHaveURL(address)
  await expect(guest.getByRole('article').nth(7)).toBeInViewport()
  await context.close()
})

test('a visitor reads a product through: its photos, its place in the catalogue, and what else its seller has', async ({
  browser,
}) => {
  const context = await browser.newContext(returning(marketplace.url))
  const guest = await context.newPage()
  await guest.goto(`${marketplace.url}/catalog/mebel-i-stolyarnye-raboty?city=all&sort=price`)
  await expect(guest.getByRole('heading', { level: 1, name: 'Мебель и столярные работы' })).toBeVisible()
  await guest.getByRole('article').first().getByRole('link').click()
  await expect(guest.getByRole('region', { name: 'Цена и условия' })).toBeVisible()
  const product = await guest.getByRole('heading', { level: 1 }).innerText()
  await guest
    .getByRole('button', { name: /^Открыть крупно/ })
    .first()
    .click()
  const photos = guest.getByRole('dialog', { name: 'Фото товара' })
  await expect(photos).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(photos).toBeHidden()

  await guest.getByRole('button', { name: /^Показать фото 2 из/ }).click()
  await expect(guest.getByRole('button', { name: /^Открыть крупно: Фото товара 2/ })).toBeInViewport()
  await expect(guest.getByRole('button', { name: /^Показать фото 2 из/ })).toHaveAttribute('aria-current', 'true')
  const similar = guest.getByRole('region', { name: 'Похожие товары' })
  const [other = ''] = await similar.getByRole('heading', { level: 3 }).allInnerTexts()
  await similar.getByRole('link', { name: other }).first().click()
  await expect(guest.getByRole('heading', { level: 1, name: other })).toBeVisible()
  await guest.goBack()
  await expect(guest.getByRole('heading', { level: 1, name: product })).toBeVisible()

  await guest.getByRole('link', { name: 'Все товары продавца' }).click()
  await expect(guest).toHaveURL(/\/executor\/[\da-f-]{36}\/products$/)
  await expect(guest.getByRole('link', { name: /^Товары/ }).and(guest.locator('[aria-current]'))).toBeVisible()
  await guest.getByRole('article').getByRole('link', { name: product }).first().click()
  await expect(guest.getByRole('heading', { level: 1, name: product })).toBeVisible()
  await guest.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Товары' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Товары' })).toBeVisible()
  await context.close()
})

test('without scripts goods are filtered by the form, a range turned round is told, and a product is read', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...returning(marketplace.url), javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(`${marketplace.url}/catalog`)
  await guest.getByRole('link', { name: 'Вся Россия' }).click()
  await guest.getByRole('textbox', { name: 'Цена от' }).fill('20 000')
  await guest.getByRole('textbox', { name: 'Цена до' }).fill('10 000')
  await guest.getByRole('combobox', { name: 'Как получу' }).selectOption('DELIVERY')
  await guest.getByRole('button', { name: 'Найти' }).click()
  await expect(guest.getByText('Сумма «до» меньше суммы «от».').first()).toBeVisible()
  await guest.getByRole('link', { name: 'Поменять местами' }).click()
  await expect(guest).toHaveURL(/priceFrom=10000/)
  expect(search(guest).get('priceTo')).toBe('20000')
  expect(search(guest).get('delivery')).toBe('DELIVERY')
  await expect(totalOf(guest)).toHaveText(/^[1-9]/)
  await guest.getByRole('link', { name: 'Сначала дешевле' }).click()
  await guest.getByRole('article').first().getByRole('link').click()
  await expect(guest.getByRole('region', { name: 'Цена и условия' })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Характеристики' })).toBeVisible()
  await expect(guest.getByRole('region', { name: 'Похожие товары' }).getByRole('article').first()).toBeVisible()

  const missing = await guest.goto(`${marketplace.url}/catalog/takogo-net`)
  expect(missing?.status()).toBe(404)
  await context.close()
})
