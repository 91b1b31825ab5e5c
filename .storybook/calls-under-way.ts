/** Vitest runs a setup file before each file of stories, in one page. */
const counted = globalThis as { callsUnderWay?: number }

/** How many requests of the page have no answer yet. */
export const callsUnderWay = (): number => counted.callsUnderWay ?? 0

/** Counts the page's requests from now on. */
export const countCalls = (): void => {
  if (counted.callsUnderWay !== undefined) return
  counted.callsUnderWay = 0
  const native = window.fetch
  window.fetch = async (...asked) => {
    counted.callsUnderWay = callsUnderWay() + 1
    try {
      return await native(...asked)
    } finally {
      counted.callsUnderWay = callsUnderWay() - 1
    }
  }
}
