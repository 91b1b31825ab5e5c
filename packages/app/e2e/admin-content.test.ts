import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signIn } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const QUESTION = 'Как сменить почту или телефон?'

/** What a guest finds in the help. */
const finds = async (guest: Page, words: string) => {
  await guest.goto(`${marketplace.url}/faq?q=${encodeURIComponent(words)}`)
  return guest.getByRole('region', { name: 'Что нашлось' }).getByRole('link', { name: QUESTION })
}

test('an administrator rewrites an answer, a guest reads and finds it, and the former one comes back', async ({
  browser,
}) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  const guest = await (await browser.newContext(returning(marketplace.url))).newPage()
  await guest.goto(`${marketplace.url}/faq/list/vhod-i-profil#kak-smenit-pochtu`)
  await expect(guest.getByText(/пока этого не сделано, письма приходят на прежнюю/)).toBeVisible()

  await admin.goto(`${marketplace.url}/admin`)
  await admin.getByRole('main').getByRole('link', { name: 'Помощь' }).first().click()
  await admin.getByRole('link', { name: QUESTION }).click()
  await admin.getByLabel('Ответ').fill('Откройте [настройки](/personal-area/settings) и впишите баклажан.')
  const preview = admin.getByRole('region', { name: 'Как увидят на сайте' })
  await expect(preview.getByRole('link', { name: 'настройки' })).toBeVisible()
  await admin.getByRole('button', { name: 'Сохранить' }).click()
  await expect(admin.getByText('Версия 2')).toBeVisible()

  await guest.reload()
  await expect(guest.getByText(/впишите баклажан/)).toBeVisible()
  await expect(await finds(guest, 'баклажаны')).toBeVisible()

  await admin.getByRole('button', { name: 'Вернуть эту версию: 1' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Вернуть версию' }).click()
  await expect(admin.getByText('Версия 3')).toBeVisible()
  await guest.goto(`${marketplace.url}/faq/list/vhod-i-profil#kak-smenit-pochtu`)
  await expect(guest.getByText(/пока этого не сделано, письма приходят на прежнюю/)).toBeVisible()

  await admin.getByRole('link', { name: 'Журнал' }).click()
  const lines = admin.getByRole('list', { name: 'Записи журнала' }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText(new RegExp(`^Вопрос помощи изменён:\\s*${QUESTION.replace('?', '\\?')}`))
})

test('a new section with a question stands in the help, and moves with its readers', async ({ browser }) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  await admin.goto(`${marketplace.url}/admin/faq`)
  await admin.getByRole('button', { name: 'Новый раздел' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Название').fill('Сады и огороды')
  await dialog.getByLabel('О чём раздел').fill('Вскопать, посадить, собрать')
  await dialog.getByLabel('Адрес').fill('sady')
  await dialog.getByLabel('Для кого').selectOption('CLIENT')
  await dialog.getByRole('button', { name: 'Сохранить раздел' }).click()
  await expect(dialog).toBeHidden()
  await admin.getByRole('link', { name: 'Добавить вопрос в раздел «Сады и огороды»' }).click()
  await admin.getByLabel('Вопрос', { exact: true }).fill('Кто вскопает грядку?')
  await admin.getByLabel('Ответ').fill('Садовник.')
  await admin.getByRole('button', { name: 'Добавить вопрос' }).click()
  await expect(admin.getByRole('link', { name: 'Кто вскопает грядку?' })).toBeVisible()

  const guest = await (await browser.newContext(returning(marketplace.url))).newPage()
  await guest.goto(`${marketplace.url}/faq/list/sady#kto-vskopaet-gryadku`)
  await expect(guest.getByText('Садовник.')).toBeVisible()

  await admin.getByRole('button', { name: 'Изменить раздел «Сады и огороды»' }).click()
  await dialog.getByLabel('Адрес').fill('ogorody')
  await dialog.getByRole('button', { name: 'Сохранить раздел' }).click()
  await expect(dialog).toBeHidden()
  await guest.goto(`${marketplace.url}/faq/list/sady`)
  await expect(guest).toHaveURL(/\/faq\/list\/ogorody$/)

  await admin.getByRole('link', { name: 'История раздела «Сады и огороды»' }).click()
  await expect(admin.getByText('Изменено: адрес')).toBeVisible()
  await admin.getByRole('button', { name: 'Вернуть эту версию: 1' }).click()
  await dialog.getByRole('button', { name: 'Вернуть версию' }).click()
  await expect(admin.getByText('Версия 3')).toBeVisible()
  await guest.goto(`${marketplace.url}/faq/list/ogorody`)
  await expect(guest).toHaveURL(/\/faq\/list\/sady$/)
})

test('the page of a service says what an administrator has written', async ({ browser }) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  await admin.goto(`${marketplace.url}/admin/landings`)
  await admin.getByRole('table', { name: 'Посадочные страницы' }).getByRole('link').first().click()
  await admin.getByLabel('Заголовок').fill('Мастера на все руки')
  await expect(
    admin.getByRole('region', { name: 'Как увидят на сайте' }).getByRole('heading', { name: 'Мастера на все руки' }),
  ).toBeVisible()
  await admin.getByRole('button', { name: 'Сохранить' }).click()
  await expect(admin.getByText('Версия 2')).toBeVisible()
  await admin.getByRole('main').getByRole('link', { name: 'Открыть на сайте' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Мастера на все руки' })).toBeVisible()
})

test('the invitation to executors says what an administrator has written, and its first words come back', async ({
  browser,
}) => {
  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  const guest = await (await browser.newContext(returning(marketplace.url))).newPage()
  const invitation = `${marketplace.url}/landing-become-executor`
  await guest.goto(invitation)
  await expect(guest.getByRole('heading', { level: 1, name: 'Работа рядом, цена — ваша' })).toBeVisible()

  await admin.goto(`${marketplace.url}/admin/landings`)
  await admin.getByRole('table', { name: 'Страницы' }).getByRole('link', { name: 'Стать исполнителем' }).click()
  await admin.getByLabel('Заголовок', { exact: true }).fill('Работа у дома')
  await admin.getByLabel('Шаг 1').fill('Заполните профиль')
  const preview = admin.getByRole('region', { name: 'Как увидят на сайте' })
  await expect(preview.getByRole('heading', { name: 'Заполните профиль' })).toBeVisible()
  await admin.getByRole('button', { name: 'Сохранить' }).click()
  await expect(admin.getByText('Версия 2')).toBeVisible()

  await guest.goto(invitation)
  await expect(guest.getByRole('heading', { level: 1, name: 'Работа у дома' })).toBeVisible()
  await expect(guest.getByRole('heading', { level: 3, name: 'Заполните профиль' })).toBeVisible()

  await admin.getByRole('button', { name: 'Вернуть эту версию: 1' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Вернуть версию' }).click()
  await expect(admin.getByText('Версия 3')).toBeVisible()
  await guest.goto(invitation)
  await expect(guest.getByRole('heading', { level: 1, name: 'Работа рядом, цена — ваша' })).toBeVisible()
})
