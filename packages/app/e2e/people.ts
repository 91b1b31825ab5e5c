import { type Browser, expect, type Page } from '@playwright/test'

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Artel-demo-1'

/** Opens a browser of one's own and signs in through the modal on the home page. */
export const signIn = async (browser: Browser, url: string, email: string): Promise<Page> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Почта или телефон').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('button', { name: /^Меню/ })).toBeVisible()
  return page
}
