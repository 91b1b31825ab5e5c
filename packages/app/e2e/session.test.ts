import { expect, type Page } from '@playwright/test'
import { aDeal, callsOf, postTask } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, signIn, signInAtHome } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const menu = (page: Page) => page.getByRole('button', { name: /^Меню/ })

const enter = async (page: Page, email: string) => {
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Почта или телефон').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await expect(dialog).toBeHidden()
}

/** Ends every session of somebody but the one that this is said in. */
const endSessions = async (email: string) => (await callsOf(market.url, email))('DELETE', '/auth/sessions')

test('a session that ends in the middle of a reply or of an edit loses nothing, and the same page goes on', async ({
  browser,
}) => {
  const client = await callsOf(market.url, 'client@artel.test')
  const { id } = await postTask(client, 'Помыть окна в кабинете')

  await test.step('a reply', async () => {
    const page = await signIn(browser, market.url, 'executor@artel.test')
    await page.goto(`${market.url}/task/${id}`)
    await page.getByLabel('Сообщение').fill('Приеду утром, у меня свой инструмент.')
    await page.getByLabel('Срок, дней').fill('3')
    await endSessions('executor@artel.test')
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await enter(page, 'executor@artel.test')
    await expect(page).toHaveURL(`${market.url}/task/${id}`)
    await expect(page.getByLabel('Сообщение')).toHaveValue('Приеду утром, у меня свой инструмент.')
    await expect(page.getByLabel('Срок, дней')).toHaveValue('3')
    await page.getByLabel('Цена', { exact: true }).fill('4000')
    await page.getByRole('region', { name: 'Ваш отклик' }).getByRole('button', { name: 'Откликнуться' }).click()
    await expect(page.getByRole('link', { name: 'Перейти в чат' })).toBeVisible()
    await page.context().close()
  })

  await test.step('an edit', async () => {
    const page = await signIn(browser, market.url, 'client@artel.test')
    const edit = `${market.url}/personal-area/my-tasks/${id}/edit`
    await page.goto(edit)
    const description = page.getByRole('textbox', { name: 'Описание' })
    await description.fill('Окна пластиковые, помыть с двух сторон, ещё и балконную дверь.')
    await endSessions('client@artel.test')
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await enter(page, 'client@artel.test')
    await expect(page).toHaveURL(edit)
    await expect(description).toHaveValue(/балконную дверь/)
    await page.getByRole('button', { name: 'Сохранить изменения' }).click()
    await expect(page).toHaveURL(`${market.url}/task/${id}`)
    await expect(page.getByText(/балконную дверь/)).toBeVisible()
    // Wanted once: the way back leads to where one came from, and not into the form again.
    await page.goto(`${market.url}/task-find`)
    await expect(page).toHaveURL(/\/task-find/)
    await page.context().close()
  })
})

