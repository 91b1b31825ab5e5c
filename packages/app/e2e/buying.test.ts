import { expect, type Page } from '@playwright/test'
import { callsOf } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, returning, signIn } from './people.ts'
import { aPicture } from './samples.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

/** Sellers who can be signed in as. */
const KNOWN = ['executor@artel.test', 'company@artel.test']
const SAID = 'Стол крепкий, доставили в срок, собрали за полчаса.'

/** A product that the demo client has neither asked about nor reviewed: of one of these sellers, or of anybody else. */
const aProductToBuy = async (isOfKnown: boolean) => {
  const client = await callsOf(marketplace.url, 'client@artel.test')
  const sellers = new Map<string, string>()
  for (const email of KNOWN) sellers.set((await (await callsOf(marketplace.url, email))('GET', '/auth/me')).id, email)
  const lists = isOfKnown ? [...sellers.keys()].map((id) => `sellerId=${id}`) : ['sortBy=createdAt']
  for (const list of lists) {
    const { items } = await client('GET', `/products/list?${list}&limit=20`)
    for (const { id, seller } of items) {
      if (sellers.has(seller.id) !== isOfKnown) continue
      const { chatId, title } = await client('GET', `/products/${id}`)
      const { own } = await client('GET', `/product-reviews/list?productId=${id}`)
      if (chatId === null && own === null) return { id, title, seller: sellers.get(seller.id) ?? '' }
    }
  }
  throw new Error('The client has asked about everything')
}

