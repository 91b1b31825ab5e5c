import { expect, type Page, test } from '@playwright/test'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signIn } from './people.ts'

const TITLE = 'Собрать шкаф-купе с зеркалами'
const EMAIL = 'photos@artel.test'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const next = (page: Page) => page.getByRole('button', { name: 'Дальше' }).click()
const choose = (page: Page, label: string) => page.locator('label', { hasText: label }).click()
const files = (page: Page) => page.getByRole('list', { name: 'Файлы' }).getByRole('listitem')

/** A picture that a server can decode, and a paper. */
const photo = async (page: Page, name: string) => ({ name, mimeType: 'image/png', buffer: await page.screenshot() })
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
})

/** Confirms the address of the newest account by its letter, in another tab. */
const confirmEmail = async (page: Page) => {
  const mail = await page.context().newPage()
  const letter = mail
    .getByRole('article')
    .filter({ hasText: EMAIL })
    .filter({ has: mail.getByRole('heading', { name: 'Подтвердите почту' }) })
    .first()
  await expect(async () => {
    await mail.goto(`${marketplace.url}/dev/mail`)
    await expect(letter).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await mail.goto((await letter.getByRole('link', { name: /^http/ }).first().getAttribute('href')) ?? '')
  await expect(mail.getByText('Почта подтверждена')).toBeVisible()
  await mail.close()
}

test('a guest posts a task with photos and registers at the end; an executor replies with a private file', async ({
  browser,
}) => {
  const client = await (await browser.newContext(returning(marketplace.url))).newPage()
  await test.step('the guest fills in the task, with photos that wait for the sign-in', async () => {
    await client.goto(`${marketplace.url}/task-create`)
    await client.getByLabel('Что нужно сделать?').fill(TITLE)
    await client.getByRole('combobox', { name: 'Категория' }).fill('сборка мебели')
    await client
      .getByRole('option', { name: /сборка мебели/i })
      .first()
      .click()
    await next(client)
    await client
      .getByLabel('Описание')
      .fill('Шкаф из трёх секций с зеркалами, инструкция есть. Нужно собрать и закрепить.')
    await client
      .getByLabel(/Фото и документы/)
      .setInputFiles([await photo(client, 'Шкаф.png'), await photo(client, 'Стена.png'), paper('Инструкция.pdf')])
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

  await test.step('registering sends the photos, and the letter lets the task be published', async () => {
    const entrance = client.getByRole('dialog', { name: 'Вход' })
    await entrance.getByRole('button', { name: 'Зарегистрироваться' }).click()
    await client.getByRole('button', { name: /Я заказчик/ }).click()
    const form = client.getByRole('dialog').last()
    await form.getByLabel('Имя').fill('Дарья')
    await form.getByLabel('Фамилия').fill('Миронова')
    await form.getByLabel('Почта').fill(EMAIL)
    await form.getByLabel('Телефон', { exact: true }).fill('9053001021')
    await form.getByLabel('Пароль', { exact: true }).fill('Sirenevyi-tuman-7')
    await form.getByRole('checkbox', { name: /персональных данных/ }).check()
    await form.getByRole('checkbox', { name: /пользовательского соглашения/ }).check()
    await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(client.getByText('Не получилось опубликовать')).toBeVisible()
    await expect(client.getByText(/Ещё не отправлены/)).toBeHidden()
    await confirmEmail(client)
    await client.getByRole('button', { name: 'Опубликовать задание' }).click()
  })

  await test.step('the task shows them', async () => {
    await expect(client.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(client.getByRole('list', { name: 'Фото задания' }).getByRole('button')).toHaveCount(2)
    await expect(client.getByRole('link', { name: 'Инструкция.pdf' })).toBeVisible()
  })

  await test.step('an executor replies with a file, and its author alone sees it', async () => {
    const executor = await signIn(browser, marketplace.url, 'executor@artel.test')
    await executor.goto(client.url())
    await executor
      .getByLabel('Сообщение')
      .fill('Собираю шкафы девять лет, инструмент свой. Прилагаю фото похожей работы.')
    await executor.getByLabel('Цена', { exact: true }).fill('7500')
    await executor.getByLabel('Срок, дней').fill('1')
    await executor
      .getByRole('region', { name: 'Ваш отклик' })
      .getByLabel(/Файлы/)
      .setInputFiles([await photo(executor, 'Похожий шкаф.png'), paper('Смета.pdf')])
    await expect(files(executor).filter({ hasText: 'Смета.pdf' })).toContainText('69 Б')
    await executor.getByRole('region', { name: 'Ваш отклик' }).getByRole('button', { name: 'Откликнуться' }).click()
    await expect(executor.getByRole('link', { name: 'Перейти в чат' })).toBeVisible()

    const pictures = client.getByRole('list', { name: 'Приложенные фото' })
    await expect(pictures.getByRole('button')).toHaveCount(1)
    const saving = client.waitForEvent('download')
    await client.getByRole('button', { name: 'Смета.pdf' }).click()
    expect((await saving).suggestedFilename()).toBe('Смета.pdf')
  })
})

test('a guest who complains signs in first and is told what happens next', async ({ browser }) => {
  const guest = await (await browser.newContext(returning(marketplace.url))).newPage()
  await guest.goto(`${marketplace.url}/task-find`)
  await guest.getByRole('article').first().getByRole('link').first().click()
  await guest.getByRole('button', { name: 'Ещё действия с заданием' }).click()
  await guest.getByRole('menuitem', { name: 'Пожаловаться' }).click()
  const entrance = guest.getByRole('dialog', { name: 'Вход' })
  await entrance.getByLabel('Почта или телефон').fill('executor@artel.test')
  await entrance.getByLabel('Пароль', { exact: true }).fill('Artel-demo-1')
  await entrance.getByRole('button', { name: 'Войти' }).click()

  const complaint = guest.getByRole('dialog', { name: 'Пожаловаться на задание' })
  await complaint.getByRole('button', { name: 'Отправить жалобу' }).click()
  await expect(complaint.getByText('Выберите причину.')).toBeVisible()
  await complaint.getByText('Мошенничество').click()
  await complaint.getByLabel('Что случилось').fill('Просит перевести предоплату на карту до начала работы.')
  await complaint.getByLabel(/Снимки экрана/).setInputFiles(await photo(guest, 'Переписка.png'))
  await expect(complaint.getByRole('button', { name: 'Убрать: Переписка.png' })).toBeVisible()
  await complaint.getByRole('button', { name: 'Отправить жалобу' }).click()
  await expect(guest.getByRole('dialog', { name: 'Жалоба отправлена' })).toBeVisible()
})
