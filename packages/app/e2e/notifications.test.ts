import { expect } from '@playwright/test'
import { callsOf, postTask, replyTo } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signInAtHome } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

/** Everybody whom a new task may interest is told before. */
const QUEUED = { timeout: 60_000 }

test('a reply rings the bell of an open page, comes by mail, and the letter itself stops the next one', async ({
  browser,
}) => {
  const author = await callsOf(marketplace.url, 'client@artel.test')
  const executor = await callsOf(marketplace.url, 'executor@artel.test')
  const first = await postTask(author, 'Заменить картридж в кране')
  const second = await postTask(author, 'Заменить второй картридж')
  await author('PATCH', '/notifications/read', {})

  const page = await signInAtHome(browser, marketplace.url, 'client@artel.test')
  const bell = page.getByRole('button', { name: /^Уведомления/ })
  // What else the demo tells its client meanwhile rings the same bell.
  const rung = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  await expect(bell).toHaveAttribute('aria-label')
  const quiet = await rung()
  await replyTo(executor, first.id)

  await test.step('the bell of the open page counts it, and its line leads to the task', async () => {
    await expect.poll(rung, QUEUED).toBeGreaterThan(quiet)
    await bell.click()
    await page
      .getByRole('dialog', { name: 'Уведомления' })
      .getByRole('link', { name: /Заменить картридж в кране/ })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/task/${first.id}$`))
    const isRead = async () => {
      const { items } = await author('GET', '/notifications/list')
      return items.find((item: object) => JSON.stringify(item).includes('Заменить картридж в кране'))?.isRead
    }
    await expect.poll(isRead).toBe(true)
  })

  const subject = 'Новый отклик'
  const letters = async () => {
    await page.goto(`${marketplace.url}/dev/mail`)
    return page.getByRole('article').filter({ hasText: subject })
  }

  await test.step('the letter shows as the product, and its link stops letters of its kind', async () => {
    await expect(async () => expect(await (await letters()).count()).toBeGreaterThan(0)).toPass(QUEUED)
    const letter = (await letters()).first()
    await letter.getByRole('link', { name: 'Как его покажет почта' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Заменить картридж в кране')
    await expect(page.getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', new RegExp(`/task/${first.id}$`))
    await page.getByRole('link', { name: 'Не присылать такие письма' }).click()
    await expect(page.getByRole('dialog', { name: 'Письма' })).toContainText('Таких писем больше не будет')
    await page.getByRole('button', { name: 'Понятно' }).click()
    await expect(page).toHaveURL(`${marketplace.url}/`)
  })

  await test.step('the next reply rings the bell and sends no letter', async () => {
    const before = await (await letters()).count()
    await page.goto(marketplace.url)
    await expect(bell).toHaveAttribute('aria-label')
    const still = await rung()
    await replyTo(executor, second.id)
    await expect.poll(rung, QUEUED).toBeGreaterThan(still)
    expect(await (await letters()).count()).toBe(before)
  })
  await page.context().close()
})
