import axe from 'axe-core'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
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

/** Vitest runs this file before each file of stories, in one page: what is changed once is not changed again. */
const changed = globalThis as { isQuickRun?: true }

if (!changed.isQuickRun) {
  changed.isQuickRun = true
  const run = axe.run as unknown as Run
  const quickRun: Run = (context, options) => {
    forgetFilter()
    return withoutBreaths(() => run(context, { ...options, preload: false, resultTypes: ['violations'] }))
  }
  // Vitest asks its own page for a window through Node, and draws one that is larger than that page smaller.
  Object.assign(axe, { run: quickRun })
  Object.assign(page, { viewport: async (width: number, height: number) => sizeWindow(width, height) })
}

// Storybook shows the reports of its own runs; here a violation has already failed its story.
afterEach(({ task }) => {
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: Storybook sets it; turbo does not run stories.
  if (import.meta.env.VITEST_STORYBOOK === 'false') Object.assign(task.meta, { reports: [] })
})
