import { chromium } from 'playwright'
import { findChromium, chromiumFlags } from '/work/w/staff/.ci/chromium.mjs'
const url = 'http://localhost:3415'
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const only = process.argv[2]
for (const [w, h] of [[1280, 900], [768, 1024], [360, 780]]) for (const scheme of ['light', 'dark']) {
  if (only && !only.split(',').includes(w + scheme)) continue
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, locale: 'ru-RU', timezoneId: 'Europe/Moscow' })
  await context.addInitScript(() => localStorage.setItem('accept-cookies', 'true'))
  await context.addCookies([{ name: 'artel_city', value: encodeURIComponent(JSON.stringify({ id: 92401000, name: 'Казань', lat: 55.79, lon: 49.11 })), url }])
  const page = await context.newPage()
  page.on('pageerror', e => console.log('ERR', e.message)); page.on('console', m => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 200)))
  const r = await page.request.post(url + '/web/api/v1/auth/login', { data: { login: 'moderator@artel.test', password: 'Artel-demo-1' } })
  const shot = (name) => page.screenshot({ path: `/tmp/staff/${name}-${w}-${scheme}.png`, fullPage: w < 1000 })
  await page.goto(url + '/moderation'); await page.waitForLoadState('networkidle'); await shot('queues')
  await page.goto(url + '/moderation/TASKS'); await page.getByRole('heading', { level: 2 }).first().waitFor(); await page.waitForLoadState('networkidle'); await shot('desk')
  const revised = page.getByRole('button', { name: /Покрасить потолок/ }).first(); if (await revised.count()) { await revised.click(); await page.getByText('Что изменилось').first().waitFor(); await page.waitForLoadState('networkidle'); await shot('revised') }
  await page.keyboard.press('3'); await page.waitForTimeout(200); await shot('reject'); await page.keyboard.press('Escape')
  await page.goto(url + '/moderation/COMPLAINT'); await page.getByRole('heading', { level: 2 }).first().waitFor(); await page.waitForLoadState('networkidle'); await shot('complaint')
  await context.close()
}
await browser.close()
