// How soon the site answers a tap on a phone whose processor is four times slower, beside a bare page that does the same with
// React alone (`floor/interaction`), by turns. `npm run bench:interaction -- [--rounds 5] [--only dialog,again,chat,menu,send]
// [--json file]`. The goal: at most twice the bare page, and none over 100 ms.
import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../../../.ci/chromium.mjs'
import { tell } from '../../../.ci/figures.mjs'
import { serveBare } from './floor/interaction/serve.mjs'
import { PHONE, press, watchPresses } from './press.mjs'
import { median, startSite } from './site.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' }, json: { type: 'string' } },
})
const rounds = Number(values.rounds)
const WORST = 100
const WORDS = 'Спасибо, жду вас'
const city = JSON.stringify({ id: 92_401_000, name: 'Казань', lat: 55.7943, lon: 49.1115 })

const site = await startSite()
const bare = await serveBare()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

/** A browser that was here before: nothing lies over the page. */
const open = async (url) => {
  const { origin, hostname } = new URL(url)
  const context = await browser.newContext({
    ...PHONE,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    storageState: {
      cookies: [{ name: 'artel_city', value: encodeURIComponent(city), domain: hostname, path: '/', expires: -1 }].map(
        (cookie) => ({ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' }),
      ),
      origins: [{ origin, localStorage: [{ name: 'accept-cookies', value: 'true' }] }],
    },
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  await page.addInitScript(watchPresses)
  await goTo(page, url)
  return page
}

const goTo = async (page, url) => {
  await page.goto(url, { waitUntil: 'networkidle' })
  // What waits for the page to come to rest has come with it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  await page.waitForLoadState('networkidle')
}

const header = (page, name) => page.getByRole('banner').getByRole('button', { name })

const signIn = async (page) => {
  await header(page, 'Войти').click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Почта или телефон').fill('client@artel.test')
  await dialog.getByLabel('Пароль', { exact: true }).fill('Artel-demo-1')
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('button', { name: /^Меню/ }).waitFor()
}

/** Opens the dialog and puts it away, so that nothing of it is left to load. */
const openAgain = async (page) => {
  await header(page, 'Войти').tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().waitFor()
  await dialog.getByRole('button', { name: 'Закрыть' }).tap()
  await dialog.waitFor({ state: 'detached' })
}

const write = (page) => page.getByRole('textbox', { name: 'Сообщение' }).fill(WORDS)
const CHAT = 'main ul a[href^="/chats/"]'
const COMPOSER = 'form:has(textarea)'

/** How much the bare page has of what the site has. */
const size = { chats: 0, messages: 0 }

/** One round on the site: as a guest, then as a client, each of them by a fresh browser. */
const ours = {
  async dialog() {
    const page = await open(`${site.url}/`)
    return [page, await press(page, header(page, 'Войти'), ['[role=dialog]'])]
  },
  async again() {
    const page = await open(`${site.url}/`)
    await openAgain(page)
    return [page, await press(page, header(page, 'Войти'), ['[role=dialog]'])]
  },
  async menu() {
    const page = await open(`${site.url}/`)
    await signIn(page)
    await goTo(page, `${site.url}/`)
    return [page, await press(page, header(page, /^Меню/), ['[role=menu]'])]
  },
  async chat() {
    const page = await open(`${site.url}/`)
    await signIn(page)
    await goTo(page, `${site.url}/chats`)
    size.chats = await page.locator(CHAT).count()
    const cost = await press(page, page.locator(CHAT).first(), ['[role=log] time'])
    size.messages = await page.locator('[role=log] time').count()
    return [page, cost]
  },
  async send() {
    const page = await open(`${site.url}/`)
    await signIn(page)
    await goTo(page, `${site.url}/chats`)
    await goTo(page, `${site.url}${await page.locator(CHAT).first().getAttribute('href')}`)
    await write(page)
    return [page, await press(page, page.locator(`${COMPOSER} button`), ['[role=log]', WORDS])]
  },
}

const theirs = {
  async dialog() {
    const page = await open(bare.url)
    return [page, await press(page, header(page, 'Войти'), ['[role=dialog]'])]
  },
  async again() {
    const page = await open(bare.url)
    await openAgain(page)
    return [page, await press(page, header(page, 'Войти'), ['[role=dialog]'])]
  },
  async menu() {
    const page = await open(bare.url)
    return [page, await press(page, header(page, /^Меню/), ['[role=menu]'])]
  },
  async chat() {
    const page = await open(`${bare.url}/?${new URLSearchParams(size)}`)
    return [page, await press(page, page.locator('li a').first(), ['[role=log] time'])]
  },
  async send() {
    const page = await open(`${bare.url}/?${new URLSearchParams(size)}`)
    await page.locator('li a').first().tap()
    await write(page)
    return [page, await press(page, page.locator(`${COMPOSER} button`), ['[role=log]', WORDS])]
  },
}

const LABELS = {
  dialog: 'Sign-in dialog',
  again: 'Sign-in dialog, its code at hand',
  chat: 'Opening a chat',
  menu: 'Account menu',
  send: 'Sending a message',
}
const wanted = values.only ? values.only.split(',') : Object.keys(LABELS)
const runs = Object.fromEntries(wanted.map((name) => [name, { here: [], floor: [] }]))
try {
  // The first round is for the browser and the server to become warm, and does not count.
  for (let round = -1; round < rounds; round += 1)
    for (const name of wanted) {
      // The site first: it says how much the bare page shows.
      for (const [side, does] of [
        ['here', ours],
        ['floor', theirs],
      ]) {
        const [page, cost] = await does[name]()
        if (round >= 0) runs[name][side].push(cost)
        await page.context().close()
      }
    }
} finally {
  await browser.close()
  await Promise.all([bare.stop(), site.stop()])
}

const middle = (costs, key) => Math.round(median(costs.map((cost) => cost[key])))
const rows = wanted.map((name) => {
  const { here, floor } = runs[name]
  const [next, floorNext] = [middle(here, 'next'), middle(floor, 'next')]
  return [
    LABELS[name],
    {
      'goal, ms': Math.min(WORST, 2 * floorNext),
      'floor, ms': floorNext,
      'here, ms': next,
      ratio: (next / floorNext).toFixed(2),
      'worst, ms': Math.max(...here.map((cost) => cost.next)),
      'shown, ms': middle(here, 'shown'),
      'shown, floor': middle(floor, 'shown'),
      'work, ms': middle(here, 'busy'),
      'work, floor': middle(floor, 'busy'),
    },
  ]
})
console.log(
  `Node ${process.version}, processor four times slower, medians of ${rounds} rounds by turns; ${size.chats} chats, ${size.messages} messages.`,
)
console.table(Object.fromEntries(rows))
for (const [label, cost] of rows)
  tell({
    what: `${label}, until the next frame`,
    goal: { atMost: cost['goal, ms'] },
    floor: `bare page, ${cost['floor, ms']} ms`,
    here: cost['here, ms'],
    unit: 'ms',
  })
if (values.json) await writeFile(values.json, JSON.stringify(runs, null, 1))
