import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { callsOf } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signInAtHome } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

/** A browser that somebody sits at: those of the journeys say that nobody does, and do not count. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const EXECUTOR = 'executor@artel.test'

const openStatistics = async (page: Page) => {
  await page.getByRole('button', { name: /^Меню/ }).click()
  await page.getByRole('menuitem', { name: 'Статистика', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Статистика' })).toBeVisible()
}

test('an executor buys the statistics, sees a guest in them and takes the table along', async ({ browser }) => {
  const calls = await callsOf(market.url, EXECUTOR)
  const { id } = await calls('GET', '/auth/me')
  const page = await signInAtHome(browser, market.url, EXECUTOR)
  const profileViews = async (): Promise<number> => {
    const { base } = await calls('GET', '/analytics/info?days=7')
    return base.days.reduce((sum: number, day: { profileViews: number }) => sum + day.profileViews, 0)
  }

  await test.step('who has paid for nothing reads what there would be', async () => {
    await openStatistics(page)
    await expect(page.getByRole('heading', { name: 'Статистика входит в платные тарифы' })).toBeVisible()
    await page.getByRole('link', { name: 'Подключить отдельно' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Тарифы продвижения' })).toBeVisible()
  })

  await test.step('a month is paid for at the bank', async () => {
    await page.getByRole('combobox', { name: /^Расширенная аналитика/ }).selectOption('1')
    await page.getByRole('button', { name: /^Оплатить 490/ }).click()
    await expect(page).toHaveURL(/\/pay\/sandbox\//)
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
    await page.getByRole('link', { name: 'Открыть статистику' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Воронка' })).toBeVisible()
  })

  await test.step('a guest who looks at the page is counted', async () => {
    const before = await profileViews()
    const context = await browser.newContext({ ...returning(market.url), userAgent: PERSON })
    const guest = await context.newPage()
    const counted = guest.waitForResponse((answer) => answer.url().endsWith('/views'))
    await guest.goto(`${market.url}/executor/${id}`)
    expect((await counted).status()).toBe(204)
    await context.close()
    expect(await profileViews()).toBe(before + 1)
    await page.reload()
    await expect(page.getByRole('img', { name: /^Просмотры страницы: от/ })).toBeVisible()
  })

  await test.step('the table is saved as a spreadsheet reads it', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Скачать таблицу' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^artel-statistika-.+\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith('\uFEFFПо дням\r\nДень;Просмотры профиля;')).toBe(true)
  })
  await page.context().close()
})
