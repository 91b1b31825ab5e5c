import axe from 'axe-core'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

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

const run = axe.run as unknown as (context: axe.ElementContext, options: axe.RunOptions) => Promise<axe.AxeResults>
const quickRun: typeof run = (context, options) =>
  withoutBreaths(() => run(context, { ...options, preload: false, resultTypes: ['violations'] }))
Object.assign(axe, { run: quickRun })

// A window that is as large as it should be need not be asked for again; nearly every story wants the same. What it is like is
// looked at, because Vitest gives a window its own size between files.
const { viewport } = page
page.viewport = async (width, height) => {
  if (innerWidth !== width || innerHeight !== height) await viewport(width, height)
}

// Storybook shows the reports of its own runs; here a violation has already failed its story.
afterEach(({ task }) => {
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: Storybook sets it; turbo does not run stories.
  if (import.meta.env.VITEST_STORYBOOK === 'false') Object.assign(task.meta, { reports: [] })
})
