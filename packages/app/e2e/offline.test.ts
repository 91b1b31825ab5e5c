import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { callsOf, postTask, replyTo } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, returning, signIn } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const WORDS = 'Пишу без связи: ключи у консьержа.'

const messages = (page: Page) => page.getByRole('log')
/** The very element of the words, and of the mark of the same message. */
const words = (page: Page) => messages(page).getByText(WORDS, { exact: true })
const mark = (page: Page, state: string) =>
  messages(page).locator('[data-side="own"]').filter({ hasText: WORDS }).getByText(state, { exact: true })

test('a message written without a connection waits, then is sent once and seen once by both', async ({ browser }) => {
  const executor = await signIn(browser, market.url, 'executor@artel.test')
  await executor.goto(`${market.url}/chats`)
  await executor.getByRole('list', { name: 'Чаты' }).getByRole('link').filter({ hasText: 'Мария Б.' }).first().click()
  await expect(executor.getByRole('textbox', { name: 'Сообщение' })).toBeVisible()
  const chat = executor.url()
  const client = await signIn(browser, market.url, 'client@artel.test')
  await client.goto(chat)
  await expect(messages(client)).toBeVisible()
  await expect(messages(client)).not.toContainText(WORDS)

  let sent = 0
  executor.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().includes('/chat-message/')) sent += 1
  })
  await executor.context().setOffline(true)
  await expect(executor.getByText('Нет связи. Сообщения уйдут, когда она вернётся')).toBeVisible()
  await executor.getByRole('textbox', { name: 'Сообщение' }).fill(WORDS)
  await executor.getByRole('button', { name: 'Отправить' }).click()
  await expect(mark(executor, 'Отправляется')).toBeAttached()
  await expect(executor.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('')
  await expect(words(client)).toHaveCount(0)

  await executor.context().setOffline(false)
  await expect(mark(executor, 'Прочитано')).toBeAttached()
  await expect(words(client)).toBeVisible()
  expect(sent).toBe(1)
  // What comes anew from the server says the same as what came live.
  await Promise.all([executor.reload(), client.reload()])
  for (const page of [executor, client]) {
    await expect(words(page).first()).toBeVisible()
    await expect(words(page)).toHaveCount(1)
  }
  await Promise.all([executor.context().close(), client.context().close()])
})

test('a page opened without a connection says so and opens by itself when the connection is back', async ({
  browser,
}) => {
  const context = await browser.newContext(returning(market.url))
  const page = await context.newPage()
  await page.goto(market.url)
  await atRest(page)
  await context.setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Найти задание' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()
  await context.setOffline(false)
  // No button was pressed.
  await expect(page.getByRole('heading', { level: 1, name: 'Все задания' })).toBeVisible()
  await expect(page).toHaveURL(/\/task-find$/)
  // Its styles came too: the filters stand beside what is found.
  const places = await Promise.all(
    ['Город', 'Сначала новые'].map((name) => page.getByText(name, { exact: true }).first().boundingBox()),
  )
  expect(places[0]?.x ?? 0).toBeLessThan(places[1]?.x ?? 0)
  await context.close()
})

test('a choice made without a connection is told of at once, and nobody makes it later by itself', async ({
  browser,
}) => {
  const { id } = await postTask(await callsOf(market.url, 'client@artel.test'), 'Помыть окна в подъезде')
  await replyTo(await callsOf(market.url, 'executor@artel.test'), id)
  const page = await signIn(browser, market.url, 'client@artel.test')
  await page.goto(`${market.url}/personal-area/my-tasks/${id}/author`)
  await page.getByRole('button', { name: /^Выбрать за/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Выбрать исполнителя?' })
  await expect(dialog).toBeVisible()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Выбрать' }).click()
  await expect(dialog.getByText(/^Нет связи с интернетом/)).toBeVisible()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Выбрать' }).click()
  await expect(page.getByText('Исполнитель за работой')).toBeVisible()
  await page.context().close()
})

test('a reply that is being written outlives the end of the session', async ({ browser }) => {
  const page = await signIn(browser, market.url, 'executor@artel.test')
  const { id } = await postTask(await callsOf(market.url, 'client@artel.test'), 'Помыть окна на балконе')
  await page.goto(`${market.url}/task/${id}`)
  await page.getByLabel('Сообщение').fill(WORDS)
  await page.getByLabel('Срок, дней').fill('3')
  await page.context().clearCookies({ name: 'artel_refresh' })
  await page.reload()
  await page.getByRole('button', { name: 'Войти и откликнуться' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Почта или телефон').fill('executor@artel.test')
  await dialog.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByLabel('Сообщение')).toHaveValue(WORDS)
  await expect(page.getByLabel('Срок, дней')).toHaveValue('3')
  await page.context().close()
})
