import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Artel-demo-1'

/** A browser that was here before: cookies are accepted and the city is chosen, so nothing lies over the page. */
export const returning = (url: string): BrowserContextOptions => {
  const { origin, hostname } = new URL(url)
  const city = JSON.stringify({ id: 92_401_000, name: 'Казань', lat: 55.7943, lon: 49.1115 })
  return {
    storageState: {
      cookies: [
        {
          name: 'artel_city',
          value: encodeURIComponent(city),
          domain: hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [{ origin, localStorage: [{ name: 'accept-cookies', value: 'true' }] }],
    },
  }
}

/** Opens a browser of one's own and signs in through the modal on the home page. */
export const signIn = async (browser: Browser, url: string, email: string, password = DEMO_PASSWORD): Promise<Page> => {
  const context = await browser.newContext(returning(url))
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Почта или телефон').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('button', { name: /^Меню/ })).toBeVisible()
  return page
}

/** The link of the newest letter to an address. */
export const mailedLink = async (page: Page, url: string, email: string, subject: string): Promise<string> => {
  const mail = await page.context().newPage()
  const letter = mail
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ has: mail.getByRole('heading', { name: subject }) })
    .first()
  await expect(async () => {
    await mail.goto(`${url}/dev/mail`)
    await expect(letter).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  const href = await letter.getByRole('link', { name: /^http/ }).first().getAttribute('href')
  await mail.close()
  return href ?? ''
}
