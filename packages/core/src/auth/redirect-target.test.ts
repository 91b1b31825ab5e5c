import { describe, expect, it } from 'vitest'
import { manualClock, memoryStorage } from '../testing/index.ts'
import { REDIRECT_LIFETIME, rememberRedirect, safeRedirect, takeRedirect } from './redirect-target.ts'

describe('the page to return to after sign-in', () => {
  it('is used once', () => {
    const [storage, clock] = [memoryStorage(), manualClock()]
    rememberRedirect(storage, clock, '/chats/901?from=reply#last')

    expect([takeRedirect(storage, clock), takeRedirect(storage, clock)]).toEqual(['/chats/901?from=reply#last', null])
  })

  it('is forgotten after an hour', () => {
    const [storage, clock] = [memoryStorage(), manualClock()]
    rememberRedirect(storage, clock, '/chats')
    clock.advance(REDIRECT_LIFETIME + 1)

    expect(takeRedirect(storage, clock)).toBeNull()
    expect(storage.entries.size).toBe(0)
  })

  it('is none when nobody was going anywhere', () => {
    expect(takeRedirect(memoryStorage(), manualClock())).toBeNull()
  })

  it.each(['/', '/task-find?q=%D1%82&categoryIds=1&url=https://a.b/', '/task/501', '/personal-area/my-tasks#top'])(
    'may be %s',
    (target) => {
      expect(safeRedirect(target)).toBe(target)
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
    ['a page that does not exist', '/admin'],
    ['a refused parameter', '/task/0'],
    ['broken encoding', '/task/%E0%A4%A'],
    ['letters that are not encoded', '/task-find?q=кран'],
    ['nothing', ''],
    ['something endless', `/task-find?q=${'a'.repeat(2000)}`],
  ])('is never %s', (_, target) => {
    const [storage, clock] = [memoryStorage(), manualClock()]

    expect(safeRedirect(target)).toBeNull()
    rememberRedirect(storage, clock, target)
    expect(storage.entries.size).toBe(0)
  })

  it('is checked again when it comes out of the storage, which others may write to', () => {
    const clock = manualClock()
    const storage = memoryStorage({ artel_redirect: `${clock.now()} //evil.example` })

    expect(takeRedirect(storage, clock)).toBeNull()
  })

  it('from the future or from nowhere is not used', () => {
    const clock = manualClock()

    for (const kept of [`${clock.now() + 1} /chats`, '/chats', 'soon /chats', '']) {
      expect(takeRedirect(memoryStorage({ artel_redirect: kept }), clock)).toBeNull()
    }
  })
})
