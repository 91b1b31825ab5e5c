import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { callsOf, postTask as sendTask } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn, signInAtHome } from './people.ts'

const TITLE = 'Собрать кухонный гарнитур и врезать мойку'
const DESCRIPTION =
  'Кухня из восьми модулей, инструкция есть. Нужно собрать, выровнять по уровню, врезать мойку и варочную панель.'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const openMessages = (page: Page) => page.getByRole('log')
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Сообщение' }).fill(text)
  await page.getByRole('button', { name: 'Отправить' }).click()
}

const postTask = async (client: Page) => {
  await client.getByRole('link', { name: 'Создать задание' }).first().click()
  await expect(client.getByRole('heading', { level: 1, name: 'Создать задание' })).toBeVisible()
  const choose = (label: string) => client.locator('label', { hasText: label }).click()
  const next = () => client.getByRole('button', { name: 'Дальше' }).click()
  await client.getByLabel('Что нужно сделать?').fill(TITLE)
  await client.getByRole('combobox', { name: 'Категория' }).fill('сборка мебели')
  await client
    .getByRole('option', { name: /сборка мебели/i })
    .first()
    .click()
  await next()
  await client.getByLabel('Описание').fill(DESCRIPTION)
  await next()
  await choose('У меня')
  await client.getByRole('combobox', { name: 'Город' }).fill('Каза')
  await client
    .getByRole('option', { name: /Казань/ })
    .first()
    .click()
  await next()
  await choose('Как можно скорее')
  await next()
  await choose('Точная сумма')
  await client.getByLabel('Сумма', { exact: true }).fill('12000')
  await next()
  await choose('Только чат')
  await next()
  await client.getByRole('button', { name: 'Опубликовать задание' }).click()
  await expect(client.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
}

test('a guest reads the board and a task without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(marketplace.url)
  await guest.getByRole('link', { name: 'Найти задание' }).first().click()
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  const before = guest.url()
  await guest.getByRole('navigation', { name: 'Категории' }).getByRole('link').first().click()
  expect(guest.url()).not.toBe(before)
  await guest.getByRole('article').first().getByRole('link').first().click()
  await expect(guest).toHaveURL(/\/task\/\d+$/)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('a task goes from posting to finished, through a chat and a kill -9 of the server', async ({ browser }) => {
  const client = await signInAtHome(browser, marketplace.url, 'client@artel.test')
  await postTask(client)
  await expect(client.getByText('Ищет исполнителя').first()).toBeVisible()
  const taskUrl = client.url()

  const executor = await signIn(browser, marketplace.url, 'executor@artel.test')
  await executor.goto(`${marketplace.url}/task-find?q=${encodeURIComponent('кухонный гарнитур мойку')}`)
  await executor.getByRole('link', { name: TITLE }).click()
  await executor.getByLabel('Сообщение').fill('Собираю кухни девять лет, инструмент свой. Готов приехать завтра утром.')
  await executor.getByLabel('Цена', { exact: true }).fill('11500')
  await executor.getByLabel('Срок, дней').fill('2')
  await executor.getByRole('region', { name: 'Ваш отклик' }).getByRole('button', { name: 'Откликнуться' }).click()
  await executor.getByRole('link', { name: 'Перейти в чат' }).click()
  await expect(executor).toHaveURL(/\/chats\/\d+$/)

  await test.step('the author sees the reply without reloading and opens the chat', async () => {
    await expect(client.getByRole('button', { name: /^Выбрать за 11.500/ })).toBeVisible()
    await expect(client.getByRole('link', { name: /^Чаты, \d+ непрочитан/ })).toBeVisible()
    await client.getByRole('link', { name: 'Написать' }).click()
    await expect(openMessages(client)).toContainText('Собираю кухни девять лет')
    await expect(client.getByText('в сети', { exact: true }).first()).toBeVisible()
  })

  await test.step('both write and see messages and read marks at once', async () => {
    await write(client, 'Добрый день! Фасады хрупкие, справитесь?')
    await expect(openMessages(executor)).toContainText('Фасады хрупкие, справитесь?')
    await expect(openMessages(client).getByText('Прочитано').last()).toBeAttached()
    await write(executor, 'Да, работаю с такими каждую неделю.')
    await expect(openMessages(client)).toContainText('работаю с такими каждую неделю')
  })

  await test.step('the author picks the executor and both see the task in progress', async () => {
    await client.goto(taskUrl)
    await client.getByRole('button', { name: /^Выбрать за 11.500/ }).click()
    await client.getByRole('dialog').getByRole('button', { name: 'Выбрать' }).click()
    await expect(client.getByText('В работе').first()).toBeVisible()
    await expect(executor.getByText('В работе').first()).toBeVisible()
  })

  await test.step('after kill -9 nothing is lost and both go on, still signed in', async () => {
    await client.getByRole('link', { name: 'Написать' }).first().click()
    await expect(openMessages(client)).toContainText('работаю с такими каждую неделю')
    await marketplace.kill()
    await write(executor, 'Пишу, пока сервер лежит.')
    await expect(openMessages(executor)).toContainText('Пишу, пока сервер лежит.')
    await marketplace.start()
    await expect(openMessages(client)).toContainText('Пишу, пока сервер лежит.', { timeout: 45_000 })
    await write(client, 'И я всё ещё здесь.')
    await expect(openMessages(executor)).toContainText('И я всё ещё здесь.', { timeout: 45_000 })
    await executor.reload()
    await expect(executor.getByRole('button', { name: /^Меню/ })).toBeVisible()
    for (const text of [
      'Собираю кухни девять лет',
      'Фасады хрупкие',
      'Пишу, пока сервер лежит.',
      'И я всё ещё здесь.',
    ]) {
      await expect(openMessages(executor).getByText(text)).toHaveCount(1)
    }
  })

  await test.step('the author finishes the task and both see it', async () => {
    await executor.goto(taskUrl)
    await client.goto(taskUrl)
    await client.getByRole('button', { name: 'Принять работу' }).click()
    await client.getByRole('dialog').getByRole('button', { name: 'Принять' }).click()
    await expect(client.getByText('Завершено').first()).toBeVisible()
    await expect(executor.getByText('Завершено').first()).toBeVisible()
  })
})

test('an unknown path and an unknown task answer 404 with a designed page', async ({ page }) => {
  for (const path of ['/nothing-here', '/task/999999999', '/task/abc', '/task-find/no-such-category']) {
    const response = await page.goto(marketplace.url + path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Вернуться на главную' })).toBeVisible()
  }
})

test('a task that everybody saw and its author deleted is a 410 with a way on, and what nobody saw stays a 404', async ({
  page,
}) => {
  const client = await callsOf(marketplace.url, 'client@artel.test')
  const deleted = async (title: string, description?: string) => {
    const { id, version } = await sendTask(client, title, description)
    const address = `${marketplace.url}/task/${id}`
    const before = (await page.goto(address))?.status()
    await client('PATCH', `/tasks/cancel-by-author/${id}`, { version, reason: 'AUTHOR_NOT_RELEVANT' })
    await client('DELETE', `/tasks/${id}`)
    return { before, after: (await page.goto(address))?.status() }
  }
  expect(await deleted('Помыть окна в мансарде')).toEqual({ before: 200, after: 410 })
  await expect(page).toHaveTitle('Объявление снято — Артель')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Найти задание' }).click()
  await expect(page).toHaveURL(`${marketplace.url}/task-find`)

  const hidden = 'Помыть окна с двух сторон, рамы и подоконники. Звоните: +7 912 345-67-89.'
  expect(await deleted('Помыть окна в подвале', hidden)).toEqual({ before: 404, after: 404 })
})

test('what is typed on the home page becomes the title of a task, and a reload keeps what was added', async ({
  page,
}) => {
  await page.goto(marketplace.url)
  await page.getByRole('textbox', { name: 'Что нужно сделать?' }).fill('Поклеить обои')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Расскажите подробнее' })).toBeVisible()
  await page.getByLabel('Описание').fill(DESCRIPTION)
  await page.getByRole('button', { name: 'Дальше' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Где нужна работа?' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Описание')).toHaveValue(DESCRIPTION)
})

test('a trailing slash leads to the path without it and never to another host', async ({ request }) => {
  const answer = await request.get(`${marketplace.url}/task-find/?q=кран`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`/task-find?q=${encodeURIComponent('кран')}`)
  const hostile = await request.get(`${marketplace.url}//evil.example/`, { maxRedirects: 0 })
  expect(hostile.headers().location ?? '').not.toMatch(/^\/\/|evil\.example\/$|^https?:/)
})

test('no page logs an error or a hydration warning', async ({ browser }) => {
  // With its worker: a browser that is forbidden to have one says so aloud.
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const path of ['/', '/task-find', '/task/1', '/task-create']) {
    await page.goto(marketplace.url + path)
    await atRest(page)
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('a quiz leads to the wizard at its category, with the answers, and from there to a task', async ({ browser }) => {
  const asked = new URLSearchParams({
    category: 'pokleyka-oboev',
    title: 'Поклеить обои в детской',
    'answer.wallpaper': 'Виниловые',
    'answer.area': '18,5',
    'answer.Когда начать': 'На следующей неделе',
    utm_source: 'yandex',
    utm_campaign: 'oboi-vesna',
  })
  const client = await signIn(browser, marketplace.url, 'client@artel.test')

  await test.step('the page after the quiz and the redirect lead to the same wizard, nothing is lost on the way', async () => {
    await client.goto(`${marketplace.url}/auth/marquiz-success?${asked}`)
    await expect(client.getByRole('heading', { level: 1, name: 'Заявка принята' })).toBeVisible()
    const onward = await client.getByRole('link', { name: 'Перейти к заданию' }).getAttribute('href')
    await client.goto(`${marketplace.url}/marquiz-redirect?${asked}`)
    await expect(client).toHaveURL(/\/marquiz\/task-create\?/)
    const [led, linked] = [new URL(client.url()), new URL(onward ?? '', marketplace.url)]
    expect([led.pathname, Object.fromEntries(led.searchParams)]).toEqual([
      linked.pathname,
      Object.fromEntries(linked.searchParams),
    ])
    expect(Object.fromEntries(led.searchParams)).toEqual(Object.fromEntries(asked))
  })

  await test.step('the wizard stands after what was answered, which is a step back and outlives a reload', async () => {
    await expect(client.getByRole('heading', { level: 2, name: 'Где нужна работа?' })).toBeVisible()
    await client.getByRole('button', { name: 'Назад' }).click()
    await expect(client.getByRole('combobox', { name: /^Какие обои/ })).toHaveValue('Виниловые')
    await expect(client.getByRole('textbox', { name: /^Площадь/ })).toHaveValue('18,5')
    const description = client.getByLabel('Описание')
    await expect(description).toHaveValue('Когда начать: На следующей неделе')
    await description.fill(`${await description.inputValue()}\nСтены ровные, старые обои сняты.`)
  })

  await test.step('published, the task has the category and the answers', async () => {
    const next = () => client.getByRole('button', { name: 'Дальше' }).click()
    const choose = (label: string) => client.locator('label', { hasText: label }).click()
    await next()
    await choose('Удалённо')
    await client.reload()
    await next()
    await choose('Как можно скорее')
    await next()
    await choose('По договорённости')
    await next()
    await choose('Только чат')
    await next()
    await client.getByRole('button', { name: 'Опубликовать задание' }).click()
    await expect(client.getByRole('heading', { level: 1, name: 'Поклеить обои в детской' })).toBeVisible()
    await expect(client.getByText('Поклейка обоев').first()).toBeVisible()
    await expect(client.getByText('Виниловые')).toBeVisible()
    await expect(client.getByText(/18,5/).first()).toBeVisible()
    await expect(client.getByText('Когда начать: На следующей неделе')).toBeVisible()
  })
})
