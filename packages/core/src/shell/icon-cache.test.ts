import { describe, expect, it } from 'vitest'
import { manualClock, memoryStorage } from '../testing/index.ts'
import { createIconCache, ICON_CACHE_LIFETIME, ICON_CACHE_SIZE } from './index.ts'

const now = manualClock().now()

const setUp = (initial: Readonly<Record<string, string>> = {}) => {
  const clock = manualClock()
  const storage = memoryStorage(initial)
  const loaded: string[] = []
  const load = async (name: string) => {
    loaded.push(name)
    return `<${name}>`
  }
  const visit = () => createIconCache({ storage, clock, load })
  return { clock, storage, loaded, visit }
}

describe('the cache of icons', () => {
  it('loads an icon once, and not on the next visit either', async () => {
    const { loaded, visit } = setUp()
    const icons = visit()
    expect([await icons.get('home'), await icons.get('home'), await visit().get('home')]).toEqual([
      '<home>',
      '<home>',
      '<home>',
    ])
    expect(loaded).toEqual(['home'])
  })

  it('loads an icon once for all who ask at the same time', async () => {
    const { loaded, visit } = setUp()
    const icons = visit()
    await Promise.all([icons.get('home'), icons.get('home')])
    expect(loaded).toEqual(['home'])
  })

  it('loads it again after a week', async () => {
    const { clock, loaded, visit } = setUp()
    await visit().get('home')
    clock.advance(ICON_CACHE_LIFETIME - 1)
    await visit().get('home')
    expect(loaded).toEqual(['home'])
    clock.advance(1)
    await visit().get('home')
    expect(loaded).toEqual(['home', 'home'])
  })

  it('keeps fifty and lets go the one that was not used for the longest', async () => {
    const { storage, loaded, visit } = setUp()
    const icons = visit()
    for (let n = 0; n < ICON_CACHE_SIZE; n += 1) await icons.get(`icon-${n}`)
    await icons.get('icon-0')
    await icons.get('one-more')
    expect(JSON.parse(storage.get('artel_icons') ?? '').length).toBe(50)
    loaded.length = 0
    const next = visit()
    await next.get('icon-0')
    await next.get('icon-1')
    expect(loaded).toEqual(['icon-1'])
  })

  it('keeps nothing of an icon that could not be loaded', async () => {
    const { clock, storage } = setUp()
    let isDown = true
    const icons = createIconCache({
      storage,
      clock,
      load: async () => {
        if (isDown) throw new Error('offline')
        return '<home>'
      },
    })
    await expect(icons.get('home')).rejects.toThrow('offline')
    isDown = false
    expect(await icons.get('home')).toBe('<home>')
  })

  it.each(['', 'null', '{}', '[1,["a"],["a",1,1]]', 'broken'])(
    'starts anew where the storage holds %j',
    async (stored) => {
      const { loaded, visit } = setUp({ artel_icons: stored })
      expect([await visit().get('a'), loaded]).toEqual(['<a>', ['a']])
    },
  )

  it.each([
    ['a body that is none', ['a', 1, now]],
    ['a moment that is none', ['a', '<old>', String(now)]],
    ['an entry that is no list', { 0: 'a', 1: '<old>', 2: now }],
    ['an entry of nothing', null],
  ])('does not believe in %s, and keeps what stands beside it', async (_, entry) => {
    const { loaded, visit } = setUp({ artel_icons: JSON.stringify([entry, ['b', '<kept>', now]]) })
    expect([await visit().get('a'), await visit().get('b'), loaded]).toEqual(['<a>', '<kept>', ['a']])
  })

  it('does not believe in icons from the future', async () => {
    const { loaded, visit } = setUp({ artel_icons: '[["a","<old>",99999999999999]]' })
    expect([await visit().get('a'), loaded]).toEqual(['<a>', ['a']])
  })
})
