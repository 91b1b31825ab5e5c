import { type Browser, expect, type Page } from '@playwright/test'
import { CLIENT_MARKS, EXECUTOR_MARKS, leaveReview } from './deal-steps.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const CLIENT_WORDS = 'Приехал вовремя, всё собрал по уровню и убрал за собой.'
const EXECUTOR_WORDS = 'Задание описано подробно, всё куплено заранее, расплатились сразу.'
const ANSWER = 'Спасибо, рад был помочь! Обращайтесь ещё.'

/** The first task that the client has in work with the executor of the demo content. */
const openDeal = async (client: Page): Promise<string> => {
  await client.goto(`${marketplace.url}/personal-area/my-tasks?status=IN_PROGRESS`)
  await client.getByRole('article').filter({ hasText: 'Андрей Г.' }).first().getByRole('link').first().click()
  await expect(client).toHaveURL(/\/my-tasks\/\d+\/author$/)
  return client.url()
}

const finish = async (client: Page) => {
  await client.getByRole('button', { name: 'Принять работу' }).first().click()
  await client.getByRole('dialog').getByRole('button', { name: 'Принять', exact: true }).click()
  await expect(client.getByText('Работа принята', { exact: true })).toBeVisible()
}

const both = async (browser: Browser) =>
  [
    await signIn(browser, marketplace.url, 'client@artel.test'),
    await signIn(browser, marketplace.url, 'executor@artel.test'),
  ] as const

test('both sides of a deal review one another, read both reviews at once, and one of them is answered', async ({
  browser,
}) => {
  const [client, executor] = await both(browser)
  const url = await openDeal(client)

  await test.step('the client takes the work and says how it was', async () => {
    await finish(client)
    await leaveReview(client, CLIENT_MARKS, CLIENT_WORDS)
    await expect(client.getByText('Прошёл проверку')).toBeVisible()
    await expect(client.getByRole('button', { name: 'Оставить отзыв' })).toHaveCount(0)
  })

  await test.step('the executor is asked in the list of tasks, and sees nothing of what was said', async () => {
    await executor.goto(`${marketplace.url}/personal-area/my-tasks`)
    await executor.getByRole('link', { name: 'Оставить отзыв' }).last().waitFor()
    await executor.goto(url.replace(/author$/, 'executor'))
    await expect(executor.getByRole('button', { name: 'Оставить отзыв' }).first()).toBeVisible()
    await expect(executor.getByText(CLIENT_WORDS)).toHaveCount(0)
  })

  await test.step('the review of the executor opens both', async () => {
    await leaveReview(executor, EXECUTOR_MARKS, EXECUTOR_WORDS)
    await expect(executor.getByText(CLIENT_WORDS)).toBeVisible()
    await expect(executor.getByText(EXECUTOR_WORDS)).toBeVisible()
    await client.reload()
    await expect(client.getByText(EXECUTOR_WORDS)).toBeVisible()
    await expect(client.getByText('Опубликован', { exact: true })).toBeVisible()
  })

  await test.step('the executor answers among the reviews about them, once, and the client reads it', async () => {
    await executor.goto(`${marketplace.url}/personal-area/my-reviews`)
    const card = executor.getByRole('article').filter({ hasText: CLIENT_WORDS })
    await card.getByRole('button', { name: 'Ответить' }).click()
    const dialog = executor.getByRole('dialog', { name: 'Ответ на отзыв' })
    await dialog.getByRole('textbox').fill(ANSWER)
    await dialog.getByRole('button', { name: 'Ответить' }).click()
    await expect(card.getByText(ANSWER)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Ответить' })).toHaveCount(0)
    await client.goto(`${marketplace.url}/personal-area/my-reviews?tab=left`)
    await expect(client.getByText(ANSWER)).toBeVisible()
  })
})
