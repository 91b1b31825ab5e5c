import { expect, type Locator, type Page } from '@playwright/test'
import { type Calls, callsOf, leafOf, replyTo, upload } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { mailedLink, returning, signIn } from './people.ts'
import { aPaper, aPicture } from './samples.ts'

let market: Marketplace
// Here nothing is published before somebody has looked at it.
test.beforeAll(async () => {
  market = await startMarketplace('demo', { AUTO_MODERATION: 'off' })
})
test.afterAll(() => market.dispose())

const EMAIL = 'photos@artel.test'
const TITLE = 'Собрать шкаф-купе с зеркалами'
const DESCRIPTION = 'Шкаф из трёх секций с зеркалами, инструкция есть. Нужно собрать и закрепить.'

const callsAs = (login: string) => callsOf(market.url, login)
const next = (page: Page) => page.getByRole('button', { name: 'Дальше' }).click()
const choose = (page: Page, label: string) => page.locator('label', { hasText: label }).click()
const files = (page: Page) => page.getByRole('list', { name: 'Файлы' }).getByRole('listitem')
const photos = (page: Page) => page.getByRole('list', { name: 'Фото задания' }).getByRole('button')
/** A picture that a server can decode. */
const photo = async (page: Page, name: string) => ({ name, mimeType: 'image/png', buffer: await page.screenshot() })
const taskIdOf = (page: Page) => Number(/\/task\/(\d+)$/.exec(page.url())?.[1])

/** What a moderator decides about a task as it stands now. */
const judge = async (staff: Calls, id: number, verdict: 'approve' | 'reject', broken: object = {}) => {
  const { items } = await staff('GET', '/moderation/list?kind=TASKS&limit=50')
  const waiting = items.find((one: { id: string }) => one.id === String(id))
  await staff('PATCH', `/moderation/tasks/${verdict}/${id}`, { version: waiting.version, ...broken })
}

/** Says who one is in the form that lies over the wizard. */
const register = async (form: Locator) => {
  await form.getByLabel('Имя').fill('Дарья')
  await form.getByLabel('Фамилия').fill('Миронова')
  await form.getByLabel('Почта').fill(EMAIL)
  await form.getByLabel('Телефон', { exact: true }).fill('9053001021')
  await form.getByLabel('Пароль', { exact: true }).fill('Sirenevyi-tuman-7')
  await form.getByRole('checkbox', { name: /персональных данных/ }).check()
  await form.getByRole('checkbox', { name: /пользовательского соглашения/ }).check()
  await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
}

