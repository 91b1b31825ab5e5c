import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, returning, signIn } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const WORDS = 'квантовый телепорт'
const NOTHING = `По запросу «${WORDS}» ответа нет`

/** Looks for what the help does not know, and asks. */
const ask = async (page: Page, question: string, email: string | null) => {
  await page.goto(`${market.url}/faq`)
  await page.getByRole('searchbox', { name: 'Вопрос' }).fill(WORDS)
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByText(NOTHING)).toBeVisible()
  // Until its code has come the form is inert: nothing in it can be selected, so the question would stand beside what it proposes.
  await atRest(page)
  const form = page.getByRole('region', { name: 'Задать вопрос' })
  await form.getByLabel('Ваш вопрос').fill(question)
  if (email !== null) {
    await form.getByLabel(/^Как к вам обращаться/).fill('Зинаида')
    await form.getByLabel('Почта для ответа').fill(email)
  }
  await form.getByRole('button', { name: 'Отправить вопрос' }).click()
  await expect(form.getByRole('heading', { name: 'Вопрос отправлен' })).toBeFocused()
}

/** Answers a question at the desk, by keyboard alone. */
const answer = async (staff: Page, question: string, words: string) => {
  await staff.goto(`${market.url}/moderation/QUESTION`)
  const lying = staff.getByRole('article').filter({ has: staff.getByRole('heading', { level: 2 }) })
  await expect(lying.getByText(question)).toBeVisible()
  await expect(lying.getByRole('heading', { level: 2 })).toBeFocused()
  await staff.keyboard.press('a')
  await expect(staff.getByLabel(/^Ответ/)).toBeFocused()
  await staff.keyboard.type(words)
  await staff.keyboard.press('Control+Enter')
  await expect(staff.getByText(question)).toHaveCount(0)
}

test('what the help does not know is asked there, and the answer rings the bell of who has asked', async ({
  browser,
}) => {
  const question = 'Можно ли принять работу, если мастер прислал вместо себя телепорт?'
  const words = 'Можно: примите её на странице задания, когда она сделана.'
  const client = await signIn(browser, market.url, 'client@artel.test')
  const staff = await signIn(browser, market.url, 'moderator@artel.test')
  await ask(client, question, null)
  await answer(staff, question, words)
  await client.getByRole('button', { name: /^Уведомления, / }).click()
  const bell = client.getByRole('dialog', { name: 'Уведомления' })
  await expect(bell.getByText(words)).toBeVisible()
  await bell
    .getByRole('link', { name: /Мы ответили на ваш вопрос/ })
    .first()
    .click()
  await expect(client).toHaveURL(new RegExp(`^${market.url}/faq#vopros-\\d+$`))
  const own = client.getByRole('region', { name: 'Мои вопросы' })
  await expect(own.getByRole('heading', { name: question })).toBeFocused()
  await expect(own.getByRole('listitem').filter({ hasText: question })).toContainText(words)
  await expect(own.getByRole('listitem').filter({ hasText: question })).toContainText('Отвечен')

  // The same address in a browser where nobody has signed in, as a letter may be read on another device.
  const elsewhere = await (await browser.newContext(returning(market.url))).newPage()
  await elsewhere.goto(client.url())
  const asked = elsewhere.getByRole('region', { name: 'Войдите, чтобы прочитать ответ' })
  await expect(asked.getByRole('heading')).toBeFocused()
  await asked.getByRole('button', { name: 'Войти' }).click()
  const dialog = elsewhere.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Почта или телефон').fill('client@artel.test')
  await dialog.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await expect(elsewhere.getByRole('heading', { name: question })).toBeFocused()
  await expect(elsewhere).toHaveURL(client.url())
})

test('a guest asks with an address, and the answer comes there with the question', async ({ browser }) => {
  const question = 'Почему телепорт не приезжает в Казань по выходным?'
  const words = 'По выходным он отдыхает. Поищите мастера в разделе «Исполнители».'
  const guest = await (await browser.newContext(returning(market.url))).newPage()
  const staff = await signIn(browser, market.url, 'moderator@artel.test')
  await ask(guest, question, 'zinaida@artel.test')
  await answer(staff, question, words)
  const letter = guest.getByRole('article').filter({ hasText: 'zinaida@artel.test' })
  await expect(async () => {
    await guest.goto(`${market.url}/dev/mail`)
    await expect(letter.first()).toContainText(words, { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await expect(letter.first()).toContainText(`«${question}»`)
})

test('without scripts a reader says whether an answer helped, and is led back to it', async ({ browser }) => {
  const context = await browser.newContext({ ...returning(market.url), javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(`${market.url}/faq/list/vhod-i-profil`)
  await reader.getByRole('heading', { name: 'Как сменить почту или телефон?' }).click()
  await reader
    .getByRole('group', { name: 'Ответ помог? Как сменить почту или телефон?' })
    .getByRole('button', { name: 'Нет' })
    .click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Жаль, что ответ не помог')
  await expect(reader.getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute('href', '/contacts#vopros')
  expect((await context.cookies()).map(({ name }) => name)).toContain('artel_device')
  await reader.getByRole('link', { name: 'Вернуться к ответу' }).click()
  await expect(reader).toHaveURL(`${market.url}/faq/list/vhod-i-profil#kak-smenit-pochtu`)
  await context.close()
})
