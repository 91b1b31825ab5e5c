import { expect, type Page } from '@playwright/test'
import { anExecutor, callsOf, postTask, replyTo } from './calls.ts'
import { CLIENT_MARKS, EXECUTOR_MARKS, leaveReview } from './deal-steps.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const OBJECTION = 'Осталось окно в коридоре, с улицы.'
const CLIENT_WORDS = 'Вымыл всё с двух сторон, разводов нет.'
const EXECUTOR_WORDS = 'Ключи были у консьержа, вода и свет — на месте.'

const report = async (executor: Page) => {
  await executor.getByRole('button', { name: 'Сообщить о завершении' }).click()
  await executor.getByRole('dialog').getByRole('button', { name: 'Сообщить' }).click()
  await expect(executor.getByText('Вы сообщили о завершении').first()).toBeVisible()
}

test('a deal from the last reply of the tariff to both reviews', async ({ browser }) => {
  const author = await callsOf(market.url, 'client@artel.test')
  const { email, calls } = await anExecutor(market.url, 1)
  // Four of the five go to whatever stands on the board.
  const board = await calls('GET', '/tasks/list?limit=10&fewReplies=true')
  const open = board.items.filter(({ verifiedOnly }: { verifiedOnly: boolean }) => !verifiedOnly)
  for (const task of open.slice(0, 4)) await replyTo(calls, task.id)
  const [{ id }, { id: next }] = [
    await postTask(author, 'Помыть окна в коридоре'),
    await postTask(author, 'Помыть люстру'),
  ]
  const executor = await signIn(browser, market.url, email)
  const client = await signIn(browser, market.url, 'client@artel.test')
  const path = `${market.url}/personal-area/my-tasks/${id}`

  await test.step('what the reply costs, and from where, is said before it is sent', async () => {
    await executor.goto(`${market.url}/task/${id}`)
    const form = executor.getByRole('region', { name: 'Ваш отклик' })
    await expect(form.getByText(/^Спишется 1\sиз\s1\sотклика тарифа «Бесплатный»$/)).toBeVisible()
    await form.getByLabel('Сообщение').fill('Приеду завтра утром, лестница и средства свои.')
    await form.getByLabel('Цена', { exact: true }).fill('4000')
    await form.getByLabel('Срок, дней').fill('1')
    await form.getByRole('button', { name: 'Откликнуться' }).click()
    await expect(executor.getByRole('link', { name: 'Перейти в чат' })).toBeVisible()
    await expect(executor.getByRole('main')).toBeFocused()
  })

  await test.step('the next task says that none is left', async () => {
    await executor.goto(`${market.url}/task/${next}`)
    await expect(executor.getByText('Отклики по вашему тарифу закончились')).toBeVisible()
    await expect(executor.getByText(/даёт 5\sоткликов в\sмесяц, вы отправили все/)).toBeVisible()
    await expect(executor.getByLabel('Сообщение')).toHaveCount(0)
    await executor.goto(`${path}/executor`)
  })

  await test.step('the author puts it among the chosen few, and then chooses it', async () => {
    await client.goto(`${path}/author`)
    await client.getByRole('button', { name: 'В избранные' }).click()
    await client.getByRole('dialog').getByRole('button', { name: 'Отложить' }).click()
    await expect(client.getByText('Отобран', { exact: true }).first()).toBeVisible()
    await expect(executor.getByText('Отобран', { exact: true }).first()).toBeVisible()
    await client.getByRole('button', { name: /^Выбрать за 4/ }).click()
    await client.getByRole('dialog').getByRole('button', { name: 'Выбрать' }).click()
    await expect(executor.getByText('Вас выбрали')).toBeVisible()
  })

  await test.step('the work is reported done and objected to: the executor reads why', async () => {
    await report(executor)
    await client.getByRole('button', { name: 'Работа не готова' }).click()
    const dialog = client.getByRole('dialog', { name: 'Что ещё не сделано?' })
    await dialog.getByRole('textbox').fill(OBJECTION)
    await dialog.getByRole('button', { name: 'Работа не готова' }).click()
    await expect(dialog).toBeHidden()
    await expect(executor.getByRole('button', { name: 'Сообщить о завершении' })).toBeVisible()
    await executor.getByRole('button', { name: /^Уведомления, / }).click()
    await expect(executor.getByRole('dialog', { name: 'Уведомления' }).getByText(OBJECTION)).toBeVisible()
    await executor.keyboard.press('Escape')
  })

  await test.step('it is reported again and taken', async () => {
    await report(executor)
    await client.getByRole('button', { name: 'Принять работу' }).click()
    await client.getByRole('dialog').getByRole('button', { name: 'Принять' }).click()
    await expect(executor.getByText('Заказчик принял работу')).toBeVisible()
  })

  await test.step('neither review is read before the other is written, then both are', async () => {
    await leaveReview(client, CLIENT_MARKS, CLIENT_WORDS)
    await executor.reload()
    await expect(executor.getByRole('button', { name: 'Оставить отзыв' }).first()).toBeVisible()
    await expect(executor.getByText(CLIENT_WORDS)).toHaveCount(0)
    expect((await calls('GET', '/reviews/my-list?direction=RECEIVED')).items).toEqual([])
    await leaveReview(executor, EXECUTOR_MARKS, EXECUTOR_WORDS)
    await expect(executor.getByText(CLIENT_WORDS)).toBeVisible()
    await client.reload()
    for (const words of [CLIENT_WORDS, EXECUTOR_WORDS]) await expect(client.getByText(words)).toBeVisible()
  })
})
