import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { aPage, pressAt, signInByKeyboard, tabTo } from './keyboard.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, signIn } from './people.ts'

const API = '/web/api/v1'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

/** Calls of somebody straight to the server: what a journey is not about is not walked through. */
const callsOf = async (email: string) => {
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${market.url}${API}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const told = await answer.json()
    expect(answer.ok, `${method} ${path}: ${JSON.stringify(told)}`).toBe(true)
    return told.data
  }
  const { accessToken } = await call('POST', '/auth/login', { login: email, password: DEMO_PASSWORD })
  return (method: string, path: string, body?: object) => call(method, path, body, accessToken)
}

const DESCRIPTION = 'Окна пластиковые, все открываются внутрь. Помыть стёкла с двух сторон, рамы и подоконники.'

/** A task of the client that is open for replies, unless its words stop the system. */
const postTask = async (title: string, description = DESCRIPTION): Promise<{ id: number; version: number }> => {
  const client = await callsOf('client@artel.test')
  const own = await client('GET', '/tasks/my-list?limit=1')
  return client('POST', '/tasks', {
    title,
    categoryId: own.items[0].category.id,
    description,
    placeMode: 'REMOTE',
    dateMode: 'ASAP',
    budgetType: 'FIXED',
    budgetTo: 5_000_00,
  })
}

const replyTo = async (taskId: number, email: string) => {
  const executor = await callsOf(email)
  const reply = { text: 'Работаю аккуратно, приеду со своим инструментом.', priceType: 'FIXED', price: 4_000_00 }
  return executor('POST', '/task-replies', { taskId, ...reply, termDays: 2 })
}

/** Both sides of a task on its page; the executor was chosen. */
const dealOf = async (browser: Browser, title: string, email = 'executor@artel.test') => {
  const task = await postTask(title)
  await replyTo(task.id, email)
  const client = await signIn(browser, market.url, 'client@artel.test')
  const path = `${market.url}/personal-area/my-tasks/${task.id}`
  await client.goto(`${path}/author`)
  await client.getByRole('button', { name: /^Выбрать за 4/ }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Выбрать' }).click()
  await expect(client.getByText('Исполнитель за работой')).toBeVisible()
  const executor = await signIn(browser, market.url, email)
  await executor.goto(`${path}/executor`)
  await expect(executor.getByText('Вас выбрали')).toBeVisible()
  return { task, client, executor }
}

const fromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Ещё действия с заданием' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a task that was turned down by a rule is mended and published', async ({ browser }) => {
  const task = await postTask('Помыть окна после ремонта', `${DESCRIPTION} Звоните: 8 917 234-56-78.`)
  const moderator = await callsOf('moderator@artel.test')
  await moderator('PATCH', `/moderation/tasks/reject/${task.id}`, { rule: 'CONTACTS_IN_TEXT', version: task.version })

  const client = await signIn(browser, market.url, 'client@artel.test')
  await client.goto(`${market.url}/task/${task.id}`)
  await client.getByRole('link', { name: 'Исправить и отправить снова' }).click()
  const description = client.getByRole('textbox', { name: 'Описание' })
  await expect(description).toHaveAccessibleDescription(/Уберите телефоны/)
  await expect(client.getByRole('button', { name: 'Изменений пока нет' })).toBeDisabled()
  await description.fill(`${DESCRIPTION} Подробности расскажу в чате.`)

  await test.step('what was typed is there after leaving', async () => {
    await client.goto(`${market.url}/personal-area/my-tasks`)
    await client.goto(`${market.url}/personal-area/my-tasks/${task.id}/edit`)
    await expect(client.getByText('Мы сохранили то, что вы не дописали')).toBeVisible()
    await expect(description).toHaveValue(/Подробности расскажу в чате/)
  })

  await client.getByRole('button', { name: 'Сохранить и отправить на проверку' }).click()
  await expect(client).toHaveURL(`${market.url}/task/${task.id}`)
  await expect(client.getByText('Ищет исполнителя').first()).toBeVisible()
})

