import { expect, type Page } from '@playwright/test'
import { type Calls, callsOf, postTask } from './calls.ts'
import { test } from './journey-test.ts'
import { aPage, pressAt, signInByKeyboard, tabTo } from './keyboard.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const PIANO = 'Пианино «Заря», вес 220 кг, третий этаж без лифта. Звоните: +7 912 345-67-89.'

interface Waiting {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly heldBy: { readonly name: string } | null
}

const callsAs = (login: string) => callsOf(marketplace.url, login)
const queueOf = async (staff: Calls, kind: string): Promise<readonly Waiting[]> =>
  (await staff('GET', `/moderation/list?kind=${kind}&limit=50`)).items
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

/** What the desk says aloud: what lies there, and how many wait. */
const said = (page: Page) => page.getByRole('status').filter({ hasText: /^(Следующее|Очередь пуста|Загружаем)/ })

/** How many wait in all queues, as the header says. */
const waitingInHeader = async (page: Page) => {
  const link = page.getByRole('link', { name: /^Модерация/ }).first()
  return Number(/\d+/.exec(await link.innerText())?.[0] ?? 0)
}

/** Rejects what lies on the desk by a rule; where parts can be named, the one at that place among them. */
const reject = async (page: Page, part: number | null) => {
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  if (part === null) return page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: /^Что исправить/ }))
  for (let at = 0; at < part; at += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Уберите телефон.')
  await page.keyboard.press('Control+Enter')
}

const decideComplaint = async (page: Page, key: 'a' | 'r') => {
  await page.keyboard.press(key)
  await page.keyboard.type('Разобрались.')
  await page.keyboard.press('Control+Enter')
}

test('a moderator’s morning: twenty objects and more of seven kinds are judged by keyboard alone', async ({
  browser,
}) => {
  // The longest walk of all: on a busy machine it is not through in the time of the others.
  test.slow()
  const client = await callsAs('company@artel.test')
  const { id } = await postTask(client, 'Перевезти пианино с третьего этажа', PIANO)
  const [staff, colleague] = [await callsAs('moderator@artel.test'), await callsAs('admin@artel.test')]
  const [, second] = await queueOf(staff, 'TASKS')
  await colleague('POST', '/moderation/hold', { kind: 'TASKS', id: second?.id })

  const page = await aPage(browser, marketplace.url)
  await signInByKeyboard(page, marketplace.url, 'moderator@artel.test')
  await pressAt(page, page.getByRole('link', { name: /^Модерация/ }))
  let judged = 0
  /** Opens a queue by its link and works it through. */
  const workThrough = async (kind: string, name: string, judge: (left: number) => Promise<void>) => {
    const link = page.getByRole('link', { name: new RegExp(`^${name}`) })
    await expect(link.first()).toBeVisible()
    // The queues stand above the desk, and all that was decided below it.
    await tabTo(page, link, judged === 0 ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/moderation/${kind}$`))
    for (let left = (await queueOf(staff, kind)).length; left > 0; left -= 1) {
      await expect(heading(page)).toBeFocused()
      const before = await said(page).textContent()
      await judge(left)
      await expect(said(page)).not.toHaveText(before ?? '')
      judged += 1
    }
    await expect(page.getByText('Очередь пуста', { exact: true }).first()).toBeVisible()
  }
  const byTurns = (part: number | null) => (left: number) =>
    left % 2 === 0 ? page.keyboard.press('a') : reject(page, part)

  await test.step('tasks; what a colleague holds is marked, and the author learns rule and part', async () => {
    await workThrough('TASKS', 'Задания', async (left) => {
      if ((await heading(page).innerText()) === second?.title) {
        await expect(page.getByRole('article').getByText(/^Смотрит /)).toBeVisible()
      }
      await byTurns(1)(left)
    })
    const told = await client('GET', `/tasks/${id}`)
    expect([told.status, told.rejectReason, told.rejectField, told.rejectComment]).toEqual([
      'REJECTED',
      'CONTACTS_IN_TEXT',
      'TITLE',
      'Уберите телефон.',
    ])
  })

  const soFar = judged
  await test.step('what was sent already: replies, offers, reviews with their answers, and people', async () => {
    await workThrough('TASK_REPLIES', 'Отклики', byTurns(null))
    await workThrough('TASK_OFFERS', 'Предложения', byTurns(null))
    await workThrough('TASK_REVIEWS', 'Отзывы(?! о)', byTurns(null))
    await workThrough('REVIEWS_REPLIES', 'Ответы на отзывы', byTurns(null))
    // What is found fault with is what they wait for: a new face, or the story.
    await workThrough('USERS', 'Люди', async (left) => {
      const hasFace = (await page.getByRole('article').getByText('Новое фото профиля').count()) > 0
      await byTurns(hasFace ? 1 : 3)(left)
    })
  })
  await test.step('complaints, each with a word', async () => {
    await workThrough('COMPLAINT', 'Жалобы', (left) => decideComplaint(page, left % 2 === 0 ? 'a' : 'r'))
  })
  // A verdict may send something new to another queue, so the header is held to what the server counts.
  const left: readonly { count: number }[] = await staff('GET', '/moderation/counts')
  await expect.poll(() => waitingInHeader(page)).toBe(left.reduce((sum, { count }) => sum + count, 0))
  expect(judged).toBeGreaterThan(soFar)
  expect(judged).toBeGreaterThanOrEqual(20)
})

test('a colleague sees what is held, and a late verdict is told', async ({ browser }) => {
  const author = await callsAs('executor@artel.test')
  for (const load of ['шкаф', 'диван']) await postTask(author, `Перевезти ${load}`, PIANO)
  const page = await signIn(browser, marketplace.url, 'moderator@artel.test')
  await page.goto(`${marketplace.url}/moderation/TASKS`)
  await expect(heading(page)).toBeFocused()

  const colleague = await callsAs('admin@artel.test')
  const held = async () => (await queueOf(colleague, 'TASKS')).find(({ heldBy }) => heldBy !== null)
  await expect.poll(held).toBeTruthy()
  const first = await held()
  await colleague('PATCH', `/moderation/tasks/approve/${first?.id}`, { version: first?.version })

  await page.keyboard.press('a')
  await expect(page.getByText('Это уже проверили или изменили')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
})
