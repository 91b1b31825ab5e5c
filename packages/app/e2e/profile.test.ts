import { expect, type Page, test } from '@playwright/test'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD, signIn } from './people.ts'

/** A picture of one pixel. */
const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8dfc0000004010180c52a185d0000000049454e44ae426082',
  'hex',
)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

/** What a moderator does through the API until there is a screen for it. */
const approveFirst = async () => {
  const call = async (method: string, path: string, token?: string, body?: object) => {
    const response = await fetch(`${marketplace.url}/web/api/v1${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    expect(response.ok, `${method} ${path}: ${text}`).toBe(true)
    return text === '' ? null : JSON.parse(text)
  }
  const login = { login: 'moderator@artel.test', password: DEMO_PASSWORD }
  const { data } = await call('POST', '/auth/login', undefined, login)
  const token = data.accessToken
  const queue = await call('GET', '/moderation/list?kind=VERIFICATION_REQUESTS&limit=50', token)
  const own = queue.data.items.find(({ title }: { title: string }) => title.includes('Лапин'))
  await call('PATCH', `/moderation/verification-requests/approve/${own.id}`, token)
}

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('an executor fills the profile, is checked anew and gets the badge back', async ({ browser }) => {
  const page = await signIn(browser, marketplace.url, 'company@artel.test')
  await page.getByRole('button', { name: /^Меню/ }).click()
  await page.getByRole('menuitem', { name: 'Профиль' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible()

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Выбрать фото' }).click(),
  ])
  await chooser.setFiles({ name: 'Я.png', mimeType: 'image/png', buffer: PNG })
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить фото' }).click()
  await expect(page.getByRole('button', { name: 'Убрать фото' })).toBeVisible()

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
  const papers = section(page, 'Проверка документов')
  await papers
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Справка.pdf', mimeType: 'application/pdf', buffer: PDF })
  await papers.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(papers.getByText('Документы на проверке')).toBeVisible()

  await approveFirst()
  await page.reload()
  await expect(papers.getByText('Вы проверены')).toBeVisible()
  await expect(story.getByLabel('Где и кем')).toHaveValue('СМУ-5, штукатур')

  // A client sees the badge where executors are compared.
  await page.goto(`${marketplace.url}/personal-area/my-tasks`)
  await expect(page.getByRole('navigation', { name: 'Кабинет' }).getByText('проверен')).toBeAttached()
})
