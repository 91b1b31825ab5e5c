import { expect, type Locator, type Page } from '@playwright/test'
import { anExecutor, callsOf, postTask } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { mailedLink, signIn, signInAtHome } from './people.ts'
import { aPicture } from './samples.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

/** What everybody reads of an executor. */
const shown = async (path: 'services' | 'cases', executorId: string) => {
  const answer = await fetch(`${marketplace.url}/web/api/v1/${path}/list?executorId=${executorId}`)
  return (await answer.json()).data
}

const openFromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^Меню/ }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const middle = async (one: Locator) => {
  const box = await one.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

/** A finger rests on a row until it is in hand, then carries it over another. */
const dragByFinger = async (page: Page, row: Locator, over: Locator) => {
  const hand = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints })
  const [from, to] = [await middle(row), await middle(over)]
  const scrolled = await page.evaluate(() => scrollY)
  await touch('touchStart', from)
  await expect(row).toHaveAttribute('data-dragged')
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  await expect(over).toHaveAttribute('data-drop')
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await touch('touchEnd')
  await hand.detach()
}

const TABLE = [
  ['Услуга', 'Цена', 'Ед.'],
  ['Замена смесителя', '1 500', 'шт.'],
  ['Установка ванны', 'от 3 000 ₽', ''],
  ['Разводка труб', 'договорная', ''],
  ['Осмотр', 'дорого', ''],
]
  .map((cells) => cells.join('\t'))
  .join('\n')