test('what is typed into a review, a complaint, the profile or the settings outlives the session, and the page goes on', async ({
  browser,
}) => {
  const email = 'executor@artel.test'
  const [client, executor] = [await callsOf(market.url, 'client@artel.test'), await callsOf(market.url, email)]
  const deal = await aDeal(client, executor, 'Помыть окна в гостиной')
  await client('PATCH', `/tasks/finish/${deal.id}`, { version: deal.version })
  const { id: foreign } = await postTask(client, 'Помыть окна в прихожей')
  const page = await signIn(browser, market.url, email)
  /** The session ends, and its owner signs in again on the same page. */
  const endAndEnter = async () => {
    const address = page.url()
    await endSessions(email)
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await enter(page, email)
    await expect(page).toHaveURL(address)
  }
  const part = (name: string) => page.getByRole('region', { name, exact: true })

  await test.step('a review, which is open as it was', async () => {
    await page.goto(`${market.url}/task/${deal.id}`)
    await page.getByRole('button', { name: 'Оставить отзыв' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Отзыв о сделке' })
    await dialog.getByRole('radiogroup', { name: 'Общая оценка' }).locator('label').nth(3).click()
    await dialog.getByLabel('Отзыв', { exact: false }).last().fill('Всё объяснила заранее, заплатила сразу.')
    await endAndEnter()
    await expect(dialog.getByLabel('Отзыв', { exact: false }).last()).toHaveValue(
      'Всё объяснила заранее, заплатила сразу.',
    )
    await dialog.getByRole('button', { name: 'Отправить отзыв' }).click()
    await expect(page.getByRole('dialog', { name: 'Спасибо за отзыв' })).toBeVisible()
  })

  await test.step('a complaint', async () => {
    await page.goto(`${market.url}/task/${foreign}`)
    await page.getByRole('button', { name: 'Ещё действия с заданием' }).click()
    await page.getByRole('menuitem', { name: 'Пожаловаться' }).click()
    const dialog = page.getByRole('dialog', { name: 'Пожаловаться на задание' })
    await dialog.getByText('Мошенничество').click()
    await dialog.getByLabel('Что случилось').fill('Просит перевести предоплату на карту.')
    await endAndEnter()
    await expect(dialog.getByLabel('Что случилось')).toHaveValue('Просит перевести предоплату на карту.')
    await dialog.getByRole('button', { name: 'Отправить жалобу' }).click()
    await expect(page.getByRole('dialog', { name: 'Жалоба отправлена' })).toBeVisible()
  })

  await test.step('the profile, part by part', async () => {
    await page.goto(`${market.url}/personal-area/profile`)
    const [person, story] = [part('Вы'), part('О себе')]
    await person.getByLabel('Имя').fill('Андрюша')
    await story.getByLabel('Рассказ').fill('Мою окна с двух сторон, и рамы тоже.')
    await story.getByRole('button', { name: 'Добавить место работы' }).click()
    await story.getByLabel('Где и кем').last().fill('Мойщик окон, «Блеск»')
    await endAndEnter()
    await expect(person.getByLabel('Имя')).toHaveValue('Андрюша')
    await expect(story.getByLabel('Рассказ')).toHaveValue('Мою окна с двух сторон, и рамы тоже.')
    await expect(story.getByLabel('Где и кем').last()).toHaveValue('Мойщик окон, «Блеск»')
    await story.getByLabel('С года').last().fill('2019')
    await story.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено', { exact: true }).first()).toBeVisible()
    await page.reload()
    await expect(story.getByLabel('Где и кем').last()).toHaveValue('Мойщик окон, «Блеск»')
    // Neither saved nor given up.
    await expect(person.getByLabel('Имя')).toHaveValue('Андрюша')
  })

  await test.step('the settings: addresses, and never a password', async () => {
    await page.goto(`${market.url}/personal-area/settings`)
    await part('Почта').getByRole('button', { name: 'Изменить почту' }).click()
    await part('Почта').getByLabel('Новая почта').fill('andrey@artel.test')
    await part('Почта').getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
    await part('Пароль').getByRole('button', { name: 'Сменить пароль' }).click()
    await part('Пароль').getByLabel('Новый пароль').fill('Lipovyi-dozhd-8')
    await endAndEnter()
    await expect(part('Почта').getByLabel('Новая почта')).toHaveValue('andrey@artel.test')
    await expect(part('Почта').getByLabel('Пароль', { exact: true })).toHaveValue('')
    await expect(part('Пароль').getByRole('button', { name: 'Сменить пароль' })).toBeVisible()
    const replies = page.getByRole('checkbox', { name: 'Отклики и ответы на них: Почта' })
    await replies.click()
    await page.reload()
    await expect(replies).not.toBeChecked()
  })
  await page.context().close()
})

test('what one tab signs out of or into, the other one does too, also as somebody else', async ({ browser }) => {
  const first = await signInAtHome(browser, market.url, 'client@artel.test')
  const second = await first.context().newPage()
  await second.goto(`${market.url}/task-find`)
  await expect(menu(second)).toBeVisible()

  await menu(first).click()
  await first.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect(first.getByRole('button', { name: 'Войти' }).first()).toBeVisible()
  await expect(menu(second)).toBeHidden()
  await expect(second).toHaveURL(/\/task-find/)

  // To whoever is at this one, the session has ended: the page stays and asks to come in again.
  await expect(second.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await enter(second, 'executor@artel.test')
  await expect(menu(second)).toBeVisible()
  await expect(menu(first)).toBeVisible()
  await menu(first).click()
  await expect(first.getByText('executor@artel.test')).toBeVisible()
})
