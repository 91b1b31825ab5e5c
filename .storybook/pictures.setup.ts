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

/** Frames that a busy machine may need to lay a page out anew. */
const PATIENCE = 60

/** Waits until fonts have come and the page stands still in a window of this size. */
const settle = async (width: number, height: number) => {
  await document.fonts.ready
  await frame()
  let before = -1
  for (let count = 0; count < PATIENCE; count += 1) {
    await frame()
    const now = document.documentElement.scrollHeight
    if (innerWidth === width && innerHeight === height && now === before) return
    before = now
  }
}

const stand = async (width: number, height: number) => {
  await page.viewport(width, height)
  await settle(width, height)
}

/** What Storybook's run knows of a test. */
interface StoryTest {
  readonly task: { readonly meta: object; readonly result?: { readonly state: string } }
  readonly story?: {
    readonly parameters: {
      readonly pictures?: boolean
      readonly viewport?: {
        readonly options?: Readonly<Record<string, { readonly styles: { readonly width: string } }>>
      }
    }
    readonly globals?: { readonly viewport?: { readonly value?: string } }
  }
}

/** A story made for one width is drawn at that one: at another it would be the picture of the story it extends. */
const looksOf = ({ story }: StoryTest) => {
  const name = story?.globals?.viewport?.value
  if (name === undefined) return looks
  const width = Number.parseInt(story?.parameters.viewport?.options?.[name]?.styles.width ?? '', 10)
  return looks
    .filter(({ look }) => (name === 'phone') === (look === 'phone-light'))
    .map((look) => ({ ...look, width: width || look.width }))
}

/** Nothing blinks or moves in a picture: what has an end is at it, what has none has not begun. */
const still = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
}

beforeAll(() => {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: '* { caret-color: transparent !important }' }),
  )
  return commands.tellBrowser()
})

// After a story's test it still stands there, as its play function left it.
afterEach(async (context) => {
  const { task, story } = context as StoryTest
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  // The pages about the workshop show the strings of the others.
  if (!storyId.startsWith('обзор-')) await commands.keepStrings({ storyId, strings: stringsOnStage() })
  if (story?.parameters.pictures === false) return
  const problems: string[] = []
  for (const { look, width, height, theme } of looksOf(context as StoryTest)) {
    applyTheme(theme)
    await stand(width, height)
    const tall = Math.min(document.documentElement.scrollHeight, TALLEST)
    if (tall > height) await stand(width, tall)
    still()
    const problem = await commands.takePicture({ storyId, look })
    if (problem) problems.push(`${look}: ${problem}`)
  }
  if (problems.length > 0)
    throw new Error(`Снимок изменился. ${problems.join('; ')}. Новый вид верен? npm run baselines`)
})