test('an executor pastes prices out of a table, orders them and shows a work with its photos in order', async ({
  browser,
}) => {
  const { email, calls } = await anExecutor(marketplace.url, 3)
  const { id } = await calls('GET', '/auth/me')
  const page = await signIn(browser, marketplace.url, email)
  // Everybody reads of whom the address is known.
  await page.goto(await mailedLink(page, marketplace.url, email, 'Подтвердите почту'))
  await expect(page.getByText('Почта подтверждена')).toBeVisible()
  await page.goto(marketplace.url)

  await test.step('the rows that are sound are added, the one that is not waits to be mended', async () => {
    await openFromMenu(page, 'Услуги и цены')
    await page.getByRole('button', { name: 'Вставить из таблицы' }).click()
    const dialog = page.getByRole('dialog', { name: 'Цены из таблицы' })
    await dialog.getByLabel('Строки таблицы').fill(TABLE)
    await dialog.getByLabel('Категория всех строк').selectOption({ index: 1 })
    await expect(dialog.getByText('Это не похоже на цену: «дорого».')).toBeVisible()
    await dialog.getByRole('button', { name: /^Добавить 3/ }).click()
    await expect(dialog.getByLabel('Строки таблицы')).toHaveValue(/^Осмотр\tдорого/)
    await dialog.getByLabel('Строки таблицы').fill('Осмотр\t500')
    await dialog.getByRole('button', { name: /^Добавить 1/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('meter', { name: 'Услуги в прайс-листе' })).toHaveAttribute('aria-valuenow', '4')
  })

  await test.step('the order is changed without a mouse, and everybody reads it', async () => {
    await page.getByRole('button', { name: 'Выше: Осмотр' }).focus()
    for (let place = 0; place < 3; place += 1) {
      await expect(page.getByRole('button', { name: /: Осмотр$/ }).and(page.locator(':focus'))).toHaveCount(1)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('button', { name: 'Выше: Осмотр' })).toHaveCount(0)
    const names = ['Осмотр', 'Замена смесителя', 'Установка ванны', 'Разводка труб']
    await expect(async () => {
      const lines = await shown('services', id)
      expect(lines.map(({ name }: { name: string }) => name)).toEqual(names)
    }).toPass({ timeout: 10_000 })
  })

  await test.step('a work is added with three photos, the last of them as the cover', async () => {
    await openFromMenu(page, 'Портфолио')
    await page.getByRole('link', { name: 'Добавить работу' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Новая работа' })).toBeVisible()
    await page.getByLabel('Фотографии').setInputFiles(['До.png', 'Во время.png', 'После.png'].map(aPicture))
    const list = page.getByRole('list', { name: 'Файлы' })
    const photos = list.getByRole('listitem')
    // The form goes once all of them have arrived.
    await expect(list.locator('[data-status="done"]')).toHaveCount(3)
    await page.getByRole('button', { name: 'Раньше: После.png' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(photos.first()).toContainText('После.png')
    await expect(photos.first()).toContainText('Обложка')
    await page.getByLabel('Название').fill('Санузел под ключ за девять дней')
    await page.getByLabel('Категория').selectOption({ index: 1 })
    await page.getByLabel('Цена всей работы').fill('96000')
    await page.getByLabel('Срок').fill('9')
    await page.getByRole('button', { name: 'Добавить в портфолио' }).click()
    await expect(page.getByRole('link', { name: 'Санузел под ключ за девять дней' })).toBeVisible()
    await expect(page.getByRole('meter', { name: 'Работы в портфолио' })).toHaveAttribute('aria-valuenow', '1')
  })

  /** Photos of the one work, as everybody sees them. */
  const photosOfWork = async (): Promise<string[]> =>
    (await shown('cases', id)).items[0].photos.map((photo: { id: string }) => photo.id)
  await test.step('another order of the photos is what everybody sees', async () => {
    const [first, second, third] = await photosOfWork()
    await page.getByRole('link', { name: 'Санузел под ключ за девять дней' }).click()
    await page.getByRole('button', { name: 'Позже: Фото 1' }).click()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Портфолио' })).toBeVisible()
    expect(await photosOfWork()).toEqual([second, first, third])
  })

  await test.step('on a phone a finger drags a photo without scrolling the page', async () => {
    const [first, second, third] = await photosOfWork()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('link', { name: 'Санузел под ключ за девять дней' }).click()
    // The form is opened anew where what was kept of the work turns out to be older.
    await page.reload()
    const photos = page.getByRole('list', { name: 'Файлы' }).getByRole('listitem')
    await expect(photos).toHaveCount(3)
    await photos.nth(1).scrollIntoViewIfNeeded()
    await dragByFinger(page, photos.nth(0), photos.nth(1))
    await expect(photos.nth(1)).toContainText('Фото 1')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Портфолио' })).toBeVisible()
    expect(await photosOfWork()).toEqual([second, first, third])
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the work is put beside a reply without a mouse, and the author of the task looks at its photos', async () => {
    const task = await postTask(await callsOf(marketplace.url, 'client@artel.test'), 'Отделать санузел на даче')
    await page.goto(`${marketplace.url}/task/${task.id}`)
    const form = page.getByRole('region', { name: 'Ваш отклик' })
    await form.getByRole('button', { name: 'Выбрать работы' }).press('Enter')
    await form.getByRole('checkbox', { name: 'Санузел под ключ за девять дней' }).press('Space')
    await expect(form.getByText(/^Выбрано: 1\sработа$/)).toBeVisible()
    await form.getByLabel('Цена', { exact: true }).fill('90000')
    await form.getByLabel('Срок, дней').fill('9')
    await form.getByLabel('Сообщение').fill('Сделаю под ключ, похожая работа приложена.')
    await page.reload()
    // What was chosen outlives a reload, as what was typed does.
    await expect(form.getByRole('checkbox', { name: 'Санузел под ключ за девять дней' })).toBeChecked()
    await form.getByRole('button', { name: 'Откликнуться' }).click()
    await expect(page.getByRole('link', { name: 'Перейти в чат' })).toBeVisible()

    const client = await signIn(browser, marketplace.url, 'client@artel.test')
    await client.goto(`${marketplace.url}/task/${task.id}`)
    await expect(client.getByText(/1\sработа к\sотклику/)).toBeVisible()
    await client.getByRole('button', { name: /^Санузел под ключ за девять дней: 3\sфотографии$/ }).press('Enter')
    const viewer = client.getByRole('dialog', { name: 'Санузел под ключ за девять дней' })
    await expect(viewer.getByRole('img', { name: /фото 1 из 3$/ })).toBeVisible()
    await client.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(client.getByRole('button', { name: /^Санузел под ключ за девять дней: 3/ })).toBeFocused()
  })
})

test('a customer is told whom these pages are for, and finds no way to them', async ({ browser }) => {
  const page = await signInAtHome(browser, marketplace.url, 'client@artel.test')
  await page.getByRole('button', { name: /^Меню/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Профиль' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Портфолио' })).toHaveCount(0)
  for (const [path, title] of [
    ['/personal-area/portfolio', 'Портфолио'],
    ['/personal-area/services-and-prices', 'Услуги и цены'],
  ]) {
    await page.goto(`${marketplace.url}${path}`)
    await expect(page.getByRole('heading', { name: `Страница «${title}» не для вашей роли` })).toBeVisible()
    await expect(page.getByText(/^Здесь исполнители ведут своё дело/)).toBeVisible()
  }
})
