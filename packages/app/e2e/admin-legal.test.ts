import { expect } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { returning, signIn } from './people.ts'

let marketplace: Marketplace
test.beforeAll(async () => {
  marketplace = await startMarketplace()
})
test.afterAll(() => marketplace.dispose())

const NEWS = 'Мы храним сообщения два года'

test('an administrator publishes an edition, everybody reads it, and a registration agrees to it', async ({
  browser,
  request,
}) => {
  const guest = await (await browser.newContext(returning(marketplace.url))).newPage()
  await guest.goto(`${marketplace.url}/auth/registration-client`)
  const personalData = guest.getByRole('checkbox', { name: /обработку/ })
  await expect(personalData).toHaveAccessibleDescription(/Редакция от 26 ноября 2026/)
  await guest.getByLabel('Имя', { exact: true }).fill('Дарья')
  await guest.getByLabel('Фамилия').fill('Лебедева')
  await guest.getByLabel('Почта').fill('darya.lebedeva@artel.test')
  await guest.getByLabel('Телефон').fill('9171112233')
  await guest.getByLabel('Пароль', { exact: true }).fill('Letniy-dozhd-2026')
  await personalData.check()
  await guest.getByRole('checkbox', { name: /соглашени/ }).check()

  const admin = await signIn(browser, marketplace.url, 'admin@artel.test')
  await admin.goto(`${marketplace.url}/admin/legal`)
  await admin.getByRole('main').getByRole('link', { name: 'Политика конфиденциальности' }).first().click()
  const text = admin.getByRole('textbox', { name: 'Текст' })
  await text.press('Control+End')
  await text.pressSequentially(` ${NEWS}.`)
  await admin.getByRole('tab', { name: 'Что изменится' }).click()
  await expect(admin.locator('ins')).toContainText('два года')
  await admin.getByRole('tab', { name: 'Как увидят' }).click()
  await expect(admin.getByRole('heading', { level: 2, name: 'Политика конфиденциальности' })).toBeVisible()
  await admin.getByRole('button', { name: 'Опубликовать' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click()
  await expect(admin.getByRole('cell', { name: 'Прежняя' })).toBeVisible()
  const { data } = (await (
    await request.get(`${marketplace.url}/web/api/v1/legal/text?document=privacy-policy`)
  ).json()) as { data: { version: string; text: string } }
  expect(data.text).toContain(NEWS)

  const reader = await (await browser.newContext(returning(marketplace.url))).newPage()
  await reader.goto(`${marketplace.url}/privacy-policy`)
  await expect(reader.getByText(NEWS)).toBeVisible()
  await expect(reader.locator(`time[datetime="${data.version}"]`)).toBeVisible()
  await reader.getByRole('region', { name: 'Редакции' }).getByRole('link', { name: 'от 26 ноября 2026' }).click()
  await expect(reader.getByText('Это прежняя редакция')).toBeVisible()
  await expect(reader.getByText(NEWS)).toBeHidden()

  await guest.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(guest.getByText(/Текст обновился/).first()).toBeVisible()
  await expect(personalData).not.toHaveAccessibleDescription(/Редакция от 26 ноября 2026/)
  await expect(guest.getByLabel('Фамилия')).toHaveValue('Лебедева')
  const stored = guest.waitForRequest(
    (sent) => sent.url().endsWith('/auth/registration-client') && sent.method() === 'POST',
  )
  await guest.getByRole('button', { name: 'Зарегистрироваться' }).click()
  expect((await stored).postDataJSON().consents.editions.personalData).toBe(data.version)
  await expect(guest.getByRole('button', { name: /^Меню/ })).toBeVisible()

  await admin.goto(`${marketplace.url}/admin/log`)
  await expect(admin.getByRole('list', { name: 'Записи журнала' }).getByRole('listitem').first()).toContainText(
    /Редакция опубликована.*Политика конфиденциальности/s,
  )
})