test('an offer is sent and accepted, and the task is in work for both', async ({ browser }) => {
  const task = await postTask('Помыть окна на балконе')
  const client = await signIn(browser, market.url, 'client@artel.test')
  await client.goto(`${market.url}/task/${task.id}`)
  await client.getByRole('button', { name: 'Предложить исполнителю' }).click()
  const dialog = client.getByRole('dialog', { name: 'Кому предложить задание?' })
  await dialog.locator('label', { hasText: 'Андрей Г.' }).click()
  await dialog.getByLabel('Сообщение').fill('Андрей, возьмётесь?')
  await dialog.getByRole('button', { name: 'Предложить задание' }).click()
  await expect(client.getByText(/ждёт ответа до/)).toBeVisible()

  const executor = await signIn(browser, market.url, 'executor@artel.test')
  await executor.goto(`${market.url}/personal-area/my-tasks`)
  await executor.getByRole('link', { name: /^Посмотреть.*Помыть окна на балконе/ }).click()
  await expect(executor.getByText('Андрей, возьмётесь?')).toBeVisible()
  await executor.getByRole('button', { name: 'Взяться за задание' }).click()
  await executor.getByRole('dialog').getByRole('button', { name: 'Взяться' }).click()
  await expect(executor.getByText('Вас выбрали')).toBeVisible()
  await expect(client.getByText('Исполнитель за работой')).toBeVisible()
})

test('the executor gives the work up, and the author takes a held reply back', async ({ browser }) => {
  const task = await postTask('Помыть витрину магазина')
  await replyTo(task.id, 'company@artel.test')
  await replyTo(task.id, 'executor@artel.test')
  const client = await signIn(browser, market.url, 'client@artel.test')
  const path = `${market.url}/personal-area/my-tasks/${task.id}`
  await client.goto(`${path}/author`)
  await client
    .getByRole('button', { name: 'Выбрать: Андрей Г.' })
    .or(client.getByRole('button', { name: /^Выбрать за/ }))
    .first()
    .click()
  await client.getByRole('dialog').getByRole('button', { name: 'Выбрать' }).click()
  await expect(client.getByText('Исполнитель за работой')).toBeVisible()

  const chosen = await client.getByRole('region', { name: 'Исполнитель' }).innerText()
  const email = chosen.includes('Андрей') ? 'executor@artel.test' : 'company@artel.test'
  const executor = await signIn(browser, market.url, email)
  await executor.goto(`${path}/executor`)
  await fromMenu(executor, 'Отказаться от задания')
  const dialog = executor.getByRole('dialog', { name: 'Отказаться от задания' })
  await dialog.getByText('Заказчик не выходит на связь').click()
  await dialog.getByRole('button', { name: 'Отказаться от задания' }).click()
  await expect(executor.getByText('Вы отказались от работы')).toBeVisible()

  await expect(client.getByText('Исполнитель отказался от работы')).toBeVisible()
  await client
    .getByRole('button', { name: /^Вернуть/ })
    .first()
    .click()
  await client.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click()
  await expect(client.getByText('Ищет исполнителя').first()).toBeVisible()
})

