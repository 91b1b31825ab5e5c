import { expect, it, vi } from 'vitest'
import { createKeptReads, type Stamped } from './kept-reads.ts'

/** A database of one text per key, whose every answer waits until it is let through. */
function aDatabase(texts: Record<string, string>) {
  const waiting: (() => void)[] = []
  const passed = () => new Promise<void>((resolve) => waiting.push(resolve))
  const stampsOf = vi.fn(async (keys: readonly string[]) => {
    const known = keys.flatMap((key) => (key in texts ? [[key, `stamp of ${texts[key]}`] as const] : []))
    await passed()
    return new Map(known)
  })
  const make = vi.fn(async (key: string): Promise<Stamped<string> | undefined> => {
    const text = texts[key]
    await passed()
    return text === undefined ? undefined : { stamp: `stamp of ${text}`, value: text }
  })
  /** Lets pass whatever waits, or comes to wait, until `answer` is there. */
  const through = async <T>(answer: Promise<T>): Promise<T> => {
    const timer = setInterval(() => {
      for (const pass of waiting.splice(0)) pass()
    }, 0)
    return answer.finally(() => clearInterval(timer))
  }
  const asked = (question: { mock: { calls: unknown[] } }, times = 1) =>
    vi.waitFor(() => expect(question.mock.calls).toHaveLength(times))
  return { texts, stampsOf, make, through, asked }
}

const keptOver = (database: ReturnType<typeof aDatabase>, most = 10) =>
  createKeptReads<string, string>({ stampsOf: database.stampsOf, make: database.make, most })

it('makes a value once, and again when its stamp is another one', async () => {
  const database = aDatabase({ a: 'one' })
  const kept = keptOver(database)

  const first = [await database.through(kept.read('a')), await database.through(kept.read('a'))]
  database.texts.a = 'two'
  const second = [await database.through(kept.read('a')), await database.through(kept.read('a'))]

  expect([first, second]).toEqual([
    ['one', 'one'],
    ['two', 'two'],
  ])
  expect(database.make).toHaveBeenCalledTimes(2)
})

it('makes a value once for many who find it changed at the same time', async () => {
  const database = aDatabase({ a: 'one' })
  const kept = keptOver(database)
  await database.through(kept.read('a'))
  database.texts.a = 'two'

  const answers = await database.through(Promise.all([kept.read('a'), kept.read('a'), kept.read('a')]))

  expect(answers).toEqual(['two', 'two', 'two'])
  expect(database.make).toHaveBeenCalledTimes(2)
})

it('asks for the stamps of all who come together in one question', async () => {
  const database = aDatabase({ a: 'one', b: 'two' })
  const kept = keptOver(database)
  await database.through(Promise.all([kept.read('a'), kept.read('b')]))

  await database.through(Promise.all([kept.read('a'), kept.read('b'), kept.read('a')]))

  expect(database.stampsOf.mock.calls).toEqual([[['a', 'b']]])
})

it('does not give a value that was read before a change to somebody who asks after it', async () => {
  const database = aDatabase({ a: 'one' })
  const kept = keptOver(database)
  const before = kept.read('a')
  database.texts.a = 'two'

  const after = await database.through(kept.read('a'))

  expect([await before, after]).toEqual(['one', 'two'])
  expect(await database.through(kept.read('a'))).toBe('two')
})

it('does not answer with a stamp that was asked for before a change', async () => {
  const database = aDatabase({ a: 'one' })
  const kept = keptOver(database)
  await database.through(kept.read('a'))

  const before = kept.read('a')
  await database.asked(database.stampsOf)
  database.texts.a = 'two'
  const after = await database.through(kept.read('a'))

  expect([await before, after]).toEqual(['one', 'two'])
})

it('keeps nothing of what is no longer there', async () => {
  const database = aDatabase({ a: 'one' })
  const kept = keptOver(database)
  await database.through(kept.read('a'))
  delete database.texts.a

  expect([await database.through(kept.read('a')), await database.through(kept.read('a'))]).toEqual([
    undefined,
    undefined,
  ])
})

it('reads again after a failure, and fails nobody who comes later', async () => {
  const database = aDatabase({ a: 'one' })
  const kept = keptOver(database)
  database.make.mockRejectedValueOnce(new Error('no connection'))
  const failing = kept.read('a')
  const later = database.through(kept.read('a'))

  await expect(failing).rejects.toThrow('no connection')
  expect(await later).toBe('one')
})

it('asks for stamps again after a failure', async () => {
  const database = aDatabase({ a: 'one' })
  const kept = keptOver(database)
  await database.through(kept.read('a'))
  database.stampsOf.mockRejectedValueOnce(new Error('no connection'))

  await expect(kept.read('a')).rejects.toThrow('no connection')
  expect(await database.through(kept.read('a'))).toBe('one')
})

it('keeps no more than it may, and lets go first of what was not asked for longest', async () => {
  const database = aDatabase({ a: 'one', b: 'two', c: 'three' })
  const kept = keptOver(database, 2)
  for (const key of ['a', 'b', 'a', 'c', 'a']) await database.through(kept.read(key))
  expect(database.make).toHaveBeenCalledTimes(3)

  await database.through(kept.read('b'))

  expect(database.make).toHaveBeenCalledTimes(4)
})
