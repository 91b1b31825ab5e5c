import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { tabTo } from './keyboard.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signIn } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const TITLE = 'Кухня в доме без единого прямого угла'
const LEAD =
  'Стены ушли на четыре сантиметра, а шкафы стоят ровно. Рассказываю, чем мы их выравнивали и сколько это стоило.'
const OPENING =
  'Дом строили в три приёма, и каждая следующая стена шла вдоль предыдущей, а не вдоль отвеса. На кухне это видно сразу: у окна шкаф прилегает, у двери между ним и стеной проходит ладонь. '.repeat(
    4,
  )
const MENDED = 'Зазор закрыли доборной планкой под цвет столешницы: её подрезают по месту, и шва не видно.'
const ADVICE = 'Расскажите, чем закрыли зазор у двери.'
const ALT = 'Зазор между стеной и шкафом'
const COVER = 'Кухня.png'

/** A picture that a server can decode. */
const photo = async (page: Page, name: string) => ({ name, mimeType: 'image/png', buffer: await page.screenshot() })
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Текст' })
const desk = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2, name: TITLE })

/** Opens the queue of articles and goes through it by keyboard until the article lies on the desk. */
const openOnDesk = async (page: Page) => {
  await page.goto(`${market.url}/moderation/ARTICLE_PUBLISH_REQUESTS`)
  await expect(desk(page)).toBeFocused()
}

/** Follows the newest line behind the bell that says so. */
const followBell = async (page: Page, line: RegExp) => {
  await page.getByRole('button', { name: /^Уведомления, / }).click()
  await page.getByRole('dialog', { name: 'Уведомления' }).getByRole('link', { name: line }).first().click()
}

const isDrawn = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt }).evaluate((image: HTMLImageElement) => image.naturalWidth > 0)

test('an article with pictures is written, turned down by a rule, mended, approved and found by everybody', async ({
  browser,
}) => {
  const author = await signIn(browser, market.url, 'executor@artel.test')
  const moderator = await signIn(browser, market.url, 'moderator@artel.test')
  const guest = await (await browser.newContext(returning(market.url))).newPage()
  // Guests have been shown these a moment ago, so what is kept for them is old when the article is let through.
  const category = `${market.url}/blog/PERSONAL_BLOG`
  for (const address of [market.url, category]) await guest.goto(address)
  await expect(guest.getByRole('link', { name: TITLE })).toHaveCount(0)

  await test.step('its author writes it with a cover and a picture in the text, and sends it', async () => {
    await author.goto(`${market.url}/personal-area/articles`)
    await author.getByRole('link', { name: 'Написать статью' }).click()
    await author.getByRole('textbox', { name: 'Заголовок' }).fill(TITLE)
    await author.getByLabel('Рубрика').selectOption({ label: 'Личный блог' })
    await author.getByLabel('Вступление').fill(LEAD)
    await author.getByLabel('Обложка').setInputFiles(await photo(author, COVER))
    await textOf(author).click()
    await author.keyboard.insertText(OPENING)
    await author
      .getByRole('toolbar', { name: 'Оформление текста' })
      .locator('input[type=file]')
      .setInputFiles(await photo(author, 'Зазор.png'))
    await author.getByLabel('Что на картинке').fill(ALT)
    await author.getByLabel('Метки').fill('кухня, старый дом')
    await author.getByRole('button', { name: 'Отправить на проверку' }).click()
    await expect(author).toHaveURL(/\/personal-area\/articles$/)
    const row = author.getByRole('listitem').filter({ hasText: TITLE })
    await expect(row).toContainText('На проверке')
  })

  await test.step('a moderator turns it down by a rule, by keyboard alone', async () => {
    await openOnDesk(moderator)
    // The cover, and the picture of the text.
    await expect(moderator.getByAltText('Фотография 2 из 2')).toHaveCount(1)
    await moderator.keyboard.press('r')
    await moderator.keyboard.press('4')
    await tabTo(moderator, moderator.getByLabel(/^Совет автору/))
    await moderator.keyboard.type(ADVICE)
    await moderator.keyboard.press('Control+Enter')
    await expect(desk(moderator)).toHaveCount(0)
  })

  await test.step('the bell leads its author to the reason; mended, it is sent again with all its pictures', async () => {
    await followBell(author, /Статья отклонена/)
    await expect(author.getByText(`Модератор отклонил статью: из статьи непонятно, о чём она. ${ADVICE}`)).toBeVisible()
    await expect(author.getByLabel('Что на картинке')).toHaveValue(ALT)
    await textOf(author).click()
    await author.keyboard.press('Control+Home')
    await author.keyboard.insertText(`${MENDED} `)
    await author.getByRole('button', { name: 'Сохранить и отправить на проверку' }).click()
    await expect(author).toHaveURL(/\/personal-area\/articles$/)
    await expect(author.getByRole('listitem').filter({ hasText: TITLE })).toContainText('На проверке')
  })

  await test.step('approved, it stands on the home page, in its category and in the feeds', async () => {
    await openOnDesk(moderator)
    await expect(moderator.getByText(MENDED)).toBeVisible()
    await moderator.keyboard.press('a')
    await expect(desk(moderator)).toHaveCount(0)
    for (const address of [market.url, category]) {
      await expect(async () => {
        await guest.goto(address)
        await expect(guest.getByRole('link', { name: TITLE }).first()).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 60_000 })
    }
    for (const feed of ['/blog/rss.xml', '/blog/PERSONAL_BLOG/rss.xml']) {
      expect(await (await fetch(market.url + feed)).text(), feed).toContain(TITLE)
    }
    expect(await (await fetch(`${market.url}/blog/CASES/rss.xml`)).text()).not.toContain(TITLE)
  })

  await test.step('everybody reads it with its cover, its picture and its tags', async () => {
    await guest.getByRole('link', { name: TITLE }).first().click()
    await expect(guest.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(guest.getByText(MENDED)).toBeVisible()
    await guest.getByRole('img', { name: ALT }).scrollIntoViewIfNeeded()
    await expect.poll(() => isDrawn(guest, ALT)).toBe(true)
    const shared = await guest.locator('meta[property="og:image"]').getAttribute('content')
    expect((await fetch(shared ?? '')).status).toBe(200)
    await guest.getByRole('link', { name: 'старый дом' }).click()
    await expect(guest).toHaveURL(/\/blog\?/)
    await expect(guest.getByRole('link', { name: TITLE }).first()).toBeVisible()
    await followBell(author, /Статья опубликована/)
    await expect(author.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  })
})
