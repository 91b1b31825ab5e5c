import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, mailedLink, signIn, signInAtHome } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const EMAIL = 'raisa@artel.test'
const PASSWORD = 'Sirenevyi-tuman-7'
const NEW_EMAIL = 'belova@artel.test'
const NEW_PASSWORD = 'Lipovyi-dozhd-8'
const TITLE = 'Поклеить обои в кладовке'

/** Calls the API as a program would. */
const call = async (method: string, path: string, body: object | null, bearer?: string) => {
  const answer = await fetch(`${market.url}/web/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, message } = (await answer.json()) as { data: Record<string, never>; message?: string }
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${message}`)
  return data
}
const bearerOf = async (login: string, password: string): Promise<string> =>
  (await call('POST', '/auth/login', { login, password })).accessToken ?? ''

const register = () =>
  call('POST', '/auth/registration-client', {
    firstName: 'Раиса',
    lastName: 'Белова',
    email: EMAIL,
    phoneNumber: '+79053001020',
    password: PASSWORD,
    cityId: 92_401_000,
    consents: { personalData: true, terms: true, editions: { personalData: '2026-11-26', terms: '2026-11-01' } },
  })

/** A task of Raisa's that the demo's executor has replied to; answers where it is talked about. */
const aRepliedTask = async () => {
  const author = await bearerOf(EMAIL, PASSWORD)
  const { items: categories = [] } = (await call('GET', '/categories', null)) as {
    items?: readonly { id: number; name: string }[]
  }
  const input = {
    title: TITLE,
    description: 'Кладовка два на полтора метра, обои куплены. Нужно снять старые и поклеить новые.',
    categoryId: categories.find(({ name }) => name === 'Поклейка обоев')?.id,
    placeMode: 'REMOTE',
    dateMode: 'FLEXIBLE',
    budgetType: 'FIXED',
    budgetTo: 300_000,
  }
  const { id: taskId } = await call('POST', '/tasks', input, author)
  const executor = await bearerOf('executor@artel.test', DEMO_PASSWORD)
  const text = 'Здравствуйте! Поклею завтра за день, инструмент свой.'
  const reply = { taskId, text, priceType: 'FIXED', price: 250_000, termDays: 1 }
  const { chatId } = await call('POST', '/task-replies', reply, executor)
  return { taskId, chatId }
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: /^Меню/ }).click()
  await page.getByRole('menuitem', { name: 'Настройки' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible()
}

test('somebody changes address and password, ends sessions and takes a copy of their data', async ({ browser }) => {
  const page = await signInAtHome(browser, market.url, 'client@artel.test')
  await openSettings(page)

  await test.step('the address changes, and the letter to the new one confirms it', async () => {
    const email = part(page, 'Почта')
    await email.getByRole('button', { name: 'Изменить почту' }).click()
    await email.getByLabel('Новая почта').fill(NEW_EMAIL)
    await page.reload()
    await expect(email.getByLabel('Новая почта')).toHaveValue(NEW_EMAIL)
    await email.getByLabel('Пароль', { exact: true }).fill('ne-tot-parol-1')
    await email.getByRole('button', { name: 'Изменить почту' }).click()
    await expect(email.getByText('Неверный пароль.')).toBeVisible()
    await expect(email.getByLabel('Пароль', { exact: true })).toBeFocused()
    await email.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
    await email.getByRole('button', { name: 'Изменить почту' }).click()
    await expect(email.getByText(/^Почта изменена/)).toBeVisible()
    await expect(email.getByText('Не подтверждена')).toBeVisible()
    await page.goto(await mailedLink(page, market.url, NEW_EMAIL, 'Подтвердите почту'))
    await page.getByRole('dialog').getByRole('button', { name: 'Продолжить' }).click()
    await openSettings(page)
    await expect(email.getByText(NEW_EMAIL)).toBeVisible()
    await expect(email.getByText('Подтверждена', { exact: true })).toBeVisible()
  })

  await test.step('another password ends the session elsewhere', async () => {
    const other = await signInAtHome(browser, market.url, NEW_EMAIL)
    const password = part(page, 'Пароль')
    await password.getByRole('button', { name: 'Сменить пароль' }).click()
    await password.getByLabel('Нынешний пароль').fill(DEMO_PASSWORD)
    await password.getByLabel('Новый пароль').fill(NEW_PASSWORD)
    await password.getByRole('button', { name: 'Сохранить пароль' }).click()
    await expect(password.getByText(/^Пароль изменён/)).toBeVisible()
    await expect(other.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await expect(part(page, 'Устройства').getByText('Других открытых устройств нет.')).toBeVisible()
    await other.context().close()
  })

  await test.step('a session that is ended here signs the other browser out, and what was typed there comes back', async () => {
    const other = await signInAtHome(browser, market.url, NEW_EMAIL, NEW_PASSWORD)
    await openSettings(other)
    const phone = part(other, 'Телефон')
    await phone.getByRole('button', { name: 'Изменить телефон' }).click()
    await phone.getByLabel('Новый телефон').fill('9053001021')
    await page.reload()
    const devices = part(page, 'Устройства')
    await devices.getByRole('button', { name: /^Завершить сеанс/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click()
    await expect(devices.getByText('Сеанс завершён.')).toBeVisible()
    await expect(devices.getByText('Других открытых устройств нет.')).toBeVisible()
    const dialog = other.getByRole('dialog', { name: 'Вход' })
    await expect(dialog).toBeVisible()
    await expect(phone).toBeHidden()
    await dialog.getByLabel('Почта или телефон').fill(NEW_EMAIL)
    await dialog.getByLabel('Пароль', { exact: true }).fill(NEW_PASSWORD)
    await dialog.getByRole('button', { name: 'Войти' }).click()
    await expect(phone.getByLabel('Новый телефон')).toHaveValue('+7 (905) 300 10 21')
    await other.context().close()
  })

  await test.step('the copy is a file with what was told', async () => {
    const download = page.waitForEvent('download')
    await part(page, 'Копия данных').getByRole('button', { name: 'Скачать мои данные' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^artel-\d{4}-\d{2}-\d{2}\.json$/)
    const copy = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(copy.profile.email).toBe(NEW_EMAIL)
    expect(copy.tasks.length).toBeGreaterThan(0)
  })

  await test.step('nobody leaves while their tasks are in work, and the way to those is shown', async () => {
    const leaving = part(page, 'Удаление аккаунта')
    await expect(leaving.getByText('Сначала закончите задания в работе')).toBeVisible()
    await expect(leaving.getByRole('button', { name: 'Удалить аккаунт' })).toBeHidden()
    await leaving.getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/task\/\d+$/)
  })
})

test('somebody leaves for good, and the others see who wrote to them no more', async ({ browser }) => {
  await register()
  const page = await signIn(browser, market.url, EMAIL, PASSWORD)
  await page.goto(await mailedLink(page, market.url, EMAIL, 'Подтвердите почту'))
  await page.getByRole('dialog').getByRole('button', { name: 'Продолжить' }).click()
  const { taskId, chatId } = await aRepliedTask()
  await openSettings(page)

  const leaving = part(page, 'Удаление аккаунта')
  await leaving.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await leaving.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await leaving.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page.getByText(/^Аккаунт удалён\./).first()).toBeVisible()
  await expect(page).toHaveURL(`${market.url}/`)
  await expect(page.getByRole('button', { name: 'Войти' }).first()).toBeVisible()
  await expect(bearerOf(EMAIL, PASSWORD)).rejects.toThrow('401')

  const executor = await signIn(browser, market.url, 'executor@artel.test')
  await executor.goto(`${market.url}/chats/${chatId}`)
  await expect(executor.getByRole('heading', { name: 'Удалённый аккаунт' }).first()).toBeVisible()
  await executor.goto(`${market.url}/task/${taskId}`)
  await expect(executor.getByText('Удалённый аккаунт').first()).toBeVisible()
  await expect(executor.getByText('Отменено').first()).toBeVisible()
})
