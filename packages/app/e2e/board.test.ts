import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, returning } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const boardOf = (page: Page) => ({
  total: page.getByRole('status').filter({ hasText: /задани/ }),
  map: page.getByRole('region', { name: 'Карта' }),
  card: page.getByRole('region', { name: /^Задания здесь/ }),
})

const search = (page: Page) => new URL(page.url()).searchParams

test('a guest chooses categories and a city, is told of a price turned round, and comes back to the same map', async ({
  browser,
}) => {
  const context = await browser.newContext(returning(marketplace.url))
  const guest = await context.newPage()
  const { total, map, card } = boardOf(guest)
  const sum = (name: string) => guest.getByRole('textbox', { name, exact: true })
  await guest.goto(`${marketplace.url}/task-find`)
  // The page is alive: its fields of sums have come.
  await expect(sum('Бюджет от')).toHaveAttribute('inputmode')

  await guest.getByRole('button', { name: 'Выбрать несколько' }).click()
  const chooser = guest.getByRole('dialog', { name: 'Категории' })
  await chooser.getByRole('checkbox', { name: 'Ремонт и отделка' }).focus()
  await guest.keyboard.press('Space')
  await chooser.getByRole('searchbox').fill('уборка')
  await chooser
    .getByRole('checkbox', { name: /уборка/i })
    .first()
    .check()
  await chooser.getByRole('button', { name: /^Показать \d/ }).click()
  await expect(guest).toHaveURL(/category=.*&category=/)
  expect(search(guest).getAll('category')).toHaveLength(2)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Задания в\s2\sкатегориях/)

  await guest.getByRole('button', { name: 'Другой город' }).click()
  const cities = guest.getByRole('dialog', { name: 'Другой город' })
  await cities.getByRole('combobox').fill('Моск')
  await cities
    .getByRole('option', { name: /Москва/ })
    .first()
    .click()
  await expect(guest.getByRole('link', { name: 'Москва' })).toHaveAttribute('aria-current', 'page')
  await expect(guest.getByRole('button', { name: 'Казань' }).first()).toBeVisible()
  await expect(total).toHaveText(/[1-9]/)

  await sum('Бюджет от').fill('500000')
  await sum('Бюджет от').press('Tab')
  await sum('Бюджет до').fill('1000')
  await sum('Бюджет до').press('Tab')
  await expect(guest.getByText('Исправьте фильтры')).toBeVisible()
  await expect(sum('Бюджет до')).toHaveAccessibleDescription('Сумма «до» меньше суммы «от».')
  await guest.getByRole('link', { name: 'Поменять местами' }).click()
  await expect(guest).toHaveURL(/priceFrom=1000&priceTo=500000/)
  await expect(total).toHaveText(/[1-9]/)

  await guest.getByRole('link', { name: 'Карта', exact: true }).click()
  await expect(map).toBeVisible()
  const pins = map.getByRole('button', { name: /₽|договоримся|задани/i })
  await expect(async () => {
    await pins.first().press('Enter')
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()
  const seen = await pins.allTextContents()
  const address = guest.url()
  const task = card.getByRole('link').first()
  const title = (await task.textContent()) ?? ''
  await task.click()
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await guest.goBack()
  await expect(guest).toHaveURL(address)
  await expect(map).toBeVisible()
  await expect(async () => expect(await pins.allTextContents()).toEqual(seen)).toPass()
  await context.close()
})

test('who opens a task far down the list comes back to where it stood', async ({ browser }) => {
  const context = await browser.newContext({ ...returning(marketplace.url), viewport: { width: 390, height: 760 } })
  const guest = await context.newPage()
  await guest.goto(`${marketplace.url}/task-find?city=all`)
  const [first] = await guest.getByRole('article').getByRole('heading').allTextContents()
  await guest.getByRole('link', { name: 'Страница 2' }).click()
  await expect(guest).toHaveURL(/page=2/)
  // Until the second page has come, the first stands in its place.
  await expect(guest.getByRole('article').getByRole('heading').first()).not.toHaveText(first ?? '')
  const row = guest.getByRole('article').nth(7)
  await row.scrollIntoViewIfNeeded()
  const before = await row.boundingBox()
  const title = (await row.getByRole('heading').textContent()) ?? ''
  await row.getByRole('link').first().click()
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await guest.goBack()
  await expect(guest).toHaveURL(/page=2/)
  await expect(row.getByRole('heading')).toHaveText(title)
  await expect(async () => {
    const after = await row.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  }).toPass()
  await context.close()
})

test('a guest saves a search of two categories: signs in on the way, and it is saved', async ({ browser }) => {
  const context = await browser.newContext(returning(marketplace.url))
  const guest = await context.newPage()
  await guest.goto(`${marketplace.url}/task-find?category=uborka&category=remont-i-otdelka&category=nikto`)
  await expect(guest.getByText('Категории из ссылки больше нет: показываем задания без неё.')).toBeVisible()
  await guest.getByRole('button', { name: 'Сохранить поиск' }).click()
  const signIn = guest.getByRole('dialog', { name: 'Вход' })
  await signIn.getByLabel('Почта или телефон').fill('executor@artel.test')
  await signIn.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
  await signIn.getByRole('button', { name: 'Войти' }).click()
  const saving = guest.getByRole('dialog', { name: 'Сохранить поиск' })
  await expect(saving.getByLabel('Название')).toHaveValue(/^Ремонт и отделка, Уборка, /)
  await saving.getByLabel('Название').fill('Ремонт и уборка рядом')
  await saving.getByRole('button', { name: 'Сохранить' }).click()
  await expect(guest.getByRole('button', { name: 'Поиск сохранён' })).toBeVisible()

  await guest.goto(`${marketplace.url}/task-find`)
  await guest.getByRole('button', { name: /^Мои поиски/ }).click()
  await guest
    .getByRole('dialog', { name: 'Сохранённые поиски' })
    .getByRole('link', { name: 'Ремонт и уборка рядом' })
    .click()
  await expect(guest.getByRole('button', { name: 'Поиск сохранён' })).toBeVisible()
  expect(search(guest).getAll('category').toSorted()).toEqual(['remont-i-otdelka', 'uborka'])
  await context.close()
})

test('without scripts several categories are ticked, and a price turned round is turned back', async ({ browser }) => {
  const context = await browser.newContext({ ...returning(marketplace.url), javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(`${marketplace.url}/task-find?city=all`)
  await guest.getByRole('checkbox', { name: 'Ремонт и отделка' }).check()
  await guest.getByRole('checkbox', { name: 'Уборка', exact: true }).check()
  await guest.getByRole('textbox', { name: 'Бюджет от' }).fill('90 000')
  await guest.getByRole('textbox', { name: 'Бюджет до' }).fill('1000')
  await guest.getByRole('button', { name: 'Найти' }).click()
  await expect(guest.getByText('Исправьте фильтры')).toBeVisible()
  await expect(guest.getByRole('textbox', { name: 'Бюджет до' })).toHaveAccessibleDescription(/меньше суммы «от»/)
  await guest.getByRole('link', { name: 'Поменять местами' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Задания в\s2\sкатегориях/)
  await expect(guest.getByRole('article').first()).toBeVisible()

  await guest.getByRole('checkbox', { name: 'Уборка', exact: true }).uncheck()
  await guest.getByRole('button', { name: 'Найти' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ремонт и отделка')
  await context.close()
})