test('the author cancels the work with a reason', async ({ browser }) => {
  const { client, executor } = await dealOf(browser, 'Помыть окна в подъезде')
  await fromMenu(client, 'Отменить задание')
  const dialog = client.getByRole('dialog', { name: 'Отменить задание' })
  await dialog.getByText('Другая причина').click()
  await dialog.getByRole('button', { name: 'Отменить задание' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Комментарий').fill('Управляющая компания помыла сама.')
  await dialog.getByRole('button', { name: 'Отменить задание' }).click()
  await expect(client.getByText('Вы отменили задание')).toBeVisible()
  await expect(executor.getByText('Заказчик отменил задание')).toBeVisible()
})

test('the end of the work is asked for, objected to, and agreed on', async ({ browser }) => {
  const { client, executor } = await dealOf(browser, 'Помыть окна в офисе')
  const report = async () => {
    await executor.getByRole('button', { name: 'Сообщить о завершении' }).click()
    await executor.getByRole('dialog').getByRole('button', { name: 'Сообщить' }).click()
    await expect(executor.getByText('Вы сообщили о завершении').first()).toBeVisible()
  }
  await report()
  await client.getByRole('button', { name: 'Работа не готова' }).click()
  const dialog = client.getByRole('dialog', { name: 'Что ещё не сделано?' })
  await dialog.getByRole('textbox').fill('Осталось одно окно у входа.')
  await dialog.getByRole('button', { name: 'Работа не готова' }).click()
  await expect(dialog).toBeHidden()
  await expect(executor.getByText('Вас выбрали')).toBeVisible()

  await report()
  await client.getByRole('button', { name: 'Принять работу' }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Принять' }).click()
  await expect(client.getByText('Работа принята').first()).toBeVisible()
  await expect(executor.getByText('Заказчик принял работу')).toBeVisible()
})

test('a client compares replies, chooses, takes the work and says how it was, by keyboard alone', async ({
  browser,
}) => {
  const task = await postTask('Помыть окна в мастерской')
  await replyTo(task.id, 'executor@artel.test')
  await replyTo(task.id, 'company@artel.test')
  const client = await aPage(browser, market.url)
  await signInByKeyboard(client, market.url, 'client@artel.test')

  await test.step('the own task is found by the menu', async () => {
    await pressAt(client, client.getByRole('button', { name: /^Меню/ }))
    const ownTasks = client.getByRole('menuitem', { name: 'Мои задания' })
    await ownTasks.waitFor()
    await tabTo(client, ownTasks, 'ArrowDown')
    await client.keyboard.press('Enter')
    await expect(client).toHaveURL(/\/my-tasks$/)
    await pressAt(client, client.getByRole('link', { name: /Помыть окна в мастерской/ }).first())
    await expect(client).toHaveURL(new RegExp(`/${task.id}/author$`))
  })

  await test.step('replies are compared and one is chosen', async () => {
    const order = client.getByRole('group', { name: 'Порядок откликов' })
    await pressAt(client, order.getByRole('button', { name: 'Рейтинг' }), 'Space')
    await expect(order.getByRole('button', { name: 'Рейтинг' })).toHaveAttribute('aria-pressed', 'true')
    const details = client.getByRole('button', { name: 'Подробнее: Андрей Г.' })
    await tabTo(client, details)
    if ((await details.getAttribute('aria-expanded')) === 'false') await client.keyboard.press('Enter')
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await pressAt(client, client.getByRole('button', { name: /^Выбрать за 4/ }).last())
    await pressAt(client, client.getByRole('dialog').getByRole('button', { name: 'Выбрать' }))
    await expect(client.getByText('Исполнитель за работой')).toBeVisible()
  })

  await test.step('the work is taken', async () => {
    const now = await (await callsOf('client@artel.test'))('GET', `/tasks/${task.id}`)
    const chosen = now.executor.name === 'Андрей Г.' ? 'executor@artel.test' : 'company@artel.test'
    await (await callsOf(chosen))('PATCH', `/tasks/request-finish/${task.id}`, { version: now.version })
    await pressAt(client, client.getByRole('button', { name: 'Принять работу' }))
    await pressAt(client, client.getByRole('dialog').getByRole('button', { name: 'Принять' }))
    await expect(client.getByText('Работа принята').first()).toBeVisible()
  })

  await test.step('the review is written and sent', async () => {
    await pressAt(client, client.getByRole('button', { name: 'Оставить отзыв' }))
    const dialog = client.getByRole('dialog', { name: 'Отзыв о сделке' })
    for (const name of ['Общая оценка', 'Качество работы', 'Сроки', 'Общение']) {
      const stars = dialog.getByRole('radiogroup', { name })
      await tabTo(client, stars.getByRole('radio'))
      await client.keyboard.press('Space')
      for (let star = 1; star < 5; star += 1) await client.keyboard.press('ArrowRight')
      await expect(stars.getByRole('radio').last()).toBeChecked()
    }
    await tabTo(client, dialog.getByRole('textbox').last())
    await client.keyboard.type('Окна чистые, пришли вовремя, за собой убрали.')
    await pressAt(client, dialog.getByRole('button', { name: 'Отправить отзыв' }))
    await expect(client.getByRole('dialog', { name: 'Спасибо за отзыв' })).toBeVisible()
    await client.keyboard.press('Escape')
    await expect(client.getByText('Прошёл проверку')).toBeVisible()
  })
})