test('a guest’s task with photos: registered, confirmed, turned down by a rule, mended and seen by everybody', async ({
  browser,
}) => {
  const client = await (await browser.newContext(returning(market.url))).newPage()
  await test.step('the guest fills in the task, with photos that wait for the sign-in', async () => {
    await client.goto(`${market.url}/task-create`)
    await client.getByLabel('Что нужно сделать?').fill(TITLE)
    await client.getByRole('combobox', { name: 'Категория' }).fill('сборка мебели')
    await client
      .getByRole('option', { name: /сборка мебели/i })
      .first()
      .click()
    await next(client)
    await client.getByLabel('Описание').fill(DESCRIPTION)
    await client
      .getByLabel(/Фото и документы/)
      .setInputFiles([await photo(client, 'Шкаф.png'), await photo(client, 'Стена.png'), aPaper('Инструкция.pdf')])
    await expect(files(client)).toHaveCount(3)
    await expect(files(client).first()).toContainText('отправим после входа')
    await client.getByRole('button', { name: 'Выше: Стена.png' }).click()
    await expect(files(client).first()).toContainText('Стена.png')
    await next(client)
    await choose(client, 'Удалённо')
    await next(client)
    await choose(client, 'Как можно скорее')
    await next(client)
    await choose(client, 'По договорённости')
    await next(client)
    await choose(client, 'Только чат')
    await next(client)
    await expect(client.getByText('Ещё не отправлены: Стена.png, Шкаф.png, Инструкция.pdf')).toBeVisible()
    await client.getByRole('button', { name: 'Опубликовать задание' }).click()
  })

  await test.step('registering sends the photos, and the letter lets the task be sent', async () => {
    await client.getByRole('dialog', { name: 'Вход' }).getByRole('button', { name: 'Зарегистрироваться' }).click()
    await client.getByRole('button', { name: /Я заказчик/ }).click()
    await register(client.getByRole('dialog').last())
    await expect(client.getByText('Не получилось опубликовать')).toBeVisible()
    await expect(client.getByText(/Ещё не отправлены/)).toBeHidden()
    const letter = await client.context().newPage()
    await letter.goto(await mailedLink(client, market.url, EMAIL, 'Подтвердите почту'))
    await expect(letter.getByText('Почта подтверждена')).toBeVisible()
    await letter.close()
    await client.getByRole('button', { name: 'Опубликовать задание' }).click()
  })

  const guest = await (await browser.newContext(returning(market.url))).newPage()
  const staff = await callsAs('moderator@artel.test')
  await test.step('its author sees it on moderation; nobody else does', async () => {
    await expect(client.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(client.getByText('На проверке').first()).toBeVisible()
    await expect(photos(client)).toHaveCount(2)
    expect((await guest.goto(client.url()))?.status()).toBe(404)
  })

  await test.step('turned down, it says by which rule, in what, and what the moderator advises', async () => {
    const advice = 'Напишите, какой высоты потолок.'
    await judge(staff, taskIdOf(client), 'reject', { rule: 'UNCLEAR', field: 'DESCRIPTION', comment: advice })
    await client.reload()
    await expect(client.getByText(advice)).toBeVisible()
    await client.getByRole('link', { name: 'Исправить и отправить снова' }).click()
    const description = client.getByRole('textbox', { name: 'Описание' })
    await expect(description).toHaveAccessibleDescription(new RegExp(advice))
    await expect(files(client)).toHaveCount(3)
    await description.fill(`${DESCRIPTION} Потолок 2,7 м.`)
    await client.getByRole('button', { name: 'Сохранить и отправить на проверку' }).click()
    await expect(client).toHaveURL(/\/task\/\d+$/)
    await expect(client.getByText('На проверке').first()).toBeVisible()
  })

  await test.step('approved, everybody sees it with its photos', async () => {
    await judge(staff, taskIdOf(client), 'approve')
    expect((await guest.goto(client.url()))?.status()).toBe(200)
    await expect(guest.getByText('Потолок 2,7 м.')).toBeVisible()
    await expect(photos(guest)).toHaveCount(2)
    for (const picture of await photos(guest).getByRole('img').all()) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    await expect(guest.getByRole('link', { name: 'Инструкция.pdf' })).toBeVisible()
    await client.reload()
    await expect(client.getByText('Ищет исполнителя').first()).toBeVisible()
  })
})

/** A published task with two photos that an executor has replied to. */
const aPublished = async (client: Calls, staff: Calls) => {
  const fileIds = [await upload(client, aPicture('До.png')), await upload(client, aPicture('Вид.png'))]
  const { id } = await client('POST', '/tasks', {
    title: 'Помыть окна на даче',
    categoryId: await leafOf(client),
    description: 'Окна пластиковые, все открываются внутрь. Помыть стёкла с двух сторон, рамы и подоконники.',
    placeMode: 'REMOTE',
    dateMode: 'EXACT',
    startPeriod: null,
    endPeriod: new Date(Date.now() + 3_600_000).toISOString(),
    budgetType: 'FIXED',
    budgetTo: 5_000_00,
    fileIds,
  })
  await judge(staff, id, 'approve')
  await replyTo(await callsAs('executor@artel.test'), id)
  return id as number
}

test('a published task is changed while everybody reads what was approved, expires, and returns through moderation', async ({
  browser,
}) => {
  const [author, staff] = [await callsAs('client@artel.test'), await callsAs('moderator@artel.test')]
  const id = await aPublished(author, staff)
  const path = `${market.url}/task/${id}`
  const client = await signIn(browser, market.url, 'client@artel.test')
  const guest = await (await browser.newContext(returning(market.url))).newPage()
  const title = 'Помыть окна и балкон на даче'

  await test.step('what counts at once and what is looked at first is said before it is saved', async () => {
    await client.goto(`${market.url}/personal-area/my-tasks/${id}/edit`)
    const outcome = client.getByRole('region', { name: 'Что будет после сохранения' })
    await expect(client.getByRole('button', { name: 'Изменений пока нет' })).toBeDisabled()
    await client.getByRole('button', { name: 'Убрать: До.png' }).click()
    await client.getByLabel('Сумма', { exact: true }).fill('7000')
    await expect(outcome).not.toContainText('Сначала посмотрит модератор')
    await client.getByLabel('Что нужно сделать?').fill(title)
    await expect(outcome).toContainText(/Изменится сразу.*(бюджет|Бюджет)/s)
    await expect(outcome).toContainText(/Сначала посмотрит модератор.*назван/is)
    await expect(outcome).toContainText('До проверки исполнители видят прежнюю версию, откликаться можно.')
    await expect(outcome).toContainText('1 откликнувшийся исполнитель узнает об изменениях.')
    await client.getByRole('button', { name: 'Сохранить изменения' }).click()
    await expect(client).toHaveURL(path)
  })

  await test.step('everybody reads the approved title with the new budget and the photo that is left', async () => {
    await guest.goto(path)
    await expect(guest.getByRole('heading', { level: 1, name: 'Помыть окна на даче' })).toBeVisible()
    await expect(guest.getByText(/7.000/).first()).toBeVisible()
    await expect(photos(guest)).toHaveCount(1)
  })

  await test.step('who has replied is told what is new', async () => {
    const executor = await signIn(browser, market.url, 'executor@artel.test')
    await executor.goto(path)
    await executor.getByRole('link', { name: 'Перейти в чат' }).click()
    await expect(executor.getByRole('log')).toContainText(/Заказчик изменил.*бюджет/)
    await executor.context().close()
  })

  await test.step('its days pass with the change still waiting: published again, it is looked at first', async () => {
    await market.kill()
    await market.start(3)
    const own = await callsAs('client@artel.test')
    // What is due is followed in the background, soon after the start.
    await expect.poll(async () => (await own('GET', `/tasks/${id}`)).status).toBe('ARCHIVED')
    const later = await signIn(browser, market.url, 'client@artel.test')
    await later.goto(path)
    await expect(later.getByText('В архиве').first()).toBeVisible()
    await later.getByRole('button', { name: 'Опубликовать снова' }).click()
    await later.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click()
    await expect(later.getByText('На проверке').first()).toBeVisible()
    expect((await guest.goto(path))?.status()).toBe(404)
    await judge(await callsAs('moderator@artel.test'), id, 'approve')
    await guest.goto(path)
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await later.context().close()
  })
})
