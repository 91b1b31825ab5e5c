import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { DEMO_PASSWORD, returning } from './people.ts'

/** As many stops as nobody should have to make on one page. */
const MOST_STOPS = 80

/** Goes from control to control until the wanted one has focus, as somebody does who uses no mouse. */
export const tabTo = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> => {
  const focused = target.and(page.locator(':focus'))
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if ((await focused.count()) > 0) return
    await page.keyboard.press(key)
  }
  const at = await page.locator(':focus').allInnerTexts()
  throw new Error(`Nothing leads to ${target} by ${key}: focus is at «${at.join()}».`)
}

/** Goes to a control and presses it. */
export const pressAt = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await expect(target.first()).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Signs in on the home page without a mouse. */
export const signInByKeyboard = async (page: Page, url: string, email: string): Promise<void> => {
  await page.goto(url)
  await pressAt(page, page.getByRole('button', { name: 'Войти' }))
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByLabel('Почта или телефон'))
  await page.keyboard.type(email)
  await tabTo(page, dialog.getByLabel('Пароль', { exact: true }))
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Меню/ })).toBeVisible()
}

/** A page of somebody who was here before. */
export const aPage = async (browser: Browser, url: string): Promise<Page> =>
  (await browser.newContext(returning(url))).newPage()
