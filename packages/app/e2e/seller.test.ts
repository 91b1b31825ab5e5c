import { expect, type Page, test } from '@playwright/test'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { mailedLink, returning, signIn } from './people.ts'
import { aPicture } from './samples.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const EMAIL = 'stolyar@artel.test'
const PASSWORD = 'Sirenevyi-tuman-7'
const BENCH = 'Скамья садовая из лиственницы'
const WORDS = 'Массив лиственницы, масло с воском, размер 120 на 40 см.'

const openFromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^Меню/ }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** A moderator comes from the overview of queues to the product, reads it and finds it good. */
const approve = async (staff: Page, title: string) => {
  await staff.goto(`${market.url}/moderation`)
  await staff.getByRole('main').getByRole('link', { name: 'Товары', exact: true }).click()
  await expect(staff).toHaveURL(`${market.url}/moderation/PRODUCT_REVIEWS`)
  await staff.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  const object = staff.getByRole('article').filter({ has: staff.getByRole('heading', { level: 2, name: title }) })
  await expect(object.getByText(WORDS)).toBeVisible()
  await staff.getByRole('button', { name: /^Опубликовать/ }).click()
  await expect(staff.getByText(`Опубликовано: ${title}`).first()).toBeVisible()
}

/** What «⋯» of one's own product offers is pressed. */
const press = async (page: Page, title: string, item: RegExp) => {
  await page.getByRole('button', { name: `Действия: ${title}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('an executor comes from registration to a product in the catalogue, and takes others out of a table', async ({
  browser,
}) => {
  const staff = await signIn(browser, market.url, 'moderator@artel.test')
  const page = await (await browser.newContext(returning(market.url))).newPage()
  const main = page.getByRole('main')

  await test.step('registers as a company and confirms the address', async () => {
    await page.goto(`${market.url}/auth/registration-executor`)
    await main.getByRole('radio', { name: 'ООО' }).check()
    await main.getByLabel('ИНН').fill('7707083893')
    await main.getByLabel('ОГРН').fill('1027700132195')
    await main.getByLabel('Название компании').fill('ООО «Лиственница»')
    await main.getByLabel('Рабочий телефон').fill('+78432001025')
    await main.getByRole('button', { name: 'Дальше' }).click()
    await expect(page).toHaveURL(/step=work$/)
    await main.getByRole('textbox', { name: 'Найти категорию' }).or(main.getByRole('searchbox')).first().fill('плитк')
    await main.getByRole('checkbox', { name: /плитк/i }).last().check()
    await main.getByRole('button', { name: 'Дальше' }).click()
    await page.getByLabel('Имя').fill('Семён')
    await page.getByLabel('Фамилия').fill('Лесников')
    await page.getByLabel('Почта').fill(EMAIL)
    await page.getByLabel('Телефон', { exact: true }).fill('9053001025')
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox', { name: /персональных данных/ }).check()
    await page.getByRole('checkbox', { name: /пользовательского соглашения/ }).check()
    await main.getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(main.getByText('Вы зарегистрированы')).toBeVisible()
    await page.goto(await mailedLink(page, market.url, EMAIL, 'Подтвердите почту'))
    await expect(page.getByText('Почта подтверждена')).toBeVisible()
    await page.goto(market.url)
  })

  await test.step('tells of the own work', async () => {
    await openFromMenu(page, 'Профиль')
    const story = page.getByRole('region', { name: 'О себе' })
    await story.getByLabel('Рассказ').fill('Делаем садовую мебель из лиственницы с 2012 года.')
    await story.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено', { exact: true }).first()).toBeVisible()
  })

  let category = ''
  await test.step('writes the first product with its photo and sends it', async () => {
    await openFromMenu(page, 'Мои товары')
    await main.getByRole('link', { name: 'Добавить товар' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Новый товар' })).toBeVisible()
    await page.getByLabel('Фотографии').setInputFiles([aPicture('Скамья.png')])
    await expect(page.getByRole('list', { name: 'Файлы' }).getByRole('listitem')).toHaveCount(1)
    await page.getByLabel('Название').fill(BENCH)
    const choice = page.getByLabel('Раздел', { exact: true })
    await choice.selectOption({ index: 1 })
    category = await choice.locator('option:checked').innerText()
    await page.getByLabel('Описание').fill(WORDS)
    await page.getByLabel('Сумма').fill('12900')
    await page.getByRole('button', { name: 'Отправить на проверку' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Мои товары' })).toBeVisible()
    await expect(main.getByRole('article').filter({ hasText: BENCH })).toContainText('На проверке')
  })

  await test.step('once staff have found it good, everybody finds it in the catalogue and with its seller', async () => {
    await approve(staff, BENCH)
    await page.reload()
    await expect(main.getByRole('article').filter({ hasText: BENCH })).toContainText('Опубликован')
    const guest = await (await browser.newContext(returning(market.url))).newPage()
    await guest.goto(`${market.url}/catalog?city=all&q=${encodeURIComponent('лиственница')}`)
    await guest.getByRole('article').getByRole('link', { name: BENCH }).click()
    await expect(guest.getByRole('heading', { level: 1, name: BENCH })).toBeVisible()
    await guest
      .getByRole('link', { name: /Лиственница/ })
      .first()
      .click()
    await expect(guest).toHaveURL(/\/executor\/[\da-f-]{36}/)
    await guest
      .getByRole('navigation', { name: 'Разделы страницы исполнителя' })
      .getByRole('link', { name: /^Товары/ })
      .click()
    await expect(guest.getByRole('link', { name: BENCH })).toBeVisible()
    await guest.context().close()
  })

  await test.step('what is sold out says so to buyers, who ask when it comes, and is back in one press', async () => {
    const row = main.getByRole('article').filter({ hasText: BENCH })
    await press(page, BENCH, /^Нет в наличии/)
    await expect(row).toContainText(/Нет в\sналичии/)
    const buyer = await signIn(browser, market.url, 'client@artel.test')
    await buyer.goto(`${market.url}/catalog?city=all&q=${encodeURIComponent('лиственница')}`)
    const card = buyer.getByRole('article').filter({ hasText: BENCH })
    await expect(buyer.getByRole('heading', { level: 1, name: 'Товары' })).toBeVisible()
    await expect(card).toHaveCount(0)
    await buyer.getByRole('checkbox', { name: 'Показывать распроданные' }).check()
    await expect(buyer).toHaveURL(/[?&]soldOut=1/)
    await expect(card).toContainText(/нет в\sналичии/)
    await card.getByRole('link', { name: BENCH }).click()
    await expect(buyer.getByText(/^Сейчас этого товара нет/)).toBeVisible()
    await buyer.getByRole('button', { name: 'Спросить, когда появится' }).click()
    await expect(buyer).toHaveURL(/\/chats\/\d+/)
    await buyer.goto(`${market.url}/catalog?city=all&availability=IN_STOCK&q=${encodeURIComponent('лиственница')}`)
    await expect(buyer.getByRole('article').filter({ hasText: BENCH })).toHaveCount(0)
    await press(page, BENCH, /^Снова есть/)
    await expect(row).toContainText(/В\sналичии/)
    await buyer.reload()
    await expect(buyer.getByRole('article').filter({ hasText: BENCH })).toHaveCount(1)
    await buyer.context().close()
  })

  await test.step('a file gives a draft of the row that is sound; the other one is mended in its place', async () => {
    const rows = [
      ['Название', 'Раздел', 'Описание', 'Цена'],
      ['Стол садовый раскладной', category, WORDS, '1 200,50'],
      ['Табурет садовый', category, WORDS, 'дорого'],
    ]
    const text = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n')
    await main.getByRole('button', { name: 'Загрузить из файла' }).click()
    const dialog = page.getByRole('dialog', { name: 'Товары из таблицы' })
    await dialog
      .getByLabel('Файл CSV')
      .setInputFiles({ name: 'Товары.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}`) })
    await expect(dialog.getByText(/^Готово к загрузке: 1\sтовар$/)).toBeVisible()
    await dialog.getByRole('button', { name: /^Создать 1/ }).click()
    await expect(dialog.getByText(/^Создано: 1\sчерновик$/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Стол садовый раскладной' })).toBeVisible()

    await dialog.getByLabel('Цена, строка 2').fill('900')
    await dialog.getByRole('button', { name: /^Создать 1/ }).click()
    await expect(dialog.getByText(/^Создано: 2\sчерновика$/)).toBeVisible()
    await dialog.getByRole('link', { name: 'К черновикам' }).click()
    await expect(dialog).toBeHidden()
    for (const [title, price] of [
      ['Стол садовый раскладной', /1\s200,50/],
      ['Табурет садовый', /900/],
    ] as const) {
      const row = main.getByRole('article').filter({ hasText: title })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText('Черновик')
      await expect(row).toContainText(price)
    }
  })
})
