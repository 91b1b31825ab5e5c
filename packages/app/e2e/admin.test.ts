import { expect, type Page } from '@playwright/test'
import { anExecutor } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, returning, signIn, signInAtHome } from './people.ts'

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
  const admin = await signInAtHome(browser, marketplace.url, 'admin@artel.test')
  const person = await signInAtHome(browser, marketplace.url, 'executor@artel.test')

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
  // The bell rings of it, and with the answer the page learns that it is closed to them.
  await expect(person.getByRole('main')).toContainText('администратор')
  await expect(person.getByRole('table')).toBeHidden()
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
  await admin.getByRole('button', { name: /Изменить: Тариф «Про», 1/ }).click()
  await admin.getByRole('dialog').getByLabel('Новая цена').fill('3190')
  await admin.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect(admin.getByRole('row', { name: /Тариф «Про», 1.*3\s190/ })).toBeVisible()
  const { data } = (await (await request.get(`${marketplace.url}/web/api/v1/tariffs/list`)).json()) as {
    data: { type: string; price: number }[]
  }
  expect(data.find(({ type }) => type === 'PRO')?.price).toBe(319_000)

  await admin.getByRole('link', { name: 'Журнал' }).click()
  const lines = admin.getByRole('list', { name: 'Записи журнала' }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText(/Цена изменена.*2\s990\s₽ → 3\s190\s₽/s)
  await expect(lines.nth(1)).toContainText(/Переезд добавлен.*\/staraya-doska → \/task-find/s)
})

test('an administrator finds a purchase, gives its money back with a reason, and the buyer loses what it gave', async ({
  browser,
}) => {
  const { email, calls } = await anExecutor(marketplace.url, 1)
  const begun = await calls('POST', '/payments', { tariff: { type: 'BASIC', months: 1 } })
  const buyer = await signIn(browser, marketplace.url, email)
  await buyer.goto(new URL(begun.confirmationUrl, marketplace.url).href)
  await buyer.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await buyer.goto(`${marketplace.url}/tariff-settings`)
  await expect(buyer.getByText(/Сейчас у\sвас «Базовый»/)).toBeVisible()

  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  await admin.goto(`${marketplace.url}/admin/payments`)
  await admin.getByLabel('Номер платежа, имя, почта или телефон').fill(begun.id)
  await admin.getByRole('button', { name: 'Найти' }).click()
  await admin.getByRole('link', { name: begun.id.slice(0, 8) }).click()
  await admin.getByRole('button', { name: 'Вернуть деньги' }).click()
  const window = admin.getByRole('dialog')
  await window.getByRole('button', { name: 'Вернуть деньги' }).click()
  await expect(window.getByText('Выберите, почему возвращаете деньги.')).toBeVisible()
  await window.getByLabel('Почему').selectOption('PAID_TWICE')
  await window.getByRole('button', { name: 'Вернуть деньги' }).click()
  await expect(admin.getByText('Причина: Оплачено дважды')).toBeVisible()
  await expect(admin.getByRole('row', { name: /Решение о возврате.*Долг перед покупателями/ })).toBeVisible()

  await buyer.reload()
  await expect(buyer.getByText(/Сейчас у\sвас «Бесплатный»/)).toBeVisible()
  await admin.getByRole('link', { name: 'Журнал' }).click()
  const lines = admin.getByRole('list', { name: 'Записи журнала' }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText(/Деньги возвращены.*Оплачено дважды/s)
})

test('a price that is planned is told to whoever thinks of buying, until it is called off', async ({ browser }) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  const person = await signIn(browser, marketplace.url, 'executor@artel.test')
  const day = new Date(Date.now() + 40 * 86_400_000)
  await admin.goto(`${marketplace.url}/admin/prices`)
  await admin.getByRole('button', { name: /Изменить: Тариф «Стандарт», 1/ }).click()
  await admin.getByRole('dialog').getByLabel('Новая цена').fill('1790')
  await admin
    .getByRole('dialog')
    .getByLabel(/^С какого дня/)
    .fill(day.toLocaleDateString('ru-RU'))
  await admin.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  const row = admin.getByRole('row', { name: /Тариф «Стандарт», 1/ })
  await expect(row).toContainText(/1\s490\s₽/)
  await expect(row).toContainText(/с \d+\s\p{L}+.* — 1\s790\s₽/u)

  await person.goto(`${marketplace.url}/tariff-settings`)
  await expect(person.getByText(/«Стандарт» с \d+.*: 1\s790\s₽ в месяц/)).toBeVisible()
  await row.getByRole('button', { name: /^Отменить назначенное/ }).click()
  await admin.getByRole('button', { name: 'Отменить изменение' }).click()
  await expect(row).toContainText('ничего')
  await person.reload()
  await expect(person.getByRole('heading', { level: 1, name: 'Настройка тарифа' })).toBeVisible()
  await expect(person.getByText(/«Стандарт» с \d+/)).toBeHidden()
})
