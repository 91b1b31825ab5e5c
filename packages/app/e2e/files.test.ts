import { expect, type Locator, type Page } from '@playwright/test'
import { callsOf, postTask } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signIn } from './people.ts'
import { aPaper } from './samples.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const files = (page: Page) => page.getByRole('list', { name: 'Файлы' }).getByRole('listitem')

/** A picture that a server can decode. */
const photo = async (page: Page, name: string) => ({ name, mimeType: 'image/png', buffer: await page.screenshot() })

/** 48 × 32 pixels as phones take them, which browsers cannot show. */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAADAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAMAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACJtZGF0AAAAFigBrxmA70mlv//KjH/kxq/2mtaY+bg='

/** Drops a file onto `target`; the answer is whether the page dealt with it, for else the browser opens it instead of the page. */
const dropHeic = (target: Locator, name: string) =>
  target.evaluate(
    (element, [data, fileName]) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      // A desktop that does not know the format says no type.
      dataTransfer.items.add(new File([bytes], fileName))
      return !element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    [HEIC, name] as const,
  )

test('an executor replies with private files, and the author of the task alone sees them', async ({ browser }) => {
  const { id } = await postTask(await callsOf(marketplace.url, 'client@artel.test'), 'Собрать шкаф-купе с зеркалами')
  const client = await signIn(browser, marketplace.url, 'client@artel.test')
  await client.goto(`${marketplace.url}/task/${id}`)
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
    .setInputFiles([await photo(executor, 'Похожий шкаф.png'), aPaper('Смета.pdf')])
  await expect(files(executor).filter({ hasText: 'Смета.pdf' })).toContainText('69 Б')
  const place = executor.getByRole('button', { name: /^Файлы/ })
  expect(await dropHeic(place, 'IMG_0001.HEIC')).toBe(true)
  await expect(files(executor).filter({ hasText: 'IMG_0001' })).toContainText(/\d\sБ$/)
  // Beside its place a file is not taken, but it does not replace the page either.
  expect(await dropHeic(executor.getByLabel('Цена', { exact: true }), 'IMG_0002.HEIC')).toBe(true)
  await expect(executor.getByRole('region', { name: 'Ваш отклик' }).getByRole('listitem')).toHaveCount(3)
  await executor.getByRole('region', { name: 'Ваш отклик' }).getByRole('button', { name: 'Откликнуться' }).click()
  await expect(executor.getByRole('link', { name: 'Перейти в чат' })).toBeVisible()

  const pictures = client.getByRole('list', { name: 'Приложенные фото' })
  await expect(pictures.getByRole('button')).toHaveCount(2)
  // What a phone took has become a picture that every browser shows.
  for (const picture of await pictures.getByRole('img').all()) {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  const saving = client.waitForEvent('download')
  await client.getByRole('button', { name: 'Смета.pdf' }).click()
  expect((await saving).suggestedFilename()).toBe('Смета.pdf')
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
