import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairTurns, QueueFull } from './fair-turns.ts'

/** Turns whose works end when the test says so; `begun` lists them in their order. */
function stage(limits: Partial<Parameters<typeof createFairTurns>[0]> = {}) {
  const turns = createFairTurns({ places: 2, placesOfOne: 1, waitingOfOne: 3, waitingOfAll: 5, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (of: string, name: string, signal?: AbortSignal) =>
    turns.run({ of, signal }, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await nextTurn()
  }
  return { ask, begun, end }
}

it('whoever asks for many holds up nobody else', async () => {
  const { ask, begun, end } = stage()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  void ask('b', 'b1')
  void ask('c', 'c1')
  expect(begun).toEqual(['a1', 'b1'])

  await end('a1')
  await end('b1')
  await end('c1')
  await end('a2')
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'a3'])
})

it('what nobody waits for any more is not done, and takes no place', async () => {
  const { ask, begun, end } = stage()
  const left = new AbortController()
  void ask('a', 'a1')
  const given = ask('a', 'a2', left.signal)
  void ask('a', 'a3')
  left.abort(new Error('gone'))

  await expect(given).rejects.toThrow('gone')
  await end('a1')
  expect(begun).toEqual(['a1', 'a3'])
  await expect(ask('a', 'a4', left.signal)).rejects.toThrow('gone')
})

it('more than can be done in good time is refused, to one and to all', async () => {
  const { ask } = stage()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name)
  await expect(ask('a', 'a5')).rejects.toThrow(QueueFull)

  void ask('b', 'b1')
  void ask('c', 'c1')
  void ask('c', 'c2')
  await expect(ask('d', 'd1')).rejects.toThrow(QueueFull)
})

it('a work that fails gives its place back', async () => {
  const turns = createFairTurns({ places: 1, placesOfOne: 1, waitingOfOne: 1, waitingOfAll: 1 })
  await expect(turns.run({ of: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(turns.run({ of: 'a' }, async () => 'done')).resolves.toBe('done')
})