const rate = async (page: Page, stars: number, words: string) => {
  await page.getByRole('button', { name: 'Оставить отзыв' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отзыв о товаре' })
  await dialog
    .getByRole('radiogroup', { name: 'Оценка' })
    .locator('label')
    .nth(stars - 1)
    .click()
  await dialog.getByRole('textbox', { name: /^Отзыв/ }).fill(words)
  return dialog
}

const thanked = async (page: Page, words: string) => {
  const thanks = page.getByRole('dialog', { name: 'Спасибо за отзыв' })
  await expect(thanks).toContainText(words)
  await thanks.getByRole('button', { name: 'Готово' }).click()
}

const countOf = async (id: number): Promise<number> => {
  const answer = await fetch(`${marketplace.url}/web/api/v1/products/${id}`)
  return (await answer.json()).data.rating.count
}

test('a client asks the seller about a product, reviews it with a photo, and a moderator lets the review through', async ({
  browser,
}) => {
  const product = await aProductToBuy(true)
  const before = await countOf(product.id)
  const client = await signIn(browser, marketplace.url, 'client@artel.test')

  await test.step('the product is opened and its seller asked, with the card of the product above the talk', async () => {
    await client.goto(`${marketplace.url}/product/${product.id}`)
    await client.getByRole('button', { name: 'Написать продавцу' }).first().click()
    await expect(client).toHaveURL(/\/chats\/\d+$/)
    await expect(client.getByRole('link', { name: product.title }).first()).toBeVisible()
    await client.getByRole('textbox', { name: 'Сообщение' }).fill('Здравствуйте! Товар ещё есть?')
    await client.keyboard.press('Enter')
    await expect(client.getByText('Здравствуйте! Товар ещё есть?').last()).toBeVisible()
  })

  await test.step('the seller answers, and the client reads it at once', async () => {
    const seller = await signIn(browser, marketplace.url, product.seller)
    await seller.goto(client.url())
    await expect(seller.getByText('Здравствуйте! Товар ещё есть?').last()).toBeVisible()
    await seller.getByRole('textbox', { name: 'Сообщение' }).fill('Есть, привезу завтра.')
    await seller.keyboard.press('Enter')
    await expect(client.getByText('Есть, привезу завтра.').last()).toBeVisible()
    await seller.goto(`${marketplace.url}/product/${product.id}`)
    await expect(seller.getByRole('link', { name: 'Изменить товар' })).toBeVisible()
    await expect(seller.getByRole('button', { name: 'Оставить отзыв' })).toHaveCount(0)
  })

  await test.step('the review waits, since it shows a phone number, and its author alone reads it', async () => {
    await client.goto(`${marketplace.url}/product/${product.id}`)
    const dialog = await rate(client, 5, `${SAID} Спросить: +7 912 345-67-89.`)
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles([aPicture('Стол.png')])
    // A review is not sent before its photo has arrived.
    await expect(dialog.getByRole('list', { name: 'Файлы' }).getByRole('listitem')).toHaveAttribute(
      'data-status',
      'done',
    )
    await dialog.getByRole('button', { name: 'Отправить отзыв' }).click()
    await thanked(client, 'Сначала его прочитает модератор')
    await expect(client.getByText('Вы уже оставили отзыв об этом товаре.')).toBeVisible()
    await expect(client.getByText('Отзыв на проверке: пока его видите только вы.')).toBeVisible()
    expect(await countOf(product.id)).toBe(before)
  })

  await test.step('a moderator finds it with its photo and lets it through', async () => {
    const moderator = await signIn(browser, marketplace.url, 'moderator@artel.test')
    const staff = await callsOf(marketplace.url, 'moderator@artel.test')
    const { items } = await staff('GET', '/moderation/list?kind=PRODUCT_CONSUMER_REVIEWS&limit=50')
    const place = items.findIndex(({ text }: { text: string }) => text.startsWith(SAID))
    expect(items[place].files).toHaveLength(1)
    await moderator.goto(`${marketplace.url}/moderation/PRODUCT_CONSUMER_REVIEWS`)
    const desk = moderator.getByRole('article')
    const heading = desk.getByRole('heading', { level: 2 })
    // Who waits longest comes first.
    for (const { text } of items.slice(0, place)) {
      await expect(desk).toContainText(text)
      await expect(heading).toBeFocused()
      await moderator.keyboard.press('a')
    }
    await expect(desk).toContainText(SAID)
    await expect(heading).toBeFocused()
    await moderator.keyboard.press('a')
    await expect.poll(() => countOf(product.id)).toBe(before + 1)
  })

  await test.step('everybody reads it on the page of the product, with its photo and how the purchase is known', async () => {
    const guest = await (await browser.newContext(returning(marketplace.url))).newPage()
    await guest.goto(`${marketplace.url}/product/${product.id}`)
    const review = guest.getByRole('article').filter({ hasText: SAID }).last()
    await expect(review.getByText('Покупка подтверждена перепиской')).toBeVisible()
    await review.getByRole('button', { name: /^Открыть крупно/ }).click()
    await expect(guest.getByRole('dialog', { name: 'Фото из отзыва' })).toBeVisible()
  })
})

test('a guest writes a review, signs in to send it, and nothing typed is lost', async ({ browser }) => {
  const product = await aProductToBuy(false)
  const before = await countOf(product.id)
  const page = await (await browser.newContext(returning(marketplace.url))).newPage()
  await page.goto(`${marketplace.url}/product/${product.id}`)
  const dialog = await rate(page, 4, SAID)
  await dialog.getByRole('button', { name: 'Войти и отправить' }).click()
  const signingIn = page.getByRole('dialog', { name: 'Вход' })
  await signingIn.getByLabel('Почта или телефон').fill('client@artel.test')
  await signingIn.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
  await signingIn.getByRole('button', { name: 'Войти' }).click()

  await expect(dialog.getByRole('textbox', { name: /^Отзыв/ })).toHaveValue(SAID)
  await dialog.getByRole('button', { name: 'Отправить отзыв' }).click()
  await thanked(page, 'Его уже видят все')
  const review = page.getByRole('article').filter({ hasText: SAID }).last()
  await expect(review.getByText('покупка не подтверждена')).toBeVisible()
  expect(await countOf(product.id)).toBe(before + 1)
})
