import { expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const PHONE = '+79053004050'
const SHOWN = '+7 (905) 300 40 50'
const PASSWORD = 'Sirenevyi-tuman-7'

const register = async (firstName: string, email: string) => {
  const answer = await fetch(`${market.url}/web/api/v1/auth/registration-client`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName,
      lastName: 'Белова',
      email,
      phoneNumber: PHONE,
      password: PASSWORD,
      cityId: 92_401_000,
      consents: { personalData: true, terms: true, editions: { personalData: '2026-11-26', terms: '2026-11-01' } },
    }),
  })
  return answer.status
}

/** The code of the newest SMS, which is another one than before. */
const textedCode = async (page: Page, before = ''): Promise<string> => {
  const outbox = await page.context().newPage()
  let code = ''
  await expect(async () => {
    // With its anchor the same address would not be loaded anew.
    await outbox.goto(`${market.url}/dev/mail`)
    const text = await outbox.getByRole('article').filter({ hasText: SHOWN }).first().textContent({ timeout: 2000 })
    code = /код (\d{6})\./.exec(text ?? '')?.[1] ?? ''
    expect([code.length, code === before]).toEqual([6, false])
  }).toPass({ timeout: 60_000 })
  await outbox.close()
  return code
}

const phonePart = async (page: Page) => {
  await page.goto(`${market.url}/personal-area/settings#phone`)
  return page.getByRole('region', { name: 'Телефон', exact: true })
}

test('a phone that two have typed is of the one who reads its SMS', async ({ browser }) => {
  // Whether the number is somebody's already, registration does not say.
  expect([await register('Раиса', 'raisa.b@artel.test'), await register('Вера', 'vera.b@artel.test')]).toEqual([
    200, 200,
  ])

  const page = await signIn(browser, market.url, 'vera.b@artel.test', PASSWORD)
  const phone = await phonePart(page)
  await expect(phone.getByText('Не подтверждён')).toBeVisible()
  await phone.getByRole('button', { name: 'Получить код' }).click()
  const field = phone.getByLabel('Код из СМС')
  await expect(field).toBeFocused()
  const code = await textedCode(page)

  await field.fill(code === '000000' ? '000001' : '000000')
  await expect(phone.getByText(/Код не подошёл/)).toBeVisible()
  await field.fill(code)
  await expect(phone.getByText('Телефон подтверждён: теперь по нему можно войти.')).toBeVisible()
  await expect(phone.getByText('Подтверждён', { exact: true })).toBeVisible()
  await page.context().close()

  // By the phone, and in as Vera.
  const again = await signIn(browser, market.url, '8 905 300-40-50', PASSWORD)
  await again.goto(`${market.url}/personal-area/settings#email`)
  await expect(again.getByText('vera.b@artel.test').first()).toBeVisible()
  await again.context().close()

  // The other account keeps its number and its e-mail, and may confirm it, too.
  const other = await signIn(browser, market.url, 'raisa.b@artel.test', PASSWORD)
  const claimed = await phonePart(other)
  await expect(claimed.getByText(SHOWN).first()).toBeVisible()
  await claimed.getByRole('button', { name: 'Получить код' }).click()
  await claimed.getByLabel('Код из СМС').fill(await textedCode(other, code))
  await expect(claimed.getByText('Телефон подтверждён: теперь по нему можно войти.')).toBeVisible()
  await other.context().close()
})
