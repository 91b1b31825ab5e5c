import type { TestContext } from 'vitest'
import { commands } from 'vitest/browser'
import { coveredControls } from './covered.ts'
import { cutTexts, lengthenText } from './huge-text.ts'
import { controlsWithoutEdge, controlsWithoutRing, runningAnimations, sidewaysScroll } from './sturdiness.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours(forced: boolean): Promise<void>
  }
}

/** The narrowest window: 320 px, or 1280 px at 400 % (WCAG 1.4.10); as low as a small phone with its browser's own bars. */
const NARROWEST = { width: 320, height: 560 } as const

/** Vitest shows stories in a frame of its own page; to narrow it by hand costs no way to Node and back. */
const atNarrowest = async <T>(look: () => T | Promise<T>): Promise<T> => {
  const { style } = window.frameElement as HTMLElement
  const { width, height } = style
  Object.assign(style, { width: `${NARROWEST.width}px`, height: `${NARROWEST.height}px` })
  try {
    return await look()
  } finally {
    Object.assign(style, { width, height })
  }
}

const withHugeText = async () => {
  if (!(await lengthenText())) return []
  return [...sidewaysScroll(), ...cutTexts()].map((problem) => `Очень длинный текст, ${problem}`)
}

/** The components of the kit; screens are made of them. */
const isOfKit = (storyId: string) => storyId.startsWith('компоненты-')

const inForcedColours = async () => {
  await commands.forceColours(true)
  try {
    return [...controlsWithoutEdge(), ...controlsWithoutRing()]
  } finally {
    await commands.forceColours(false)
  }
}

/** After a story's test, while it still stands there, and after its pictures: it moves the focus. */
export const checkSturdiness = async ({ task, ...rest }: TestContext): Promise<void> => {
  const { storyId } = task.meta as { storyId?: string }
  const { story } = rest as { story?: { readonly tags: readonly string[] } }
  if (!storyId || task.result?.state === 'fail') return
  const problems = runningAnimations()
  problems.push(...(await atNarrowest(() => [...sidewaysScroll(), ...coveredControls()])))
  if (isOfKit(storyId)) problems.push(...(await inForcedColours()))
  // Last, for it leaves the story longer. A test within a story begins with the same text.
  if (story?.tags.includes('dev')) problems.push(...(await atNarrowest(withHugeText)))
  if (problems.length > 0) throw new Error(`История не выдержала:\n${problems.join('\n')}`)
}
