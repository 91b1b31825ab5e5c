import { describe, expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { createPreloadLimiter, PRELOADS_AT_ONCE } from './index.ts'

/** Tasks that end when the test says so. */
const tasks = () => {
  const started: number[] = []
  const ends: (() => void)[] = []
  const task =
    (n: number, fails = false) =>
    () =>
      new Promise<number>((resolve, reject) => {
        started.push(n)
        ends[n] = () => (fails ? reject(new Error(String(n))) : resolve(n))
      })
  return { started, task, end: (n: number) => ends[n]?.() }
}

describe('preloading', () => {
  it('runs five at once and the others in the order of asking', async () => {
    const { run } = createPreloadLimiter()
    const { started, task, end } = tasks()
    const done = Promise.all(Array.from({ length: 8 }, (_, n) => run(task(n))))
    await settle()
    expect([started, PRELOADS_AT_ONCE]).toEqual([[0, 1, 2, 3, 4], 5])
    end(3)
    await settle()
    expect(started).toEqual([0, 1, 2, 3, 4, 5])
    for (let n = 0; n < 8; n += 1) {
      end(n)
      await settle()
    }
    expect(await done).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('has room again once all are through', async () => {
    const { run } = createPreloadLimiter(1)
    const { started, task, end } = tasks()
    for (const n of [0, 1]) {
      const done = run(task(n))
      await settle()
      end(n)
      expect(await done).toBe(n)
    }
    expect(started).toEqual([0, 1])
  })

  it('goes on after one that failed, which fails for whoever asked', async () => {
    const { run } = createPreloadLimiter(1)
    const { started, task, end } = tasks()
    const failing = run(task(0, true))
    const next = run(task(1))
    await settle()
    end(0)
    await expect(failing).rejects.toThrow('0')
    await settle()
    end(1)
    expect([await next, started]).toEqual([1, [0, 1]])
  })

  it('keeps the order when somebody asks just as room is made', async () => {
    const { run } = createPreloadLimiter(1)
    const { started, task, end } = tasks()
    void run(task(0))
    void run(task(1))
    await settle()
    end(0)
    void run(task(2))
    await settle()
    expect(started).toEqual([0, 1])
    end(1)
    await settle()
    expect(started).toEqual([0, 1, 2])
  })
})
