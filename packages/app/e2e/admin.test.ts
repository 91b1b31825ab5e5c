import { expect, type Page, test } from '@playwright/test'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, returning, signIn } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

/** The page of an account that is sought by its address. */
const openAccount = async (page: Page, email: string) => {
  await page.goto(`${marketplace.url}/admin/users`)
  await page.getByLabel('Имя, почта, телефон, код или номер').fill(email)
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(/artel\.test/)
  // The list of before stays until the next one has come.
  await page.reload()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText(email)).toBeVisible()
}

const tryToSignIn = async (page: Page, email: string) => {
  await page.goto(marketplace.url)
  await page.getByRole('button', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Почта или телефон').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  return dialog
}

test('an administrator blocks somebody, who is signed out, reads why, and comes back', async ({ browser }) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  const person = await signIn(browser, marketplace.url, 'executor@artel.test')

  await admin.getByRole('button', { name: /^Меню/ }).click()
  await admin.getByRole('menuitem', { name: 'Управление' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Управление' })).toBeVisible()
  await openAccount(admin, 'executor@artel.test')
  await admin.getByRole('button', { name: 'Заблокировать' }).click()
  const window = admin.getByRole('dialog')
  await window.getByRole('button', { name: 'Заблокировать' }).click()
  await expect(window.getByText('Выберите, за что блокируете.')).toBeVisible()
  await window.getByLabel('За что').selectOption('FRAUD')
  await window.getByLabel(/Комментарий/).fill('Брал предоплату и пропадал.')
  await window.getByRole('button', { name: 'Заблокировать' }).click()
  await expect(admin.getByRole('button', { name: 'Снять блокировку' })).toBeVisible()
  await expect(admin.getByText('Причина: обман. Брал предоплату и пропадал.')).toBeVisible()

  await expect(person.getByRole('button', { name: 'Войти' })).toBeVisible()
  await person.goto(`${marketplace.url}/personal-area/settings`)
  await expect(person.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  const refused = await tryToSignIn(person, 'executor@artel.test')
  await expect(refused.getByText(/Аккаунт заблокирован. Причина: обман. Брал предоплату/)).toBeVisible()

  await admin.getByRole('button', { name: 'Снять блокировку' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Снять блокировку' }).click()
  await expect(admin.getByRole('button', { name: 'Заблокировать' })).toBeVisible()
  await refused.getByRole('button', { name: 'Войти' }).click()
  await expect(person.getByRole('button', { name: /^Меню/ })).toBeVisible()

  await admin.getByRole('link', { name: 'Все записи об аккаунте' }).click()
  const lines = admin.getByRole('list', { name: 'Записи журнала' }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText('Блокировка снята')
  await expect(lines.nth(1)).toContainText('Аккаунт заблокирован')
})

/** Gives the account another role, on its page. */
const giveRole = async (admin: Page, role: RegExp) => {
  await admin.getByRole('button', { name: 'Сменить роль' }).click()
  await admin.getByRole('dialog').getByRole('radio', { name: role }).check()
  await admin.getByRole('dialog').getByRole('button', { name: 'Сменить роль' }).click()
  await expect(admin.getByRole('dialog')).toBeHidden()
}

test('a new role opens and closes pages in a page that is open already', async ({ browser }) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  const person = await signIn(browser, marketplace.url, 'moderator@artel.test')
  await person.goto(`${marketplace.url}/admin/users`)
  await expect(person.getByRole('table')).toBeHidden()
  await expect(person.getByRole('main')).toContainText('администратор')

  await openAccount(admin, 'moderator@artel.test')
  await person.goto(`${marketplace.url}/moderation`)
  await person.getByRole('button', { name: /^Меню/ }).click()
  await expect(person.getByRole('menuitem', { name: 'Выйти' })).toBeVisible()
  await expect(person.getByRole('menuitem', { name: 'Управление' })).toBeHidden()
  await person.keyboard.press('Escape')

  await giveRole(admin, /Администратор/)
  await expect(admin.getByText('Модератор → Администратор')).toBeVisible()
  await person.getByRole('main').getByRole('link', { name: 'Документы' }).click()
  await expect(person).toHaveURL(/VERIFICATION_REQUESTS/)
  await person.getByRole('button', { name: /^Меню/ }).click()
  await person.getByRole('menuitem', { name: 'Управление' }).click()
  await person.getByRole('main').getByRole('link', { name: 'Пользователи' }).first().click()
  await expect(person.getByRole('table')).toBeVisible()

  await giveRole(admin, /Модератор/)
  await expect(admin.getByText('Администратор → Модератор')).toBeVisible()
  await person.getByRole('link', { name: 'Журнал' }).click()
  await expect(person.getByRole('main')).toContainText('администратор')
  await expect(person.getByRole('list', { name: 'Записи журнала' })).toBeHidden()
})

test('a page moves, a price changes, and the journal tells of both', async ({ browser, request }) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  await admin.goto(`${marketplace.url}/admin/redirects`)
  await admin.getByLabel('Старый адрес').fill('/staraya-doska')
  await admin.getByLabel('Новый адрес').fill('/task-find')
  await admin.getByRole('button', { name: 'Добавить переезд' }).click()
  await expect(admin.getByRole('row', { name: /staraya-doska/ })).toBeVisible()
  await admin.getByLabel('Старый адрес').fill('/staraya-doska')
  await admin.getByLabel('Новый адрес').fill('/faq')
  await admin.getByRole('button', { name: 'Добавить переезд' }).click()
  await expect(admin.getByText('Для этого адреса переезд уже есть.')).toBeVisible()
  const guest = await (await browser.newContext(returning(marketplace.url))).newPage()
  await guest.goto(`${marketplace.url}/staraya-doska`)
  await expect(guest).toHaveURL(/\/task-find/)

  await admin.goto(`${marketplace.url}/admin/prices`)
  await admin.getByRole('button', { name: /Изменить цену: Тариф «Про»/ }).click()
  await admin.getByRole('dialog').getByLabel('Новая цена').fill('3190')
  await admin.getByRole('dialog').getByRole('button', { name: 'Сохранить цену' }).click()
  await expect(admin.getByRole('row', { name: /Тариф «Про».*3\s190/ })).toBeVisible()
  const { data } = (await (await request.get(`${marketplace.url}/web/api/v1/tariffs/list`)).json()) as {
    data: { type: string; price: number }[]
  }
  expect(data.find(({ type }) => type === 'PRO')?.price).toBe(319_000)

  await admin.getByRole('link', { name: 'Журнал' }).click()
  const lines = admin.getByRole('list', { name: 'Записи журнала' }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText(/Цена изменена.*2\s990\s₽ → 3\s190\s₽/s)
  await expect(lines.nth(1)).toContainText(/Переезд добавлен.*\/staraya-doska → \/task-find/s)
})
