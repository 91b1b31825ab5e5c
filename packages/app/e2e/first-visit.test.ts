import { expect } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

test.use({ geolocation: { latitude: 55.8, longitude: 49.12 }, permissions: ['geolocation'] })

test('a newcomer accepts cookies, is found by the device and is not asked again', async ({ page, context }) => {
  await page.goto(market.url)
  await page.getByRole('button', { name: 'Принять и закрыть' }).click()
  const popup = page.getByRole('region', { name: 'Это ваш город?' })
  await expect(popup).toContainText('Казань')
  await popup.getByRole('button', { name: 'Да' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('button', { name: 'Город: Казань' })).toBeVisible()

  const second = await context.newPage()
  await second.goto(market.url)
  await atRest(second)
  await expect(second.getByRole('button', { name: 'Город: Казань' })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Принять и закрыть' })).toBeHidden()
  await expect(second.getByRole('region', { name: 'Это ваш город?' })).toBeHidden()
})

test('a visitor far from Russia is told so and chooses the city by hand', async ({ page, context }) => {
  await context.setGeolocation({ latitude: 41, longitude: 29 })
  await page.goto(market.url)
  await page.getByRole('button', { name: 'Принять и закрыть' }).click()
  const popup = page.getByRole('region', { name: 'Не удалось автоматически определить местоположение' })
  await expect(popup).toContainText('Вы находитесь не в России')
  await popup.getByRole('button', { name: 'Указать вручную' }).click()
  const cities = page.getByRole('dialog', { name: 'Ваш город' })
  await cities.getByRole('combobox').fill('Тула')
  await cities.getByRole('option', { name: /^Тула/ }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('button', { name: 'Город: Тула' })).toBeVisible()
})
