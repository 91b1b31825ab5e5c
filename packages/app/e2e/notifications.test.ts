import { expect, test } from '@playwright/test'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, signIn } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

/** The API as a program calls it. */
const callAs = async (email: string) => {
  const ask = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${marketplace.url}/web/api/v1${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? undefined : (await answer.json()).data
  }
  const { accessToken } = await ask('POST', '/auth/login', { login: email, password: DEMO_PASSWORD })
  return (method: string, path: string, body?: object) => ask(method, path, body, accessToken)
}

const aTask = (title: string) => ({
  title,
  description: 'Капает кран на кухне, нужно заменить картридж или весь смеситель целиком.',
  placeMode: 'REMOTE',
  dateMode: 'FLEXIBLE',
  budgetType: 'NEGOTIABLE',
})

test('a reply rings the bell of an open page, comes by mail, and the letter itself stops the next one', async ({
  browser,
}) => {
  const author = await callAs('client@artel.test')
  const executor = await callAs('executor@artel.test')
  type Leaf = { id: number; properties: { required: boolean }[] }
  const tree = (await author('GET', '/categories/tree')) as { childCategories: Leaf[] }[]
  const leaves = tree.flatMap(({ childCategories }) => childCategories)
  const categoryId = leaves.find(({ properties }) => properties.every(({ required }) => !required))?.id
  const post = (title: string) => author('POST', '/tasks', { ...aTask(title), categoryId })
  const reply = (taskId: number) =>
    executor('POST', '/task-replies', {
      taskId,
      text: 'Здравствуйте! Заменю кран сегодня вечером, инструмент свой.',
      priceType: 'NEGOTIABLE',
      price: null,
      termDays: 3,
    })
  const [first, second] = [await post('Заменить картридж в кране'), await post('Заменить второй картридж')]
  await author('PATCH', '/notifications/read', {})

  const page = await signIn(browser, marketplace.url, 'client@artel.test')
  await expect(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible()
  await reply(first.id)

  await test.step('the bell of the open page counts it, and its line leads to the task', async () => {
    await page.getByRole('button', { name: /^Уведомления, 1.непрочитанное$/ }).click()
    await page
      .getByRole('dialog', { name: 'Уведомления' })
      .getByRole('link', { name: /Заменить картридж в кране/ })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/task/${first.id}$`))
    await expect(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible()
  })

  const subject = 'Новый отклик'
  const letters = async () => {
    await page.goto(`${marketplace.url}/dev/mail`)
    return page.getByRole('article').filter({ hasText: subject })
  }

  await test.step('the letter shows as the product, and its link stops letters of its kind', async () => {
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
    await expect(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible()
    await reply(second.id)
    await expect(page.getByRole('button', { name: /^Уведомления, 1.непрочитанное$/ })).toBeVisible()
    expect(await (await letters()).count()).toBe(before)
  })
  await page.context().close()
})
