import * as a11y from '@storybook/addon-a11y/preview'
import type { TestContext } from 'vitest'
import { commands } from 'vitest/browser'
import type { MachineParameter } from '../stories/workshop/chart-reporter.ts'
import { otherStateThan } from '../stories/workshop/named-state.ts'
import { type Look, looksOf, STAGE, type StoryWindow, TALLEST } from './looks.ts'
import { playedStory } from './played-story.ts'
import { storyStrings } from './story-strings.ts'
import { standAt, standWhole } from './story-window.ts'
import { applyTheme } from './theme-switch.ts'
import { typefaceComes } from './typeface.ts'

type Size = { readonly width: number; readonly height: number }

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture(asked: {
      storyId: string
      look: string
      isKept: boolean
      width: number
      height: number
      strings: readonly string[] | undefined
      leave: Size | undefined
    }): Promise<string | null>
    sizePage(size: Size): Promise<void>
    tellBrowser(): Promise<void>
  }
}

/** PICTURES=compare|update: see .ci/pictures.mjs. */
const hasPictures = import.meta.env.PICTURES !== ''

/** Nothing blinks or moves in a picture: what has an end is at it, what has none has not begun. */
const still = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
}

/** The components of the kit; screens are made of them. */
const isOfKit = (storyId: string) => storyId.startsWith('компоненты-')

/** Room for the ring of what has the focus, and for a shadow. */
const ROOM = 24

/** How much of the window a component takes: the rest would be the same emptiness in every picture. */
const heightOfComponent = () => {
  const bottoms = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom)
  return Math.min(innerHeight, Math.ceil(Math.max(0, ...bottoms)) + ROOM)
}

/** What goes to Node together with a picture. */
interface Luggage {
  readonly strings: readonly string[] | undefined
  readonly leave: Size | undefined
}

const pictureOf = async (storyId: string, { name, width, height, isKept }: Look, luggage: Luggage) => {
  const tallest = await standWhole(width, height)
  if (tallest > TALLEST) return `страница выше ${TALLEST} px: ${tallest}`
  still()
  const tall = isOfKit(storyId) ? heightOfComponent() : innerHeight
  return commands.takePicture({ storyId, look: name, isKept, width, height: tall, ...luggage })
}

/** Fingers are not so exact as a pointer. */
const TOUCH = { rules: { 'target-size': { enabled: true } } }

/** From where the page begins: what has been scrolled half behind its header is too small for axe, and comes out again. */
const fromTheTop = async (check: () => PromiseLike<void> | void) => {
  const { scrollX: left, scrollY: top } = window
  if (top > 0) scrollTo({ top: 0, behavior: 'instant' })
  try {
    await check()
  } finally {
    if (top > 0) scrollTo({ left, top, behavior: 'instant' })
  }
}

/** The addon has looked at the story where it was played; this looks at it once more as it stands. */
const checkAccess = async (look: string) => {
  const story = playedStory()
  const a11yParameters = { ...story.parameters.a11y, options: TOUCH }
  try {
    await fromTheTop(() => a11y.afterEach({ ...story, parameters: { ...story.parameters, a11y: a11yParameters } }))
  } catch (error) {
    throw new Error(`Вид ${look}: ${error instanceof Error ? error.message : error}`)
  }
}

interface PicturedStory extends StoryWindow {
  readonly parameters: StoryWindow['parameters'] & { readonly pictures?: boolean; readonly machine?: MachineParameter }
  readonly tags: readonly string[]
}

const prepare = async () => {
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: '* { caret-color: transparent !important } body[data-room=true] { padding: 1rem }',
    }),
  )
  await typefaceComes()
  if (hasPictures) await commands.tellBrowser()
}

let prepared: Promise<void> | undefined

/** Before the first story of a page. */
export const prepareLooks = (): Promise<void> => {
  prepared ??= prepare()
  return prepared
}

/** After a story's test, while it still stands there as its play function left it. */
export const checkLooks = async ({ task, ...rest }: TestContext): Promise<void> => {
  const { storyId } = task.meta as { storyId?: string }
  const { story } = rest as { story?: PicturedStory }
  if (!storyId || !story || task.result?.state === 'fail') return
  // What leaves the state it began with is a test: its end has no name.
  const isPictured = hasPictures && story.parameters.pictures !== false && story.tags.includes('dev')
  // The pages about the workshop show the strings of the others.
  const strings = isPictured && !storyId.startsWith('обзор-') ? storyStrings() : undefined
  const otherState = story.tags.includes('dev') && otherStateThan(story.parameters.machine ?? {})
  if (otherState) throw new Error(otherState)
  const problems: string[] = []
  const looks = looksOf(story)
  let isRoomLeft = false
  try {
    for (const look of looks) {
      const { name, width, height, theme, isKept } = look
      if (!isKept && !isPictured) continue
      applyTheme(theme)
      if (isKept) await standAt(width, height)
      if (isKept && theme === 'dark') await checkAccess(name)
      const [isFirst, isLast] = [look === looks[0], look === looks.at(-1)]
      const luggage = { strings: isFirst ? strings : undefined, leave: isLast ? STAGE : undefined }
      const problem = isPictured && (await pictureOf(storyId, look, luggage))
      isRoomLeft = isLast && problem === null
      if (problem) problems.push(`${name}: ${problem}`)
    }
  } finally {
    if (isPictured && !isRoomLeft) await commands.sizePage(STAGE)
  }
  if (problems.length > 0)
    throw new Error(`Снимок изменился. ${problems.join('; ')}. Новый вид верен? npm run baselines`)
}
