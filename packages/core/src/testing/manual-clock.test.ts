import { describe, expect, it } from 'vitest'
import { manualClock } from './manual-clock.ts'

describe('manual clock', () => {
  it('runs timers in the order of their moments and shows each its own moment', () => {
    const clock = manualClock('2026-01-01T00:00:00.000Z')
    const start = clock.now()
    const seen: [string, number][] = []
    clock.setTimeout(() => seen.push(['second', clock.now() - start]), 200)
    clock.setTimeout(() => {
      seen.push(['first', clock.now() - start])
      clock.setTimeout(() => seen.push(['of the first', clock.now() - start]), 50)
    }, 100)
    clock.setTimeout(() => seen.push(['never', 0]), 1000)

    clock.advance(500)

    expect(seen).toEqual([
      ['first', 100],
      ['of the first', 150],
      ['second', 200],
    ])
    expect([clock.now() - start, clock.pending]).toEqual([500, 1])
  })

  it('lets promises continue between timers', async () => {
    const clock = manualClock()
    const wait = (milliseconds: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, milliseconds))
    let done = false
    void wait(100)
      .then(() => wait(100))
      .then(() => {
        done = true
      })

    await clock.elapse(200)

    expect(done).toBe(true)
  })

  it('forgets a cleared timer', () => {
    const clock = manualClock()
    let ran = false
    clock.clearTimeout(
      clock.setTimeout(() => {
        ran = true
      }, 10),
    )
    clock.advance(10)
    expect(ran).toBe(false)
  })
})
