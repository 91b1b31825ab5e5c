import { describe, expect, it } from 'vitest'
import { matchRoute } from '../routes/index.ts'
import { manualClock, memoryStorage } from '../testing/index.ts'
import { REDIRECT_LIFETIME, rememberRedirect, safeRedirect, takeRedirect } from './redirect-target.ts'

const isPage = (path: string) => matchRoute(path) !== null

describe('the page to return to after sign-in', () => {
  it('is used once', () => {
    const [storage, clock] = [memoryStorage(), manualClock()]
    rememberRedirect(storage, clock, '/chats/901?from=reply#last', isPage)

    expect([takeRedirect(storage, clock, isPage), takeRedirect(storage, clock, isPage)]).toEqual([
      '/chats/901?from=reply#last',
      null,
    ])
  })

  it('is forgotten after an hour', () => {
    const [storage, clock] = [memoryStorage(), manualClock()]
    rememberRedirect(storage, clock, '/chats', isPage)
    clock.advance(REDIRECT_LIFETIME)
    expect(takeRedirect(storage, clock, isPage)).toBe('/chats')
    expect(REDIRECT_LIFETIME).toBe(3_600_000)

    rememberRedirect(storage, clock, '/chats', isPage)
    clock.advance(REDIRECT_LIFETIME + 1)

    expect(takeRedirect(storage, clock, isPage)).toBeNull()
    expect(storage.entries.size).toBe(0)
  })

  it('is none when nobody was going anywhere', () => {
    expect(takeRedirect(memoryStorage(), manualClock(), isPage)).toBeNull()
  })

  it.each(['/', '/task-find?q=%D1%82&categoryIds=1&url=https://a.b/', '/task/501', '/personal-area/my-tasks#top'])(
    'may be %s',
    (target) => {
      expect(safeRedirect(target, isPage)).toBe(target)
    },
  )

  it.each([
    ['another host', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example/task-find'],
    ['another host behind a known page', '//task-find'],
    ['a backslash read as a slash', '/\\evil.example'],
    ['a backslash further on', '/task-find\\..\\evil'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a space', '/task-find /x'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'task-find'],
    ['doubled slashes inside', '/task//501'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['a page that does not exist', '/nowhere'],
    ['a refused parameter', '/task/0'],
    ['broken encoding', '/task/%E0%A4%A'],
    ['letters that are not encoded', '/task-find?q=кран'],
    ['nothing', ''],
    ['something endless', `/task-find?q=${'a'.repeat(2000)}`],
  ])('is never %s', (_, target) => {
    const [storage, clock] = [memoryStorage(), manualClock()]

    expect(safeRedirect(target, isPage)).toBeNull()
    rememberRedirect(storage, clock, target, isPage)
    expect(storage.entries.size).toBe(0)
  })

  it('has at most 2 000 letters, and begins at the root whatever the router makes of it', () => {
    const longest = `/task-find?q=${'a'.repeat(1987)}`

    expect([longest.length, safeRedirect(longest, isPage)]).toEqual([2000, longest])
    expect(safeRedirect('evil.example/chats', () => true)).toBeNull()
  })

  it('is checked again when it comes out of the storage, which others may write to', () => {
    const clock = manualClock()
    const storage = memoryStorage({ artel_redirect: `${clock.now()} //evil.example` })

    expect(takeRedirect(storage, clock, isPage)).toBeNull()
  })

  it('from the future or from nowhere is not used', () => {
    const clock = manualClock()

    for (const kept of [`${clock.now() + 1} /chats`, '/chats', 'soon /chats', '']) {
      expect(takeRedirect(memoryStorage({ artel_redirect: kept }), clock, isPage)).toBeNull()
    }
  })
})
