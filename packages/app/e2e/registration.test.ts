import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { mailedLink, returning } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace('none')
})
test.afterAll(() => market.dispose())

const FIRST_PASSWORD = 'Sirenevyi-tuman-7'
const SECOND_PASSWORD = 'Lipovyi-dozhd-8'

const open = async (browser: Browser, path: string): Promise<Page> => {
  const page = await (await browser.newContext(returning(market.url))).newPage()
  await page.goto(`${market.url}${path}`)
  return page
}

const linkOf = (page: Page, email: string, subject: string) => mailedLink(page, market.url, email, subject)

const tellOfOneself = async (page: Page, email: string, phone: string) => {
  await page.getByLabel('Имя').fill('Дарья')
  await page.getByLabel('Фамилия').fill('Миронова')
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Телефон', { exact: true }).fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(FIRST_PASSWORD)
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('checkbox', { name: /пользовательского соглашения/ }).check()
}

const signIn = async (page: Page, email: string, password: string) => {
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Почта или телефон').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  return dialog
}

test('a client registers, confirms the address, forgets the password and sets a new one', async ({ browser }) => {
  const email = 'darya@artel.test'
  const page = await open(browser, '/auth/registration-client')
  const form = page.getByRole('main')
  await tellOfOneself(page, email, '9053001020')
  await page.reload()
  await expect(form.getByLabel('Почта')).toHaveValue(email)
  await expect(form.getByLabel('Пароль', { exact: true })).toHaveValue('')
  await form.getByLabel('Пароль', { exact: true }).fill(FIRST_PASSWORD)
  await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(form.getByText('Вы зарегистрированы')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Меню/ })).toBeVisible()

  await form.getByRole('link', { name: 'Создать задание' }).click()
  await expect(page.getByText('Подтвердите почту, чтобы опубликовать задание')).toBeVisible()
  await page.goto(await linkOf(page, email, 'Подтвердите почту'))
  const confirmation = page.getByRole('dialog', { name: 'Подтверждение почты' })
  await expect(confirmation.getByText('Почта подтверждена')).toBeVisible()
  await expect(page).toHaveURL(`${market.url}/`)
  await confirmation.getByRole('button', { name: 'Продолжить' }).click()
  await page.goto(`${market.url}/task-create`)
  await expect(page.getByRole('heading', { name: 'С чем вам помочь?' })).toBeVisible()
  await expect(page.getByText('Подтвердите почту, чтобы опубликовать задание')).toBeHidden()

  const elsewhere = await open(browser, '/')
  await elsewhere.getByRole('button', { name: 'Войти' }).click()
  await signIn(elsewhere, email, FIRST_PASSWORD)
  await expect(elsewhere.getByRole('button', { name: /^Меню/ })).toBeVisible()

  const forgetful = await open(browser, '/')
  await forgetful.getByRole('button', { name: 'Войти' }).click()
  await forgetful.getByRole('button', { name: 'Забыли пароль?' }).click()
  const recovery = forgetful.getByRole('dialog', { name: 'Восстановление пароля' })
  await recovery.getByLabel('Почта').fill(email)
  await recovery.getByRole('button', { name: 'Прислать ссылку' }).click()
  await expect(recovery.getByText('Проверьте почту')).toBeVisible()
  await forgetful.goto(await linkOf(forgetful, email, 'Новый пароль'))
  await forgetful.getByLabel('Новый пароль').fill(SECOND_PASSWORD)
  await forgetful.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(forgetful.getByText('Пароль изменён')).toBeVisible()
  await forgetful.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  const refused = await signIn(forgetful, email, FIRST_PASSWORD)
  await expect(refused.getByText('Неверная почта, телефон или пароль.')).toBeVisible()
  await signIn(forgetful, email, SECOND_PASSWORD)
  await expect(forgetful.getByRole('button', { name: /^Меню/ })).toBeVisible()
})

test('a company registers as an executor step by step', async ({ browser }) => {
  const page = await open(browser, '/auth/registration-executor')
  const form = page.getByRole('main')
  await form.getByRole('radio', { name: 'ООО' }).check()
  await form.getByLabel('ИНН').fill('7707083893')
  await form.getByLabel('ОГРН').fill('1027700132195')
  await form.getByLabel('Название компании').fill('ООО «Светлый дом»')
  await form.getByLabel('Рабочий телефон').fill('+78432001020')
  await form.getByRole('button', { name: 'Дальше' }).click()
  await expect(page).toHaveURL(/step=work$/)
  await form.getByRole('textbox', { name: 'Найти категорию' }).or(form.getByRole('searchbox')).first().fill('плитк')
  await form.getByRole('checkbox', { name: /плитк/i }).last().check()
  await form.getByRole('button', { name: 'Дальше' }).click()
  await expect(form.getByRole('heading', { name: 'Расскажите о себе' })).toBeVisible()
  await page.goBack()
  await expect(form.getByText('Выбрано: 1')).toBeVisible()
  await page.reload()
  await expect(form.getByText('Выбрано: 1')).toBeVisible()
  await form.getByRole('button', { name: 'Дальше' }).click()
  await tellOfOneself(page, 'dom@artel.test', '9053001021')
  await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(form.getByText('Вы зарегистрированы')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Меню/ })).toBeVisible()
})
