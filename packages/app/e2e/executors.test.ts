import { expect, type Page } from '@playwright/test'
import { callsOf, postTask } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, returning } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const TASK = 'Положить плитку в прихожей'

const search = (page: Page) => new URL(page.url()).searchParams
const totalOf = (page: Page) => page.getByRole('status').filter({ hasText: /исполнител/ })

test('a guest on a phone finds who lays tiles in a district, opens them and comes back', async ({ browser }) => {
  const context = await browser.newContext({ ...returning(marketplace.url), viewport: { width: 390, height: 760 } })
  const guest = await context.newPage()
  await guest.goto(marketplace.url)
  await guest.getByRole('link', { name: 'Мастера' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Исполнители' })).toBeVisible()
  await guest.getByRole('button', { name: 'Другой город' }).click()
  const cities = guest.getByRole('dialog', { name: 'Другой город' })
  await cities.getByRole('combobox').fill('Моск')
  await cities
    .getByRole('option', { name: /Москва/ })
    .first()
    .click()
  await expect(guest.getByRole('link', { name: 'Москва' })).toHaveAttribute('aria-current', 'page')
  await guest.getByRole('link', { name: /^Ремонт и отделка/ }).click()
  await expect(guest).toHaveURL(/\/remont-i-otdelka\?city=\d+$/)
  await expect(guest.getByRole('heading', { level: 1, name: 'Ремонт и отделка' })).toBeVisible()
  const whole = (await totalOf(guest).textContent()) ?? ''
  await guest.getByRole('searchbox', { name: 'Кого ищете' }).fill('плиточнк')
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL(/q=/)
  await expect(guest.getByRole('button', { name: 'Убрать: «плиточнк»' })).toBeVisible()

  await test.step('a word for the trade finds who does it, though a letter of it is left out', async () => {
    await expect(totalOf(guest)).not.toHaveText(whole)
    await expect(totalOf(guest)).toHaveText(/^[1-9]/)
    await guest.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(guest.getByRole('list', { name: 'Что делает' })).toContainText('Укладка плитки')
    await guest.goBack()
    await expect(guest.getByRole('button', { name: 'Убрать: «плиточнк»' })).toBeVisible()
  })

  await guest.getByRole('button', { name: 'Убрать: «плиточнк»' }).click()
  await expect(guest).not.toHaveURL(/q=/)
  await guest.getByRole('button', { name: /Фильтры/ }).click()
  const sheet = guest.getByRole('dialog', { name: 'Фильтры' })
  const district = sheet.getByRole('group', { name: 'Районы' }).getByRole('checkbox').first()
  const name = await district.getAttribute('value')
  await district.check()
  await sheet.getByRole('button', { name: /^Показать \d/ }).click()
  await expect(sheet).toBeHidden()
  expect(search(guest).getAll('district')).toEqual([name])
  await expect(totalOf(guest)).toHaveText(/^[1-9]/)
  const address = guest.url()
  const row = guest.getByRole('article').first()
  await expect(row.getByRole('heading')).toBeVisible()
  expect(await row.getByRole('link').first().getAttribute('href')).toMatch(/^\/executor\/[\da-f-]{36}$/)

  await guest.getByRole('link', { name: 'Вся Россия' }).click()
  await expect(guest).toHaveURL(/city=all/)
  expect(search(guest).getAll('district')).toEqual([])
  await guest.goBack()
  await expect(guest).toHaveURL(address)
  await expect(guest.getByRole('button', { name: `Убрать: ${name}` })).toBeVisible()
  await context.close()
})

test('a guest on a phone finds tilers of a district, compares three, looks at works and offers one of them a task', async ({
  browser,
}) => {
  const task = await postTask(await callsOf(marketplace.url, 'client@artel.test'), TASK)
  const context = await browser.newContext({ ...returning(marketplace.url), viewport: { width: 390, height: 760 } })
  const guest = await context.newPage()
  await guest.goto(`${marketplace.url}/remont-i-otdelka/ukladka-plitki`)
  await expect(guest.getByText(/места с пометкой «Реклама» куплены/)).toBeVisible()
  await guest.getByRole('button', { name: /Фильтры/ }).click()
  const sheet = guest.getByRole('dialog', { name: 'Фильтры' })
  await sheet.getByRole('group', { name: 'Районы' }).getByRole('checkbox', { name: 'Азино' }).check()
  await sheet.getByRole('button', { name: /^Показать \d/ }).click()
  await expect(sheet).toBeHidden()
  const rows = guest.getByRole('article')
  await expect(rows).toHaveCount(3)

  const names = await rows.getByRole('heading').allTextContents()
  for (const name of names) {
    await guest.getByRole('heading', { name }).getByRole('link').click()
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(guest.getByRole('list', { name: 'Что делает' })).toContainText('Укладка плитки')
    await guest.goBack()
    await expect(rows).toHaveCount(3)
  }
  const [chosen = ''] = names
  await guest.getByRole('heading', { name: chosen }).getByRole('link').click()
  await expect(guest).toHaveURL(/\/executor\/[\da-f-]{36}$/)
  const { pathname: executor } = new URL(guest.url())
  const pages = guest.getByRole('navigation', { name: 'Разделы страницы исполнителя' })
  await pages.getByRole('link', { name: /^Работы/ }).click()
  await guest.getByRole('list', { name: 'Работы' }).getByRole('link').first().click()
  await expect(guest).toHaveURL(/work=\d+/)
  await expect(guest.getByRole('link', { name: 'Все работы исполнителя' })).toBeVisible()

  await guest.getByRole('button', { name: 'Предложить задание' }).first().click()
  const dialog = guest.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Почта или телефон').fill('client@artel.test')
  await dialog.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  const offer = guest.getByRole('dialog', { name: /^Предложить задание/ })
  await offer.getByRole('radiogroup', { name: 'Какое задание предложить' }).locator('label', { hasText: TASK }).click()
  await offer.getByLabel('Сообщение').fill('Возьмётесь на этой неделе?')
  await offer.getByRole('button', { name: 'Предложить задание' }).click()
  await expect(guest.getByText('Предложение отправлено', { exact: true })).toBeVisible()

  await guest.goto(`${marketplace.url}/task/${task.id}`)
  const sent = guest.getByRole('region', { name: 'Предложения исполнителям' })
  await expect(sent.getByText(/ждёт ответа до/)).toBeVisible()
  await expect(sent.locator(`a[href="${executor}"]`).first()).toBeVisible()
  await context.close()
})

test('where nobody is found, a search beside it finds somebody', async ({ browser }) => {
  const context = await browser.newContext(returning(marketplace.url))
  const guest = await context.newPage()
  await guest.goto(`${marketplace.url}/remont-i-otdelka/ukladka-plitki?district=Нигде&verified=1`)
  await expect(guest.getByText('Таких исполнителей не нашлось')).toBeVisible()
  const wider = guest.getByRole('navigation', { name: 'Рядом с вашим поиском есть другие:' })
  await wider.getByRole('link').last().click()
  await expect(guest.getByRole('article').first()).toBeVisible()
  await context.close()
})

test('without scripts a category is found in the tree, and its executors by the form', async ({ browser }) => {
  const context = await browser.newContext({ ...returning(marketplace.url), javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(`${marketplace.url}/categories`)
  await guest.getByRole('searchbox', { name: 'Найти категорию' }).fill('плитку')
  await guest.getByRole('button', { name: 'Найти' }).click()
  await expect(guest).toHaveURL(/\/categories\?q=/)
  await guest.getByRole('link', { name: /^Укладка плитки/ }).click()
  await expect(guest).toHaveURL(`${marketplace.url}/remont-i-otdelka/ukladka-plitki`)

  await guest.getByRole('link', { name: 'Вся Россия' }).click()
  await expect(guest.getByRole('article').first()).toBeVisible()
  await guest.getByRole('checkbox', { name: 'Проверенные документы' }).check()
  await guest.getByRole('combobox', { name: 'Оценка' }).selectOption('3')
  await guest.getByRole('button', { name: 'Найти' }).click()
  await expect(guest).toHaveURL(/city=all/)
  await expect(guest).toHaveURL(/verified=1/)
  await expect(guest.getByRole('checkbox', { name: 'Проверенные документы' })).toBeChecked()
  await guest.getByRole('link', { name: 'Сначала дешевле' }).click()
  await expect(guest.getByRole('link', { name: 'Сначала дешевле' })).toHaveAttribute('aria-current', 'page')
  expect(search(guest).get('verified')).toBe('1')

  await guest.getByRole('link', { name: 'Ремонт и отделка' }).first().click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Ремонт и отделка' })).toBeVisible()
  const missing = await guest.goto(`${marketplace.url}/remont-i-otdelka/takoy-net`)
  expect(missing?.status()).toBe(404)
  await context.close()
})
