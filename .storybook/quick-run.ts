import axe from 'axe-core'
import type { TestContext } from 'vitest'
import { commands, page } from 'vitest/browser'
import { sizeWindow } from './story-window.ts'

/*
 * What a story run does without: an accessibility check of a small story waits longer for its own timers, and for its
 * report on the way to Node, than it thinks.
 */

/** Axe gives the page a breath by a timer after each rule, which browsers stretch to 4 ms; in a run nobody else wants to act. */
const withoutBreaths = async <T>(check: () => Promise<T>): Promise<T> => {
  const native = window.setTimeout
  const quick = (handler: TimerHandler, delay?: number, ...args: unknown[]) => {
    if (delay || typeof handler !== 'function') return native(handler, delay, ...args)
    queueMicrotask(() => handler(...args))
    return 0
  }
  window.setTimeout = quick as typeof window.setTimeout
  try {
    return await check()
  } finally {
    window.setTimeout = native
  }
}

/**
 * Storybook's simulator of colour blindness leaves an empty filter on the body. To axe a body with a style of its own is one
 * that may space letters, and it reads the whole page to find any.
 */
const forgetFilter = () => {
  if (document.body.style.cssText === 'filter: none;') document.body.removeAttribute('style')
}

type Run = (context: axe.ElementContext, options: axe.RunOptions) => Promise<axe.AxeResults>

/** Storybook takes the mouse off the page before each story, through Node; nobody brings it back. */
const takeMouseAwayOnce = () => {
  const reset = Reflect.get(commands, 'resetMousePosition') as () => Promise<void>
  let away: Promise<void> | undefined
  Object.assign(commands, {
    resetMousePosition: () => {
      away ??= reset()
      return away
    },
  })
}

let isQuick = false

/** Makes the run of a page quick, from now on. */
export const quickenRun = (): void => {
  if (isQuick) return
  isQuick = true
  const run = axe.run as unknown as Run
  const quickRun: Run = (context, options) => {
    forgetFilter()
    return withoutBreaths(() => run(context, { ...options, preload: false, resultTypes: ['violations'] }))
  }
  // Vitest asks its own page for a window through Node, and draws one that is larger than that page smaller.
  Object.assign(axe, { run: quickRun })
  Object.assign(page, { viewport: async (width: number, height: number) => sizeWindow(width, height) })
  takeMouseAwayOnce()
}

/** After a story: Storybook shows the reports of its own runs; here a violation has already failed its story. */
export const dropReports = ({ task }: TestContext): void => {
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: Storybook sets it; turbo does not run stories.
  if (import.meta.env.VITEST_STORYBOOK === 'false') Object.assign(task.meta, { reports: [] })
}
