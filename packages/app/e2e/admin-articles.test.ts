import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signIn } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const NEW_TITLE = 'Баклажановая ванная: смета по строкам'

/** The first article of a category in the list of administration, found by its filters. */
const found = async (admin: Page, category: string) => {
  await admin.goto(`${marketplace.url}/admin`)
  await admin.getByRole('main').getByRole('link', { name: 'Статьи' }).first().click()
  await admin.getByLabel('Рубрика').selectOption({ label: category })
  const first = admin.getByRole('table').getByRole('row').nth(1)
  await expect(first).toContainText(category)
  await admin.getByLabel('Состояние').selectOption('PUBLISHED')
  await expect(admin).toHaveURL(/status=PUBLISHED/)
  await expect(first).toContainText('Опубликована')
  const link = first.getByRole('link').first()
  const title = await link.innerText()
  await link.click()
  await expect(admin.getByRole('heading', { level: 1, name: title, exact: true }).first()).toBeVisible()
  return { title, id: Number(admin.url().split('/').at(-1)) }
}

test('an administrator finds an article and mends it, readers see that, and the former version comes back', async ({
  browser,
}) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  const guest = await (await browser.newContext(returning(marketplace.url))).newPage()
  const { title, id } = await found(admin, 'Кейсы')
  await guest.goto(`${marketplace.url}/blog/articles/${id}`)
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await admin.getByRole('button', { name: 'Исправить' }).click()
  await admin.getByRole('textbox', { name: /^Заголовок/ }).fill(NEW_TITLE)
  await admin.getByRole('button', { name: 'Предпросмотр' }).click()
  await expect(admin.getByRole('heading', { level: 2, name: NEW_TITLE })).toBeVisible()
  await admin.getByRole('button', { name: 'Вернуться к тексту' }).click()
  await admin.getByRole('button', { name: 'Сохранить исправления' }).click()
  await expect(admin.getByText('Версия 2')).toBeVisible()

  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible()

  await admin.getByRole('button', { name: 'Вернуть эту версию: 1' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Вернуть версию' }).click()
  await expect(admin.getByText('Версия 3')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await admin.getByRole('link', { name: 'Журнал' }).click()
  const lines = admin.getByRole('list', { name: 'Записи журнала' }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText(/^Статья исправлена:/)
})

test('an article of the editors leaves the site and comes back', async ({ browser }) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  const guest = await (await browser.newContext(returning(marketplace.url))).newPage()
  const { title, id } = await found(admin, 'Новости')
  const address = `${marketplace.url}/blog/articles/${id}`

  await admin.getByRole('button', { name: 'Скрыть с сайта' }).click()
  await expect(admin.getByRole('button', { name: 'Показать снова' })).toBeVisible()
  expect((await guest.goto(address))?.status()).toBe(404)

  await admin.getByRole('button', { name: 'Показать снова' }).click()
  await expect(admin.getByRole('button', { name: 'Скрыть с сайта' })).toBeVisible()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
