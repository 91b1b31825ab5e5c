import { expect, type Page } from '@playwright/test'
import { aDeal, anExecutor, callsOf, postTask, refusedTo } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

type Reason = readonly [code: string, label: string]

/** Product §10.3, written out by hand: this is the intent, dialogs and server are held against it. */
const REASONS = {
  open: [
    ['AUTHOR_EXECUTOR_FOUNDED_OTHER_WAY', 'Нашёлся исполнитель в другом месте'],
    ['AUTHOR_NOT_RELEVANT', 'Задание больше не нужно'],
    ['AUTHOR_NO_SUITABLE_REPLIES', 'Нет подходящих откликов'],
    ['AUTHOR_OTHER', 'Другая причина'],
  ],
  work: [
    ['AUTHOR_WRONG_EXECUTOR', 'Выбран не тот исполнитель'],
    ['AUTHOR_NOT_RELEVANT_IN_PROGRESS', 'Работа больше не нужна'],
    ['AUTHOR_CONDITIONS_CHANGED', 'Изменились условия'],
    ['AUTHOR_EXECUTOR_REJECTED', 'Исполнитель отказался от работы'],
    ['AUTHOR_OTHER', 'Другая причина'],
    ['AUTHOR_FRAUD', 'Похоже на мошенничество'],
  ],
  executor: [
    ['EXECUTOR_NO_CONTACT', 'Заказчик не выходит на связь'],
    ['EXECUTOR_BAD_INFORMATION', 'Задание описано неверно'],
    ['EXECUTOR_CONDITIONS_CHANGED', 'Изменились условия'],
    ['EXECUTOR_OTHER', 'Другая причина'],
    ['EXECUTOR_FRAUD', 'Похоже на мошенничество'],
  ],
} as const satisfies Record<string, readonly Reason[]>

const COMMENT = 'Просил перевести всю сумму до начала работы.'
const isExplained = (code: string) => /_(?:OTHER|FRAUD)$/.test(code)
const bodyOf = (code: string, version: number) => ({
  reason: code,
  comment: isExplained(code) ? COMMENT : null,
  version,
})

/** Cancels in the dialog, which offers these reasons and no other; the one that is given wants a comment first. */
const cancelOnPage = async (page: Page, action: string, offered: readonly Reason[], [, label]: Reason) => {
  await page.getByRole('button', { name: 'Ещё действия с заданием' }).click()
  await page.getByRole('menuitem', { name: action }).click()
  const dialog = page.getByRole('dialog', { name: action })
  await expect(dialog.getByRole('radio')).toHaveCount(offered.length)
  for (const [, one] of offered) await expect(dialog.getByRole('radio', { name: one })).toBeAttached()
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog.getByText('Выберите причину.')).toBeVisible()
  await dialog.getByText(label, { exact: true }).click()
  await dialog.getByRole('button', { name: action }).click()
  const comment = dialog.getByLabel('Комментарий')
  await expect(comment).toHaveAttribute('aria-invalid', 'true')
  await comment.fill(COMMENT)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toBeHidden()
}

const lastOf = <T>(all: readonly T[]): T => all.at(-1) as T

