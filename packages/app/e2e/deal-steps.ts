import { expect, type Page } from '@playwright/test'

/** Marks and words of the review of a deal, from the page that asks for one. */
export const leaveReview = async (page: Page, marks: readonly string[], words: string) => {
  await page.getByRole('button', { name: 'Оставить отзыв' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Отзыв о сделке' })
  for (const name of marks) {
    await dialog.getByRole('radiogroup', { name }).locator('label').nth(4).click()
  }
  await dialog.getByLabel('Отзыв', { exact: false }).last().fill(words)
  await dialog.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByRole('dialog', { name: 'Спасибо за отзыв' })).toBeVisible()
  await page.getByRole('button', { name: 'Готово' }).click()
}

/** All the marks that a client gives. */
export const CLIENT_MARKS = ['Общая оценка', 'Качество работы', 'Сроки', 'Общение'] as const
/** The one that an executor gives. */
export const EXECUTOR_MARKS = ['Общая оценка'] as const
