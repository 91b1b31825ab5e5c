import { type APIRequestContext, expect, test } from '@playwright/test'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, signIn } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

/** Somebody of the demo who calls the API themselves. */
const caller = async (request: APIRequestContext, login: string) => {
  const api = `${marketplace.url}/web/api/v1`
  const answer = await request.post(`${api}/auth/login`, { data: { login, password: DEMO_PASSWORD } })
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  const headers = { authorization: `Bearer ${data.accessToken}` }
  return {
    async get<T>(path: string): Promise<T> {
      return ((await (await request.get(`${api}${path}`, { headers })).json()) as { data: T }).data
    },
    async send(method: 'POST' | 'PATCH', path: string, body: object): Promise<void> {
      const response = await request.fetch(`${api}${path}`, { method, headers, data: body })
      expect(response.status(), await response.text()).toBeLessThan(300)
    },
  }
}

interface Leaf {
  readonly id: number
  readonly properties: readonly { readonly required: boolean }[]
  readonly childCategories: readonly Leaf[]
}

interface Waiting {
  readonly id: string
  readonly version: number
  readonly heldBy: object | null
}

const count = (counts: readonly { kind: string; count: number }[], kind: string) =>
  counts.find((one) => one.kind === kind)?.count ?? 0

const COMPLAINTS = 8

/** Tasks with a phone in them, which wait for a moderator. */
const postTasks = async (author: Awaited<ReturnType<typeof caller>>, howMany: number) => {
  const tree = await author.get<Leaf[]>('/categories/tree')
  const leaf = tree
    .flatMap((root) => (root.childCategories.length > 0 ? root.childCategories : [root]))
    .find(({ properties }) => properties.every(({ required }) => !required))
  for (let n = 1; n <= howMany; n += 1) {
    await author.send('POST', '/tasks', {
      title: `Перевезти пианино, рейс ${n}`,
      description: 'Пианино «Заря», вес 220 кг, третий этаж без лифта. Звоните: +7 912 345-67-89.',
      categoryId: leaf?.id,
      placeMode: 'REMOTE',
      dateMode: 'FLEXIBLE',
      budgetType: 'FIXED',
      budgetTo: 800_000,
    })
  }
}

const complain = async (author: Awaited<ReturnType<typeof caller>>, howMany: number) => {
  const { items } = await author.get<{ items: { id: number }[] }>(`/tasks/list?limit=${howMany}`)
  for (const { id } of items) {
    const text = 'Просит перевести предоплату на карту до начала работы.'
    await author.send('POST', '/complaints', { target: 'TASK', targetId: String(id), reason: 'FRAUD', text })
  }
}

test('a moderator’s morning: twenty objects and more are judged by keyboard alone', async ({ browser, request }) => {
  const company = await caller(request, 'company@artel.test')
  await postTasks(company, 6)
  await complain(company, COMPLAINTS)
  const staff = await caller(request, 'moderator@artel.test')
  const counts = await staff.get<{ kind: string; count: number }[]>('/moderation/counts')
  const tasks = count(counts, 'TASKS')
  const complaints = count(counts, 'COMPLAINT')

  const page = await signIn(browser, marketplace.url, 'moderator@artel.test')
  await page
    .getByRole('navigation', { name: 'Основное меню' })
    .getByRole('link', { name: /^Модерация/ })
    .click()
  await page.getByRole('link', { name: 'Задания', exact: true }).click()

  const status = page.getByRole('status').filter({ hasText: /^(Следующее|Очередь пуста|Загружаем)/ })
  const heading = page.getByRole('article').getByRole('heading', { level: 2 })
  let judged = 0
  const judgedNext = async (press: () => Promise<void>) => {
    await expect(heading).toBeFocused()
    const before = await status.textContent()
    await press()
    await expect(status).not.toHaveText(before ?? '')
    judged += 1
  }
  for (let left = tasks; left > 0; left -= 1) {
    await judgedNext(async () => {
      if (left % 2 === 0) await page.keyboard.press('a')
      else {
        await page.keyboard.press('r')
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
      }
    })
  }
  await expect(page.getByText('Очередь пуста', { exact: true }).first()).toBeVisible()

  await page.goto(`${marketplace.url}/moderation/COMPLAINT`)
  for (let left = complaints; left > 0; left -= 1) {
    await judgedNext(async () => {
      await page.keyboard.press(left % 2 === 0 ? 'a' : 'r')
      await page.getByRole('textbox', { name: 'Решение' }).pressSequentially('Разобрались.')
      await page.keyboard.press('Control+Enter')
    })
  }
  await expect(page.getByText('Очередь пуста', { exact: true }).first()).toBeVisible()

  await page.goto(`${marketplace.url}/moderation/TASK_REVIEWS`)
  for (let left = count(counts, 'TASK_REVIEWS'); left > 0; left -= 1) await judgedNext(() => page.keyboard.press('a'))
  await expect(page.getByText('Очередь пуста', { exact: true }).first()).toBeVisible()

  expect(judged).toBeGreaterThanOrEqual(20)
  const rest = await staff.get<{ kind: string; count: number }[]>('/moderation/counts')
  expect(['TASKS', 'COMPLAINT', 'TASK_REVIEWS'].map((kind) => count(rest, kind))).toEqual([0, 0, 0])
})

test('a colleague sees what is held, and a late verdict is told', async ({ browser, request }) => {
  await postTasks(await caller(request, 'executor@artel.test'), 2)
  const page = await signIn(browser, marketplace.url, 'moderator@artel.test')
  await page.goto(`${marketplace.url}/moderation/TASKS`)
  const heading = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()

  const colleague = await caller(request, 'admin@artel.test')
  const held = async () => {
    const { items } = await colleague.get<{ items: Waiting[] }>('/moderation/list?kind=TASKS')
    return items.find(({ heldBy }) => heldBy !== null)
  }
  await expect.poll(held).toBeTruthy()
  const first = await held()
  await colleague.send('PATCH', `/moderation/tasks/approve/${first?.id}`, { version: first?.version })

  await page.keyboard.press('a')
  await expect(page.getByText('Это уже проверили или изменили')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
})
