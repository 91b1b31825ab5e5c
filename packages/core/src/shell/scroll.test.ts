import { describe, expect, it } from 'vitest'
import { choosePopup, decideScroll } from './index.ts'

const go = (from: string | null, to: string, hash = '') =>
  decideScroll(from === null ? null : { path: from }, { path: to, hash })

describe('scrolling', () => {
  it.each([
    [null, '/'],
    [null, '/personal-area/profile'],
    ['/', '/task-find'],
    ['/task-find', '/personal-area/my-tasks'],
    ['/personal-area/my-tasks', '/task/501'],
    ['/executors', '/executor'],
    ['/executor', '/executors'],
    ['/personal-areas', '/personal-area'],
    ['/blog/executor', '/executor/1'],
  ])('from %s to %s goes to the top', (from, to) => {
    expect(go(from, to)).toEqual({ type: 'top' })
  })

  it.each([
    ['/personal-area/my-tasks', '/personal-area/profile'],
    ['/personal-area', '/personal-area/settings'],
    ['/executor/1/profile', '/executor/1/products'],
    ['/executor', '/executor/profile'],
    ['/personal-area/profile', '/executor/1'],
    ['/executor/1/blog', '/personal-area/portfolio'],
  ])('from %s to %s keeps the position', (from, to) => {
    expect(go(from, to)).toEqual({ type: 'keep' })
  })

  it('goes to the target of a hash, wherever one comes from', () => {
    expect(go('/', '/faq', '#oplata')).toEqual({ type: 'target', id: 'oplata' })
    expect(go('/executor/1', '/executor/2', 'reviews')).toEqual({ type: 'target', id: 'reviews' })
    expect(go('/', '/faq', 'a#b')).toEqual({ type: 'target', id: 'a#b' })
    expect(go(null, '/faq', '#%D0%B0')).toEqual({ type: 'target', id: 'а' })
    expect(go(null, '/faq', '#%')).toEqual({ type: 'target', id: '%' })
    expect(go('/', '/faq', '#')).toEqual({ type: 'top' })
  })
})

describe('popups', () => {
  it('come one at a time: cookies, then the location, then the news of a new version', () => {
    const chosen = [true, false].flatMap((isCookieBannerShown) =>
      [true, false].flatMap((isLocationAsked) =>
        [true, false].map((isVersionNew) => choosePopup({ isCookieBannerShown, isLocationAsked, isVersionNew })),
      ),
    )
    expect(chosen).toEqual([...Array(4).fill('cookies'), 'location', 'location', 'version', null])
  })
})
