import { expect, type Page } from '@playwright/test'
import { anExecutor, callsOf, leafOf, postTask, replyTo, upload } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn, signInAtHome } from './people.ts'
import { aPicture } from './samples.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const openFromMenu = async (page: Page, name: string, heading: string) => {
  await page.getByRole('button', { name: /^Меню/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

const REASON = { rule: 'BUYER_ASKED', comment: null }

const outcome = (page: Page) => page.getByRole('region', { name: 'К оплате' })

/** From the sum to the page of the bank. */
const goToBank = async (page: Page, sum: RegExp) => {
  await page.getByRole('button', { name: sum }).click()
  await expect(page).toHaveURL(/\/pay\/sandbox\//)
}

/** The way back from the bank without a decision: a link, for it decides nothing. */
const LATER = 'Решить позже'

/** Decides at the bank, which leads back to where it was chosen. */
const atBank = async (page: Page, decision: string, back = /\/personal-area\/paid-services\?payment=/) => {
  await page.getByRole(decision === LATER ? 'link' : 'button', { name: decision, exact: true }).click()
  await expect(page).toHaveURL(back)
}
const TO_TARIFF = /\/tariff-settings\?payment=/

/** Ten replies are chosen anew, and paid for at the bank in one way or another. */
const buyTen = async (page: Page, decision: string) => {
  await page.goto(`${market.url}/personal-area/paid-services`)
  await page.getByRole('radio', { name: /^10\sштук/ }).check()
  await goToBank(page, /^Оплатить 290/)
  await atBank(page, decision)
}

test('an executor buys replies in every outcome of the bank', async ({ browser }) => {
  const { email } = await anExecutor(market.url, 1)
  const admin = await callsOf(market.url, 'admin@artel.test')
  const page = await signInAtHome(browser, market.url, email)

  await test.step('refused by the bank, the choice is still there', async () => {
    await openFromMenu(page, 'Продвижение', 'Тарифы продвижения')
    await expect(page.getByText('Пока ничего не докуплено: работает только тариф.')).toBeVisible()
    await buyTen(page, 'Отклонить')
    await expect(outcome(page)).toContainText('Оплата не прошла, деньги не списаны.')
    await outcome(page).getByRole('button', { name: 'Выбрать снова' }).click()
    await expect(page).toHaveURL(`${market.url}/personal-area/paid-services`)
    await expect(page.getByRole('radio', { name: /^10\sштук/ })).toBeChecked()
  })

  await test.step('given up by the buyer, it costs nothing', async () => {
    await buyTen(page, LATER)
    await expect(outcome(page)).toContainText('Ждём оплату')
    await outcome(page).getByRole('button', { name: 'Отменить покупку' }).click()
    await expect(outcome(page)).toContainText('Покупка отменена')
  })

  let paidAt = ''
  await test.step('put off and paid later, of which the shop is told twice, it counts once', async () => {
    await buyTen(page, LATER)
    paidAt = page.url()
    await page.goto(`${market.url}/personal-area/paid-services`)
    await page.getByRole('link', { name: /^Открыть покупку/ }).click()
    await outcome(page).getByRole('button', { name: 'Перейти к оплате' }).click()
    await atBank(page, 'Оплатить, уведомить дважды')
    await expect(page).toHaveURL(paidAt)
    await expect(outcome(page)).toContainText('Спасибо! Что куплено, уже действует.')
    await expect(page.getByText(/осталось 10\sиз\s10\sоткликов/)).toHaveCount(1)
    await expect(page.getByRole('row', { name: /Куплены отклики/ })).toHaveCount(1)
    await expect(page.getByText(/^потрачено 290/)).toBeVisible()
  })

  await test.step('given back, it says so, and what was bought is gone', async () => {
    await admin('PATCH', `/admin/payments/refund/${new URL(paidAt).searchParams.get('payment')}`, REASON)
    await page.goto(paidAt)
    await expect(outcome(page)).toContainText('Деньги возвращены')
    await expect(page.getByText('Пока ничего не докуплено: работает только тариф.')).toBeVisible()
    await expect(page.getByRole('row', { name: /деньги за отклики возвращены/ })).toContainText('−10')
  })
  await page.context().close()
})

test('an executor whose replies are spent buys ten and replies', async ({ browser }) => {
  const author = await callsOf(market.url, 'client@artel.test')
  const { email, calls } = await anExecutor(market.url, 2)
  const board = await calls('GET', '/tasks/list?limit=20&fewReplies=true')
  const open = board.items.filter(({ verifiedOnly }: { verifiedOnly: boolean }) => !verifiedOnly)
  for (const task of open.slice(0, 5)) await replyTo(calls, task.id)
  const { id } = await postTask(author, 'Помыть витрину')
  const page = await signIn(browser, market.url, email)

  await page.goto(`${market.url}/task/${id}`)
  await expect(page.getByText('Отклики по вашему тарифу закончились')).toBeVisible()
  await page.getByRole('link', { name: 'Докупить отклики' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Тарифы продвижения' })).toBeVisible()
  await page.getByRole('radio', { name: /^10\sштук/ }).check()
  await goToBank(page, /^Оплатить 290/)
  await atBank(page, 'Оплатить')
  await expect(outcome(page)).toContainText('Оплачено')

  await page.goto(`${market.url}/task/${id}`)
  const form = page.getByRole('region', { name: 'Ваш отклик' })
  await expect(form.getByText(/^Спишется 1\sиз\s10\sоткликов, купленных отдельно$/)).toBeVisible()
  await form.getByLabel('Сообщение').fill('Приеду завтра утром, лестница и средства свои.')
  await form.getByLabel('Цена', { exact: true }).fill('4000')
  await form.getByLabel('Срок, дней').fill('1')
  await form.getByRole('button', { name: 'Откликнуться' }).click()
  await expect(page.getByRole('link', { name: 'Перейти в чат' })).toBeVisible()
  await page.context().close()
})

test('a larger tariff gives room at once, its end hides what is too much, and the next one brings it back', async ({
  browser,
}) => {
  // The marketplace starts a second time in the middle of it.
  test.slow()
  const { email, calls } = await anExecutor(market.url, 3)
  const page = await signInAtHome(browser, market.url, email)

  await test.step('the tariff is bought where its consequences are told', async () => {
    await openFromMenu(page, 'Тариф', 'Настройка тарифа')
    await page.getByRole('button', { name: 'Перейти на «Базовый»' }).click()
    const dialog = page.getByRole('dialog', { name: 'Перейти на «Базовый»' })
    await expect(dialog.getByText('Начнётся сразу после оплаты.')).toBeVisible()
    await goToBank(page, /^Оплатить 690/)
    await atBank(page, 'Оплатить', TO_TARIFF)
    await expect(outcome(page)).toContainText('Оплачено')
    await outcome(page).getByRole('button', { name: 'Готово' }).click()
    await expect(page).toHaveURL(`${market.url}/tariff-settings`)
    await expect(page.getByText(/Сейчас у\sвас «Базовый», оплачен до/)).toBeVisible()
  })

  await test.step('what the free tariff would hide is counted beforehand', async () => {
    const categoryId = await leafOf(calls)
    for (const title of ['Окна', 'Фасад', 'Витрина', 'Люстра']) {
      const photo = await upload(calls, aPicture(`${title}.png`))
      await calls('POST', '/cases', { title: `${title} после мойки`, photoIds: [photo], categoryId })
    }
    await page.reload()
    await page.getByRole('button', { name: 'Что будет на тарифе «Бесплатный»' }).click()
    const dialog = page.getByRole('dialog', { name: 'Что будет на тарифе «Бесплатный»' })
    await expect(dialog.getByText(/^1\sработа скроется$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Понятно' }).click()
    await page.context().close()
  })

  const goods: number[] = []
  await test.step('six goods are in the catalogue, and one that its seller hides', async () => {
    const moderator = await callsOf(market.url, 'moderator@artel.test')
    const categoryId = await leafOf(calls)
    const { id: cityId } = (await calls('GET', '/auth/me')).city ?? { id: 92_401_000 }
    for (const title of ['Первый', 'Второй', 'Третий', 'Четвёртый', 'Пятый', 'Шестой', 'Седьмой']) {
      const photoIds = [await upload(calls, aPicture(`${title}.png`))]
      const description = 'Скворечник из берёзы для синиц и скворцов, с крышкой.'
      const money = { priceType: 'FIXED', price: 1_500_00 }
      const product = { title: `${title} скворечник`, description, categoryId, cityId, photoIds, ...money }
      const { id, version } = await calls('POST', '/products', product)
      const sent = await calls('PATCH', `/products/submit/${id}`, { version })
      await moderator('PATCH', `/moderation/products/approve/${id}`, { version: sent.version })
      goods.push(id)
    }
    const own = goods.pop()
    const { version } = await calls('GET', `/products/${own}`)
    await calls('PATCH', `/products/hide/${own}`, { version })
  })

  await test.step('after its month one work and one product are hidden, until a tariff has room for them again', async () => {
    await market.stop()
    await market.start(40)
    const later = await signIn(browser, market.url, email)
    await later.goto(`${market.url}/personal-area/portfolio`)
    await expect(later.getByText(/^Видна только вам/)).toHaveCount(1)
    // Goods are followed in the background, soon after the start.
    const onShelf = async () => {
      const mine = await (await callsOf(market.url, email))('GET', '/products/my-list?status=PUBLISHED&limit=50')
      return mine.items.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b)
    }
    await expect.poll(onShelf, { timeout: 60_000 }).toEqual(goods.slice(1))
    await later.getByRole('main').getByRole('link', { name: 'Сравнить тарифы' }).click()
    await later.getByRole('button', { name: 'Перейти на «Базовый»' }).click()
    await goToBank(later, /^Оплатить 690/)
    await atBank(later, 'Оплатить', TO_TARIFF)
    await expect(outcome(later)).toContainText('Оплачено')
    await later.goto(`${market.url}/personal-area/portfolio`)
    await expect(later.getByRole('link', { name: 'Люстра после мойки' })).toBeVisible()
    await expect(later.getByText(/^Видна только вам/)).toHaveCount(0)
    expect(await onShelf()).toEqual(goods)
    await later.context().close()
  })
})

test('an executor with a large tariff writes to the manager, who answers', async ({ browser }) => {
  const { email } = await anExecutor(market.url, 4)
  const page = await signInAtHome(browser, market.url, email)
  await openFromMenu(page, 'Тариф', 'Настройка тарифа')
  await page.getByRole('button', { name: 'Перейти на «Про»' }).click()
  await goToBank(page, /^Оплатить 2.990/)
  await atBank(page, 'Оплатить', TO_TARIFF)
  await expect(outcome(page)).toContainText('Оплачено')
  await page.getByRole('button', { name: 'Написать менеджеру' }).click()
  await expect(page).toHaveURL(/\/chats\/\d+$/)
  await expect(page.getByRole('heading', { name: /, менеджер Артели$/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Как поднять рейтинг?')
  await page.getByRole('button', { name: 'Отправить' }).click()

  const staff = await signIn(browser, market.url, 'moderator@artel.test')
  await staff.goto(page.url())
  await expect(staff.getByText('Как поднять рейтинг?').first()).toBeVisible()
  await staff.getByRole('textbox', { name: 'Сообщение' }).fill('Попросите отзывы у заказчиков.')
  await staff.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Попросите отзывы у заказчиков.').first()).toBeVisible()
  await staff.context().close()
  await page.context().close()
})
