import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './journey-test.ts'
import { freePort, type Marketplace, startMarketplace } from './marketplace.ts'
import { DEMO_PASSWORD } from './people.ts'

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const EXAMPLES = join(REPOSITORY, 'packages/core/examples')

const run = async (command: string, args: readonly string[], cwd: string): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd, timeout: 100_000 })).stdout.trim()

let marketplace: Marketplace
/** Outside the workspace: nothing of it can be found from there. */
let workplace: string
const servers: ChildProcess[] = []

const install = async (example: string, tarball: string) => {
  const folder = join(workplace, example)
  await cp(join(EXAMPLES, example), folder, { recursive: true })
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], folder)
}

const packAndInstall = async () => {
  await run('npm', ['pack', '-w', '@artel/core', '--pack-destination', workplace], REPOSITORY)
  const tarball = join(workplace, (await readdir(workplace))[0] ?? '')
  await Promise.all(['node', 'page', 'vue'].map((example) => install(example, tarball)))
}

test.beforeAll(async () => {
  workplace = await mkdtemp(join(tmpdir(), 'artel-core-'))
  const installed = packAndInstall()
  // Told below: the marketplace must be known by then, or nobody would stop it.
  installed.catch(() => {})
  marketplace = await startMarketplace()
  await installed
})
test.afterAll(async () => {
  for (const server of servers) server.kill()
  await marketplace.dispose()
  await rm(workplace, { recursive: true, force: true })
})

/** Starts the site of an example; resolves with its address. */
const serve = async (example: string, script: string, args: readonly string[] = []): Promise<string> => {
  const port = await freePort()
  const server = spawn(process.execPath, [script, ...args], {
    cwd: join(workplace, example),
    env: { ...process.env, PORT: String(port), MARKETPLACE: marketplace.url, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  servers.push(server)
  const url = `http://localhost:${port}`
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(url)) resolve()
    })
    server.once('exit', (code) => reject(new Error(`The site of ${example} ended with ${code}`)))
  })
  return url
}

test('the package holds built code, types, README and licence, and nothing of the workspace', async () => {
  const core = join(workplace, 'node/node_modules/@artel/core')
  const files = await readdir(core, { recursive: true })
  const manifest = JSON.parse(await readFile(join(core, 'package.json'), 'utf8'))

  expect((await readdir(core)).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|\.map$|tsbuildinfo/.test(file))).toEqual([])
  expect(Object.keys(manifest)).not.toContain('devDependencies')
  const conditions = Object.values<object | string>(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : Object.keys(entry),
  )
  expect([...new Set(conditions)]).toEqual(['types', 'default'])
})

test('its types are found by a bundler and by Node, and they are real', async () => {
  const folder = join(workplace, 'node')
  const { exports } = JSON.parse(await readFile(join(folder, 'node_modules/@artel/core/package.json'), 'utf8'))
  const features = Object.keys(exports).filter((path) => path !== './package.json')
  const program = [
    ...features.map((path, index) => `import * as feature${index} from '@artel/core/${path.slice(2)}'`),
    `export const features = [${features.map((_, index) => `feature${index}`)}]`,
    "import { browserPorts } from '@artel/core/browser'",
    "import { createMarketplace } from '@artel/core/marketplace'",
    'export const unread: number = createMarketplace(browserPorts()).unread.get()',
    '// @ts-expect-error A number is no text.',
    'export const text: string = unread',
  ]
  await writeFile(join(folder, 'types.ts'), program.join('\n'))
  const check = (module: string, resolution: string, more: readonly string[] = []) =>
    run(
      process.execPath,
      [
        join(REPOSITORY, 'node_modules/@typescript/native/bin/tsc'),
        ...['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023,dom'],
        ...['--module', module, '--moduleResolution', resolution, ...more, 'types.ts'],
      ],
      folder,
    )

  // What the declarations say is read once, how they are found twice.
  expect(await check('esnext', 'bundler', ['--skipLibCheck'])).toBe('')
  expect(await check('nodenext', 'nodenext')).toBe('')
})

test('in Node it does the main job, and knows a person again after a restart', async () => {
  const folder = join(workplace, 'node')
  const deal = await run(process.execPath, ['run.mjs', marketplace.url], folder)
  expect(deal.split('\n').at(-1)).toBe('Задание завершено: FINISHED.')

  const resume = async () => (await run(process.execPath, ['resume.mjs', marketplace.url, 'token'], folder)).split('\n')
  const runs = [await resume(), await resume(), await resume()]
  expect(runs.map(([first]) => first)).toEqual(['Вошли по паролю.', 'Узнали без пароля.', 'Узнали без пароля.'])
  expect(runs.map((lines) => lines.length)).toEqual([4, 4, 4])
})

const signIn = async (browser: Browser, url: string, email: string, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль').fill('nonsense')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('alert')).toHaveText('Неверная почта, телефон или пароль.')
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText(`Вы вошли: ${name}`)).toBeVisible()
  await expect(page.locator('#tasks li')).toHaveCount(5)
  return page
}

const say = async (page: Page, text: string) => {
  await page.getByLabel('Сообщение').fill(text)
  await page.getByRole('button', { name: 'Отправить' }).click()
}

test('a page without a framework and a page of Vue sign in, list tasks and chat with each other', async ({
  browser,
}) => {
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], join(workplace, 'vue'))
  const [plainUrl, vueUrl] = await Promise.all([
    serve('page', 'serve.mjs', [marketplace.url]),
    serve('vue', 'node_modules/vite/bin/vite.js', ['preview']),
  ])
  const plain = await signIn(browser, plainUrl, 'client@artel.test', 'Мария')
  const vue = await signIn(browser, vueUrl, 'executor@artel.test', 'Андрей')

  const talk = { plain: /^Андрей Г\.: Перенести 9 розеток/, vue: /Перенести 9 розеток/ }
  await plain.locator('#chats').getByRole('button', { name: talk.plain }).click()
  await vue.locator('#chats').getByRole('button', { name: talk.vue }).first().click()
  await say(plain, 'Добрый день! Ещё одна полка найдётся?')
  await expect(plain.locator('#messages')).toContainText('Добрый день! Ещё одна полка найдётся?')
  await expect(vue.locator('#messages')).toContainText('Добрый день! Ещё одна полка найдётся?')
  await say(vue, 'Найдётся, привезу завтра.')
  await expect(plain.locator('#messages')).toContainText('Найдётся, привезу завтра.')

  await plain.reload()
  await expect(plain.getByText('Вы вошли: Мария')).toBeVisible()
  for (const page of [plain, vue]) await page.context().close()
})
