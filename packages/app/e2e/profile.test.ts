import { expect, type Page } from '@playwright/test'
import { anExecutor, type Calls, callsOf, postTask, replyTo } from './calls.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn, signInAtHome } from './people.ts'
import { aPaper, aPicture } from './samples.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('an executor fills the profile and learns that other legal data lose the badge', async ({ browser }) => {
  const page = await signInAtHome(browser, marketplace.url, 'company@artel.test')
  await page.getByRole('button', { name: /^Меню/ }).click()
  await page.getByRole('menuitem', { name: 'Профиль' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible()

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Заменить фото' }).click(),
  ])
  await chooser.setFiles(aPicture('Я.png'))
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить фото' }).click()
  await expect(page.getByText('Фото сохранено', { exact: true }).first()).toBeVisible()

  const story = section(page, 'О себе')
  await story.getByLabel('Рассказ').fill('Выравниваем стены с 2010 года, на всё даём гарантию.')
  await story.getByRole('button', { name: 'Добавить место работы' }).click()
  await story.getByLabel('Где и кем').fill('СМУ-5, штукатур')
  await story.getByLabel('С года').fill('2010')
  await story.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено', { exact: true }).first()).toBeVisible()

  // A sole trader now: what was checked is not there any more.
  const legal = section(page, 'Форма работы и реквизиты')
  await legal.locator('label', { hasText: 'Самозанятый' }).click()
  await legal.getByLabel('ИНН').fill('165009442444')
  await legal.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить без отметки' }).click()
  await expect(
    section(page, 'Проверка документов').getByRole('button', { name: 'Отправить на проверку' }),
  ).toBeVisible()
  await page.reload()
  await expect(story.getByLabel('Где и кем')).toHaveValue('СМУ-5, штукатур')
  await expect(page.getByRole('navigation', { name: 'Кабинет' }).getByText('проверен')).toHaveCount(0)
})

/** What a moderator decides about the papers of somebody. */
const judge = async (staff: Calls, name: string, verdict: 'approve' | 'reject', broken?: object) => {
  const { items } = await staff('GET', '/moderation/list?kind=VERIFICATION_REQUESTS&limit=50')
  const waiting = items.find(({ title }: { title: string }) => title.includes(name))
  await staff('PATCH', `/moderation/verification-requests/${verdict}/${waiting.id}`, broken)
}

test('papers are turned down, taken back and found good; clients read the badge until staff take it off', async ({
  browser,
}) => {
  const staff = await callsOf(marketplace.url, 'moderator@artel.test')
  const { email, calls } = await anExecutor(marketplace.url, 1)
  const { id: taskId } = await postTask(
    await callsOf(marketplace.url, 'client@artel.test'),
    'Положить ламинат на балконе',
  )
  await replyTo(calls, taskId)
  const page = await signIn(browser, marketplace.url, email)
  await page.goto(`${marketplace.url}/personal-area/profile`)
  const papers = section(page, 'Проверка документов')
  const send = async (...names: string[]) => {
    await papers.locator('input[type=file]').first().setInputFiles(names.map(aPaper))
    await papers.getByRole('button', { name: 'Отправить на проверку' }).click()
    const sent = papers.getByRole('list', { name: 'Документы' }).getByRole('listitem')
    await expect(sent).toHaveText(names)
  }

  await test.step('turned down, they come back with the rule, what to do and the words of the moderator', async () => {
    await send('Паспорт.pdf', 'Справка.pdf')
    await judge(staff, 'Галеев', 'reject', { rule: 'UNREADABLE', comment: 'На второй странице не видно печати.' })
    await page.reload()
    await expect(papers.getByText('Документы не читаются')).toBeVisible()
    await expect(papers.getByText(/при дневном свете целиком/)).toBeVisible()
    await expect(papers.getByText('«На второй странице не видно печати.»')).toBeVisible()
  })

  await test.step('sent again and taken back, they may be sent once more', async () => {
    await send('Паспорт, заново.pdf')
    await papers.getByRole('button', { name: 'Отозвать' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
    await expect(papers.getByRole('button', { name: 'Отправить на проверку' })).toBeVisible()
    await send('Паспорт, заново.pdf', 'Справка, заново.pdf', 'Договор.pdf')
  })

  const client = await signIn(browser, marketplace.url, 'client@artel.test')
  const badge = client.getByRole('main').getByText(/^Документы проверены/)
  await test.step('found good, they are a badge with its day where replies are compared', async () => {
    await judge(staff, 'Галеев', 'approve')
    await page.reload()
    await expect(papers.getByText('Вы проверены')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Кабинет' }).getByText('проверен')).toBeAttached()
    await client.goto(`${marketplace.url}/personal-area/my-tasks/${taskId}/author`)
    await expect(badge.first()).toBeVisible()
  })

  await test.step('staff find the company and take the badge off; everybody sees that', async () => {
    const moderator = await signIn(browser, marketplace.url, 'moderator@artel.test')
    await moderator.goto(`${marketplace.url}/moderation/VERIFICATION_REQUESTS`)
    await moderator.getByRole('button', { name: 'Проверенные компании' }).click()
    const dialog = moderator.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: 'Найти проверенного исполнителя' }).fill('галеев тимур')
    await moderator.keyboard.press('Enter')
    await dialog.getByRole('button', { name: /Галеев Тимур/ }).click()
    await expect(dialog.getByRole('button', { name: /Договор\.pdf/ })).toBeVisible()
    await dialog.locator('label', { hasText: 'похож на поддельный' }).click()
    await dialog.getByLabel('Совет автору').fill('Справка выдана другому человеку.')
    await dialog.getByRole('button', { name: 'Снять отметку' }).click()
    await expect(moderator.getByText(/^Отметка снята: /)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Галеев Тимур/ })).toHaveCount(0)

    await page.getByRole('button', { name: /^Уведомления, / }).click()
    await expect(page.getByRole('dialog', { name: 'Уведомления' })).toContainText('Отметка о проверке снята')
    await page.reload()
    await expect(papers.getByText('«Справка выдана другому человеку.»')).toBeVisible()
    await client.reload()
    await expect(client.getByRole('button', { name: /^Выбрать/ }).first()).toBeVisible()
    await expect(badge).toHaveCount(0)
  })
})
