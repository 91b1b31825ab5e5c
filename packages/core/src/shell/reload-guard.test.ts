import { describe, expect, it } from 'vitest'
import { manualClock, memoryStorage } from '../testing/index.ts'
import { createReloadGuard, RELOAD_WINDOW } from './index.ts'

const setUp = (initial: Readonly<Record<string, string>> = {}) => {
  const clock = manualClock()
  const storage = memoryStorage(initial)
  return { clock, storage, guard: createReloadGuard(storage, clock) }
}

describe('a route whose code could not be loaded', () => {
  it('is reloaded once within ten seconds, also as seen by the page after the reload', () => {
    const { clock, storage, guard } = setUp()
    expect(guard.mayReload('/task/1')).toBe(true)
    clock.advance(RELOAD_WINDOW - 1)
    expect(createReloadGuard(storage, clock).mayReload('/task/1')).toBe(false)
    clock.advance(1)
    expect(guard.mayReload('/task/1')).toBe(true)
  })

  it('is not reloaded twice in one millisecond', () => {
    const { guard } = setUp()
    expect([guard.mayReload('/task/1'), guard.mayReload('/task/1')]).toEqual([true, false])
  })

  it('does not keep another route from being reloaded', () => {
    const { guard } = setUp()
    expect([guard.mayReload('/task/1'), guard.mayReload('/task/2')]).toEqual([true, true])
  })

  it('is reloaded within a window of its own where one is given', () => {
    const { clock, storage } = setUp()
    const guard = createReloadGuard(storage, clock, 100)
    guard.mayReload('/')
    clock.advance(100)
    expect(guard.mayReload('/')).toBe(true)
  })

  it.each(['', 'soon /', '9999999999999 /', '/'])('is reloaded whatever else stands in the storage: %j', (stored) => {
    expect(setUp({ artel_reload: stored }).guard.mayReload('/')).toBe(true)
  })
})
