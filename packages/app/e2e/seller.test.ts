import { expect, type Page, type Response } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { mailedLink, returning, signIn } from './people.ts'
import { aPaper, aPicture } from './samples.ts'
import { gate } from './slow-visit.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const EMAIL = 'stolyar@artel.test'
const PASSWORD = 'Sirenevyi-tuman-7'
const BENCH = 'Скамья садовая из лиственницы'
const WORK = 'Садовая мебель для дачи в Лаишево'
const WORDS = 'Массив лиственницы, масло с воском, размер 120 на 40 см.'

const openFromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^Меню/ }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The tiles of photos of a form; the form takes them once each has arrived. */
const photosOf = (page: Page) => page.getByRole('list', { name: 'Файлы' }).getByRole('listitem')
const arrived = (page: Page, count: number) =>
  expect(page.getByRole('list', { name: 'Файлы' }).locator('[data-status="done"]')).toHaveCount(count)

/** The profile, a section at a time, until the card of what is left to tell is gone. */
const fillProfile = async (page: Page) => {
  const section = (name: string) => page.getByRole('region', { name })
  const left = section('Профиль заполнен')
  const save = async (name: string, ...gaps: readonly string[]) => {
    await section(name).getByRole('button', { name: 'Сохранить' }).click()
    for (const gap of gaps) await expect(left.getByRole('link', { name: gap, exact: true })).toHaveCount(0)
  }
  await expect(left.getByRole('link', { name: 'Фото', exact: true })).toBeVisible()

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    section('Вы').getByRole('button', { name: 'Выбрать фото' }).click(),
  ])
  await chooser.setFiles(aPicture('Я.png'))
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить фото' }).click()
  await expect(section('Вы').getByRole('button', { name: 'Заменить фото' })).toBeVisible()
  await expect(section('Вы').getByLabel('Город')).toHaveValue(/Казань/)

  const legal = section('Форма работы и реквизиты')
  await expect(legal.getByLabel('ИНН')).toHaveValue('7707083893')
  await legal.getByLabel('Адрес').fill('Казань, улица Восстания, 100')
  await save('Форма работы и реквизиты', 'Адрес')

  const work = section('Что и где вы делаете')
  await work.getByRole('searchbox', { name: 'Найти категорию' }).fill('сборка мебели')
  await work.getByRole('checkbox', { name: 'Сборка мебели' }).check()
  await expect(work.getByText('Выбрано: 2 из 10')).toBeVisible()
  for (const district of ['Приволжский', 'Советский']) {
    await work.getByLabel('Районы, в которых вы работаете').fill(district)
    await work.getByLabel('Районы, в которых вы работаете').press('Enter')
    await expect(work.getByRole('list', { name: 'Выбранные районы' })).toContainText(district)
  }
  await work.getByRole('checkbox', { name: 'Выезжаю к заказчику' }).check()
  await save('Что и где вы делаете', 'Районы')

  const story = section('О себе')
  await story.getByLabel('Рассказ').fill('Делаем садовую мебель из лиственницы с 2012 года.')
  await story.getByRole('button', { name: 'Добавить место работы' }).click()
  await story.getByLabel('Где и кем').fill('Столярный цех, мастер')
  await story.getByRole('group', { name: 'Место работы 1' }).getByLabel('С года').fill('2012')
  await story.getByRole('button', { name: 'Добавить учёбу' }).click()
  await story.getByLabel('Где и чему учились').fill('Строительный колледж, столяр')
  await story.getByRole('group', { name: 'Учёба 1' }).getByLabel('С года').fill('2008')
  await save('О себе', 'О себе', 'Опыт', 'Образование')

  const papers = section('Проверка документов')
  await papers.getByLabel('Документы').setInputFiles([aPaper('Выписка из ЕГРЮЛ.pdf')])
  await papers.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(papers.getByRole('list', { name: 'Документы' })).toContainText('Выписка из ЕГРЮЛ.pdf')
  await expect(left).toHaveCount(0)
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
  // From an empty account to a whole shop: every page of it is opened once.
  test.slow()
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

  await test.step('fills the profile: face, address, trades and districts, story, experience, papers', async () => {
    await openFromMenu(page, 'Профиль')
    await fillProfile(page)
  })

  await test.step('says what the work costs', async () => {
    await openFromMenu(page, 'Услуги и цены')
    await main.getByRole('button', { name: 'Добавить услугу' }).click()
    const line = main.getByRole('form', { name: 'Новая услуга' })
    await line.getByLabel('Услуга').fill('Сборка садовой скамьи')
    await line.getByLabel('Сумма').fill('1500')
    await line.getByLabel('За что').fill('шт.')
    await line.getByLabel('Категория').selectOption({ label: 'Сборка мебели' })
    await line.getByRole('button', { name: 'Добавить', exact: true }).click()
    await expect(main.getByRole('meter', { name: 'Услуги в прайс-листе' })).toHaveAttribute('aria-valuenow', '1')
    await expect(main.getByRole('listitem').filter({ hasText: 'Сборка садовой скамьи' })).toContainText(/1\s500/)
  })

  await test.step('shows a work, and drags the best of its photos to the front', async () => {
    const idOf = new Map<string, string>()
    const keepIds = async (response: Response) => {
      if (response.request().method() !== 'POST' || !new URL(response.url()).pathname.endsWith('/files')) return
      for (const { name, id } of (await response.json()).data) idOf.set(name, id)
    }
    page.on('response', keepIds)
    await openFromMenu(page, 'Портфолио')
    await main.getByRole('link', { name: 'Добавить работу' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Новая работа' })).toBeVisible()
    await page.getByLabel('Фотографии').setInputFiles(['До.png', 'Во время.png', 'После.png'].map(aPicture))
    await expect(page.getByText(/^Фото: 3 из 20/)).toBeVisible()
    await arrived(page, 3)
    await expect.poll(() => idOf.size).toBe(3)
    page.off('response', keepIds)
    await photosOf(page).nth(2).dragTo(photosOf(page).first())
    await expect(photosOf(page)).toContainText(['После.png', 'До.png', 'Во время.png'])
    await expect(photosOf(page).first()).toContainText('Обложка')
    await page.getByLabel('Название').fill(WORK)
    await page.getByLabel('Категория').selectOption({ label: 'Сборка мебели' })
    await page.getByLabel('Цена всей работы').fill('36000')
    await page.getByLabel('Срок').fill('4')
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && /\/cases/.test(request.url())),
      page.getByRole('button', { name: 'Добавить в портфолио' }).click(),
    ])
    expect(sent.postDataJSON().photoIds).toEqual(['После.png', 'До.png', 'Во время.png'].map((name) => idOf.get(name)))
    await expect(main.getByRole('link', { name: WORK })).toBeVisible()
    await expect(main.getByRole('meter', { name: 'Работы в портфолио' })).toHaveAttribute('aria-valuenow', '1')
  })

  let category = ''
  await test.step('writes the first product with its photo and sends it', async () => {
    await openFromMenu(page, 'Мои товары')
    await main.getByRole('link', { name: 'Добавить товар' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Новый товар' })).toBeVisible()
    const upload = gate()
    await page.route(/\/files$/, upload.hold)
    await page.getByLabel('Фотографии').setInputFiles([aPicture('Скамья.png')])
    await expect(photosOf(page)).toHaveCount(1)
    await page.getByLabel('Название').fill(BENCH)
    const choice = page.getByLabel('Раздел', { exact: true })
    await choice.selectOption({ index: 1 })
    category = await choice.locator('option:checked').innerText()
    await page.getByLabel('Описание').fill(WORDS)
    await page.getByLabel('Сумма').fill('12900')
    // A press while the photo is on its way is answered, and the product goes with the next one.
    await page.getByRole('button', { name: 'Отправить на проверку' }).click()
    await expect(main.getByRole('link', { name: /^Файлы ещё не загрузились/ })).toBeVisible()
    upload.open()
    await arrived(page, 1)
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
    const tab = (name: RegExp) =>
      guest.getByRole('navigation', { name: 'Разделы страницы исполнителя' }).getByRole('link', { name })
    await tab(/^Товары/).click()
    await expect(guest.getByRole('link', { name: BENCH })).toBeVisible()
    await tab(/^Работы/).click()
    await expect(guest.getByRole('link', { name: WORK })).toBeVisible()
    await tab(/^Услуги и цены/).click()
    await expect(guest.getByText('Сборка садовой скамьи')).toBeVisible()
    await tab(/^О себе/).click()
    await expect(guest.getByText('Делаем садовую мебель из лиственницы с 2012 года.')).toBeVisible()
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
