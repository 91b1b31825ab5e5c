import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, mailedLink, signIn, signInAtHome } from './people.ts'

const API = '/web/api/v1'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const EMAIL = 'newcomer@artel.test'

const call = async (method: string, path: string, body?: object, token?: string) => {
  const answer = await fetch(`${market.url}${API}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = answer.status === 204 ? {} : await answer.json()
  expect(answer.ok, `${method} ${path}: ${JSON.stringify(told)}`).toBe(true)
  return told.data ?? told
}

/** A client who has never written to anybody, on their page. */
const aNewcomer = async (browser: Parameters<typeof signIn>[0]): Promise<Page> => {
  const person = { firstName: 'Дарья', lastName: 'Лебедева', phoneNumber: '+79171234567', cityId: 92_401_000 }
  const consents = { personalData: true, terms: true, editions: { personalData: '2026-11-26', terms: '2026-11-01' } }
  await call('POST', '/auth/registration-client', { ...person, email: EMAIL, password: DEMO_PASSWORD, consents })
  const page = await signIn(browser, market.url, EMAIL)
  await page.goto(await mailedLink(page, market.url, EMAIL, 'Подтвердите почту'))
  await page.getByRole('dialog').getByRole('button', { name: 'Продолжить' }).click()
  return page
}

/** A task of theirs that looks for an executor. */
const postTask = async (title: string): Promise<{ id: number }> => {
  const { accessToken } = await call('POST', '/auth/login', { login: EMAIL, password: DEMO_PASSWORD })
  type Leaf = { id: number; properties: { required: boolean }[] }
  const tree: { childCategories: Leaf[] }[] = await call('GET', '/categories/tree')
  const leaf = tree
    .flatMap(({ childCategories }) => childCategories)
    .find(({ properties }) => properties.every(({ required }) => !required))
  const description = 'Капает кран на кухне, нужно заменить картридж или весь смеситель целиком.'
  const terms = { placeMode: 'REMOTE', dateMode: 'FLEXIBLE', budgetType: 'NEGOTIABLE' }
  return call('POST', '/tasks', { title, description, categoryId: leaf?.id, ...terms }, accessToken)
}

/** The client looks for somebody by name and offers them the task. */
const offerTo = async (client: Page, task: { id: number }, name: string, message: string) => {
  await client.goto(`${market.url}/task/${task.id}`)
  await client.getByRole('button', { name: 'Предложить исполнителю' }).click()
  const dialog = client.getByRole('dialog', { name: 'Кому предложить задание?' })
  await dialog.getByRole('searchbox', { name: 'Поиск исполнителя' }).fill(name)
  await dialog.locator('label', { hasText: name }).click()
  await dialog.getByLabel('Сообщение').fill(message)
  await dialog.getByRole('button', { name: 'Предложить задание' }).click()
  await expect(client.getByText(/ждёт ответа до/)).toBeVisible()
}

/** The executor is told by the bell, and goes where its line leads. */
const openByBell = async (executor: Page, title: string) => {
  await executor.getByRole('button', { name: /^Уведомления, / }).click()
  const line = new RegExp(title)
  await executor.getByRole('dialog', { name: 'Уведомления' }).getByRole('link', { name: line }).first().click()
}

test('a stranger found by words takes the work; another offer is declined, a third is taken back', async ({
  browser,
}) => {
  const client = await aNewcomer(browser)
  const executor = await signInAtHome(browser, market.url, 'company@artel.test')
  const { accessToken } = await call('POST', '/auth/login', { login: 'company@artel.test', password: DEMO_PASSWORD })
  const { id } = await call('GET', '/auth/me', undefined, accessToken)
  const { name } = await call('GET', `/executors/${id}`)

  await test.step('told by the bell, the stranger takes the work', async () => {
    await offerTo(client, await postTask('Заменить кран на даче'), name, 'Возьмётесь за дачу?')
    await openByBell(executor, 'Заменить кран на даче')
    await expect(executor.getByText('Возьмётесь за дачу?')).toBeVisible()
    await expect(client.getByText('Просмотрено')).toBeVisible()
    await executor.getByRole('button', { name: 'Взяться за задание' }).click()
    await executor.getByRole('dialog').getByRole('button', { name: 'Взяться' }).click()
    await expect(executor.getByText('Вас выбрали')).toBeVisible()
    await expect(client.getByText('Исполнитель за работой')).toBeVisible()
  })

  await test.step('the next offer is declined, and the client learns it', async () => {
    await offerTo(client, await postTask('Заменить кран в гараже'), name, 'А за гараж?')
    await openByBell(executor, 'Заменить кран в гараже')
    await executor.getByRole('button', { name: 'Отказаться' }).click()
    await executor.getByRole('dialog').getByRole('button', { name: 'Отказаться' }).click()
    await expect(client.getByText('Отказ', { exact: true })).toBeVisible()
  })

  await test.step('the third is taken back before it is answered', async () => {
    const task = await postTask('Заменить кран в бане')
    await offerTo(client, task, name, 'А за баню?')
    await client.getByRole('button', { name: /^Отозвать предложение/ }).click()
    await client.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
    await expect(client.getByText('Отозвано')).toBeVisible()
    await executor.goto(`${market.url}/task/${task.id}`)
    await expect(executor.getByRole('button', { name: 'Взяться за задание' })).toBeHidden()
  })
})
