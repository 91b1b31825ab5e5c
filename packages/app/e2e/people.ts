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

/**
 * Opens a browser of one's own that has signed in, with a page that is still empty. It signs in as a program does: that people
 * do by a dialog is what the journeys of registration and sessions are about, and each way through it costs two pages.
 */
export const signIn = async (browser: Browser, url: string, email: string, password = DEMO_PASSWORD): Promise<Page> => {
  const context = await browser.newContext(returning(url))
  const answer = await context.request.post(`${url}/web/api/v1/auth/login`, { data: { login: email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  return context.newPage()
}

/** The same, with the home page open. */
export const signInAtHome = async (browser: Browser, url: string, email: string, password?: string): Promise<Page> => {
  const page = await signIn(browser, url, email, password)
  await page.goto(url)
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