test('an author cancels before work by every reason of that time, and may publish the task again', async ({
  browser,
}) => {
  const client = await callsOf(market.url, 'client@artel.test')
  for (const [code] of REASONS.open) {
    const task = await postTask(client, 'Помыть окна на даче')
    const foreign = bodyOf('AUTHOR_FRAUD', task.version)
    const path = `/tasks/cancel-by-author/${task.id}`
    expect(await refusedTo(market.url, 'client@artel.test', 'PATCH', path, foreign)).toBe('REASON_UNFIT')
    const ended = await client('PATCH', path, bodyOf(code, task.version))
    expect([ended.status, ended.cancelReason]).toEqual(['CANCELED', code])
  }

  const task = await postTask(client, 'Помыть окна в беседке')
  const page = await signIn(browser, market.url, 'client@artel.test')
  await page.goto(`${market.url}/task/${task.id}`)
  await cancelOnPage(page, 'Отменить задание', REASONS.open, lastOf(REASONS.open))
  await expect(page.getByText('Вы отменили задание')).toBeVisible()
  await expect(page.getByText(COMMENT)).toBeVisible()

  await test.step('what was cancelled today and not changed is published again at once', async () => {
    await page.getByRole('button', { name: 'Опубликовать снова' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать', exact: true }).click()
    await expect(page.getByText('Ищет исполнителя').first()).toBeVisible()
  })
})

test('either side cancels the work by every reason of its own, and a fraud is complained about', async ({
  browser,
}) => {
  test.slow()
  const client = await callsOf(market.url, 'client@artel.test')
  const staff = await callsOf(market.url, 'moderator@artel.test')
  const complaints = async (): Promise<number> => {
    const counts: { kind: string; count: number }[] = await staff('GET', '/moderation/counts')
    return counts.find(({ kind }) => kind === 'COMPLAINT')?.count ?? 0
  }
  const before = await complaints()
  // The free tariff has five replies a month for each of them.
  const [first, second, third] = [
    await anExecutor(market.url, 1),
    await anExecutor(market.url, 2),
    await anExecutor(market.url, 3),
  ]

  for (const [at, [code]] of REASONS.work.slice(0, -1).entries()) {
    const task = await aDeal(client, first.calls, `Помыть окна в зале ${at}`)
    const path = `/tasks/cancel-by-author/${task.id}`
    const foreign = bodyOf('AUTHOR_NO_SUITABLE_REPLIES', task.version)
    expect(await refusedTo(market.url, 'client@artel.test', 'PATCH', path, foreign)).toBe('REASON_UNFIT')
    const ended = await client('PATCH', path, bodyOf(code, task.version))
    expect([ended.status, ended.cancelledBy, ended.cancelReason]).toEqual(['CANCELED', 'AUTHOR', code])
  }
  for (const [at, [code]] of REASONS.executor.slice(0, -1).entries()) {
    const task = await aDeal(client, second.calls, `Помыть окна в холле ${at}`)
    const ended = await second.calls('PATCH', `/tasks/cancel-by-executor/${task.id}`, bodyOf(code, task.version))
    expect([ended.status, ended.cancelledBy, ended.cancelReason]).toEqual(['CANCELED', 'EXECUTOR', code])
  }
  expect(await complaints()).toBe(before)

  await test.step('the author cancels on the page', async () => {
    const task = await aDeal(client, third.calls, 'Помыть окна в мастерской')
    const page = await signIn(browser, market.url, 'client@artel.test')
    await page.goto(`${market.url}/personal-area/my-tasks/${task.id}/author`)
    await cancelOnPage(page, 'Отменить задание', REASONS.work, lastOf(REASONS.work))
    await expect(page.getByText('Вы отменили задание')).toBeVisible()
    expect(await complaints()).toBe(before + 1)
    await page.context().close()
  })

  await test.step('the executor cancels on the page', async () => {
    const task = await aDeal(client, third.calls, 'Помыть окна в ателье')
    const page = await signIn(browser, market.url, third.email)
    await page.goto(`${market.url}/personal-area/my-tasks/${task.id}/executor`)
    await cancelOnPage(page, 'Отказаться от задания', REASONS.executor, lastOf(REASONS.executor))
    await expect(page.getByText('Вы отказались от работы')).toBeVisible()
    expect(await complaints()).toBe(before + 2)
    await page.context().close()
  })
})

test('work that was cancelled is reviewed also when its task has been opened again', async ({ browser }) => {
  const client = await callsOf(market.url, 'client@artel.test')
  const fourth = await anExecutor(market.url, 4)
  const task = await aDeal(client, fourth.calls, 'Помыть окна в оранжерее')
  await fourth.calls('PATCH', `/tasks/cancel-by-executor/${task.id}`, bodyOf('EXECUTOR_NO_CONTACT', task.version))
  const { version } = await client('GET', `/tasks/${task.id}`)
  const { status } = await client('PATCH', `/tasks/republish/${task.id}`, { version })
  expect(status).toBe('APPROVED')

  const page = await signIn(browser, market.url, 'client@artel.test')
  await page.goto(`${market.url}/personal-area/my-reviews?tab=waiting`)
  const deal = page.getByRole('article', { name: 'Помыть окна в оранжерее' })
  await deal.getByRole('button', { name: 'Оставить отзыв' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отзыв о сделке' })
  await expect(dialog.getByRole('radiogroup').first()).toBeVisible()
  for (const stars of await dialog.getByRole('radiogroup').all()) await stars.locator('label').nth(4).click()
  await dialog.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByRole('dialog', { name: 'Спасибо за отзыв' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await expect(deal).toBeHidden()
  await page.context().close()
})
