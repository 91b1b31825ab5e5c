import { expect } from '@playwright/test'
import { type Calls, callsOf, postTask } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signIn } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const EXECUTOR = 'executor@artel.test'
const TASK = 'Собрать кухню на даче'

interface Shown {
  readonly id: string
  readonly companyId: string
  readonly name: string
  /** Title of their newest work. */
  readonly work: string
  /** Name of the first line of their price list. */
  readonly service: string
}

/** What the executor of the demo has on their page. */
const showing = async (executor: Calls): Promise<Shown> => {
  const { id } = await executor('GET', '/auth/me')
  const [page, works, services] = await Promise.all([
    executor('GET', `/executors/${id}`),
    executor('GET', `/cases/list?executorId=${id}`),
    executor('GET', `/services/list?executorId=${id}`),
  ])
  return { ...page, work: works.items[0].title, service: services[0].name }
}

test('a guest reads of an executor without JavaScript; a client offers them a task and writes', async ({ browser }) => {
  const shown = await showing(await callsOf(market.url, EXECUTOR))
  const { id } = await postTask(await callsOf(market.url, 'client@artel.test'), TASK)
  const address = `${market.url}/executor/${shown.id}`

  await test.step('a guest reads prices and opens a work', async () => {
    const context = await browser.newContext({ ...returning(market.url), javaScriptEnabled: false })
    const guest = await context.newPage()
    await guest.goto(address)
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(shown.name)
    await expect(guest.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
    const told = await guest.locator('script[type="application/ld+json"]').allTextContents()
    expect(told.map((text) => JSON.parse(text)['@type'])).toContain('BreadcrumbList')

    const pages = guest.getByRole('navigation', { name: 'Разделы страницы исполнителя' })
    await pages.getByRole('link', { name: 'Опыт и документы' }).click()
    await expect(guest.getByRole('heading', { level: 2, name: 'Документы' })).toBeVisible()
    await pages.getByRole('link', { name: /^Услуги и цены/ }).click()
    await expect(guest.getByRole('rowheader', { name: shown.service, exact: true })).toBeVisible()
    await pages.getByRole('link', { name: /^Работы/ }).click()
    await guest.getByRole('link', { name: shown.work }).click()
    await expect(guest.getByRole('heading', { level: 2, name: shown.work })).toBeVisible()
    await context.close()
  })

  await test.step('an old number of the company leads to today’s, and a number of nobody nowhere', async () => {
    const context = await browser.newContext(returning(market.url))
    const old = '11111111-1111-4111-8111-111111111111'
    await context.request.get(`${address}/services/${old}`).then((answer) => {
      expect(answer.url()).toBe(`${address}/services/${shown.companyId}`)
    })
    expect((await context.request.get(`${market.url}/executor/${old}`)).status()).toBe(404)
    await context.close()
  })

  const client = await signIn(browser, market.url, 'client@artel.test')
  await test.step('a client offers a task', async () => {
    await client.goto(address)
    await client.getByRole('button', { name: 'Предложить задание' }).first().click()
    const dialog = client.getByRole('dialog', { name: /^Предложить задание/ })
    await dialog.locator('label', { hasText: TASK }).click()
    await dialog.getByLabel('Сообщение').fill('Возьмётесь на этой неделе?')
    await dialog.getByRole('button', { name: 'Предложить задание' }).click()
    await expect(client.getByText('Предложение отправлено', { exact: true })).toBeVisible()
    await client.goto(`${market.url}/task/${id}`)
    await expect(client.getByText(/ждёт ответа до/)).toBeVisible()
  })

  await test.step('the name in the offer leads back, and from there to a chat', async () => {
    await client.getByRole('link', { name: shown.name }).first().click()
    await expect(client).toHaveURL(address)
    await client.getByRole('button', { name: 'Написать' }).click()
    await expect(client).toHaveURL(/\/chats\/\d+$/)
    await expect(client.getByRole('heading', { level: 2, name: new RegExp(shown.name) })).toBeVisible()
  })
})

test('an executor sees their own page with what is missing; others are told that it is not theirs', async ({
  browser,
}) => {
  const executor = await signIn(browser, market.url, EXECUTOR)
  await executor.goto(`${market.url}/executor`)
  await expect(executor.getByText('Так вашу страницу видят заказчики.')).toBeVisible()
  await expect(executor.getByRole('link', { name: 'Изменить профиль' })).toHaveAttribute(
    'href',
    '/personal-area/profile',
  )
  await executor.getByRole('link', { name: 'Опыт и документы', exact: true }).click()
  await expect(executor).toHaveURL(`${market.url}/executor/profile`)
  await executor.context().close()

  const client = await signIn(browser, market.url, 'client@artel.test')
  await client.goto(`${market.url}/executor`)
  await expect(client.getByText('не для вашей роли')).toBeVisible()
  await client.context().close()
})
