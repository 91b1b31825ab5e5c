import { afterEach, beforeAll } from 'vitest'
import { commands, page } from 'vitest/browser'
import { applyTheme } from './theme-switch.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture(asked: { storyId: string; look: string }): Promise<string | null>
    keepStrings(found: { storyId: string; strings: readonly string[] }): Promise<void>
    tellBrowser(): Promise<void>
  }
}

/** The two combinations that stand for all: what most people hold, and its opposite. */
const looks = [
  { look: 'phone-light', width: 360, height: 720, theme: 'light' },
  { look: 'desktop-dark', width: 1280, height: 800, theme: 'dark' },
] as const

/** A page longer than this is cut: its end is another story. */
const TALLEST = 1600

const attributes = ['aria-label', 'placeholder', 'title', 'alt']

const isRussian = (text: string) => /[а-яё]/i.test(text)

const stringsOnStage = (): readonly string[] => {
  const named = attributes.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const lines = [...document.body.innerText.split('\n'), ...named].map((text) => text.replace(/\s+/g, ' ').trim())
  return [...new Set(lines)].filter((text) => isRussian(text) && text.length <= 300)
}

const frame = () => new Promise((done) => requestAnimationFrame(done))

/** Waits until fonts have come and two frames are drawn. */
const settle = async () => {
  await document.fonts.ready
  await frame()
  await frame()
}

const stand = async (width: number, height: number) => {
  await page.viewport(width, height)
  await settle()
}

/** What Storybook's run knows of a test. */
interface StoryTest {
  readonly task: { readonly meta: object; readonly result?: { readonly state: string } }
  readonly story?: {
    readonly parameters: { readonly pictures?: boolean }
    readonly globals?: { readonly viewport?: { readonly value?: string } }
  }
}

/** A story made for one width is not drawn at the other: that would be the picture of the story it extends. */
const looksOf = ({ story }: StoryTest) => {
  const width = story?.globals?.viewport?.value
  if (width === undefined) return looks
  return looks.filter(({ look }) => (width === 'phone') === (look === 'phone-light'))
}

beforeAll(() => commands.tellBrowser())

// After a story's test it still stands there, as its play function left it.
afterEach(async (context) => {
  const { task, story } = context as StoryTest
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  await commands.keepStrings({ storyId, strings: stringsOnStage() })
  if (story?.parameters.pictures === false) return
  const problems: string[] = []
  for (const { look, width, height, theme } of looksOf(context as StoryTest)) {
    applyTheme(theme)
    await stand(width, height)
    const tall = Math.min(document.documentElement.scrollHeight, TALLEST)
    if (tall > height) await stand(width, tall)
    const problem = await commands.takePicture({ storyId, look })
    if (problem) problems.push(`${look}: ${problem}`)
  }
  if (problems.length > 0)
    throw new Error(`Снимок изменился. ${problems.join('; ')}. Новый вид верен? npm run baselines`)
})
