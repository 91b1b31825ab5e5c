import { expect } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const WALLPAPER = '/landing/remont-i-otdelka/pokleyka-oboev'

test('a guest on a phone reads what wallpapering costs and begins a task with its title', async ({ browser }) => {
  const context = await browser.newContext({ ...returning(marketplace.url), viewport: { width: 390, height: 760 } })
  const guest = await context.newPage()
  await guest.goto(marketplace.url)
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Услуги и цены' }).click()
  await guest.getByRole('main').getByRole('link', { name: 'Ремонт и отделка' }).first().click()
  await expect(guest.getByRole('heading', { level: 1, name: /^Ремонт и отделка/ })).toBeVisible()
  await guest.getByRole('link', { name: 'Поклейка обоев' }).last().click()
  await expect(guest).toHaveURL(marketplace.url + WALLPAPER)
  await expect(guest.getByRole('heading', { level: 1, name: /^Поклейка обоев/ })).toBeVisible()
  await expect(guest.getByRole('table', { name: 'Сколько это стоит' }).getByText(/₽/).first()).toBeVisible()
  await expect(guest.getByRole('list', { name: 'Кого зовут на такую работу' }).getByRole('article')).toHaveCount(4)

  const bar = guest.getByRole('region', { name: 'Начать задание' })
  await bar.getByRole('link', { name: 'Начать' }).click()
  const title = guest.getByRole('textbox', { name: 'Что нужно сделать' })
  await expect(title).toBeInViewport()
  await title.fill('Поклеить обои в двух комнатах')
  // The wizard takes over what the address says, and goes on.
  const told = guest.waitForURL(/\/task-create\?title=.*&category=pokleyka-oboev$/, { waitUntil: 'commit' })
  await guest.getByRole('main').getByRole('button', { name: 'Получить отклики' }).click()
  await told
  // What is asked for is known already: the wizard goes on to the details.
  await expect(guest.getByRole('heading', { level: 2, name: 'Расскажите подробнее' })).toBeVisible()
  await context.close()
})

test('without scripts a service is read and a task begun, and search engines are told of it', async ({ browser }) => {
  const context = await browser.newContext({ ...returning(marketplace.url), javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(marketplace.url + WALLPAPER)
  await expect(reader.getByRole('table', { name: 'Сколько это стоит' })).toBeVisible()
  await reader.getByText('Как выбрать исполнителя?').click()
  await expect(reader.getByText(/^Смотрите на оценки и отзывы/)).toBeVisible()
  const kinds = await reader.locator('script[type="application/ld+json"]').allTextContents()
  expect(kinds.map((text) => JSON.parse(text)['@type']).toSorted()).toEqual(['BreadcrumbList', 'FAQPage', 'Service'])
  await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', marketplace.url + WALLPAPER)
  await reader.getByRole('main').getByRole('button', { name: 'Получить отклики' }).click()
  await expect(reader).toHaveURL(/\/task-create\?title=.*&category=pokleyka-oboev$/)
  const lost = await reader.goto(`${marketplace.url}/landing/remont-i-otdelka/nothing`)
  expect(lost?.status()).toBe(404)
  await context.close()
})

test('the front page shows people, what they have done and what to read, and leads to the invitation', async ({
  browser,
}) => {
  const context = await browser.newContext(returning(marketplace.url))
  const guest = await context.newPage()
  await guest.goto(marketplace.url)
  await expect(guest.getByRole('list', { name: 'Мастера, которых зовут снова' }).getByRole('article')).toHaveCount(4)
  await expect(guest.getByRole('list', { name: 'Сделано недавно' }).getByText(/₽/).first()).toBeVisible()
  await expect(guest.getByRole('list', { name: 'Читают перед тем, как заказать' }).getByRole('article')).toHaveCount(3)

  await guest.getByRole('main').getByRole('link', { name: 'Стать исполнителем' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Работа рядом, цена — ваша' })).toBeVisible()
  await expect(guest.getByRole('table', { name: 'Тарифы' })).toBeVisible()
  await guest.getByRole('main').getByRole('link', { name: 'Стать исполнителем' }).click()
  await expect(guest).toHaveURL(`${marketplace.url}/auth/registration-executor`)
  await expect(guest.getByRole('heading', { level: 1, name: 'Стать исполнителем' })).toBeVisible()
  await context.close()
})
