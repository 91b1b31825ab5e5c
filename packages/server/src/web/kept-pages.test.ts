import { manualClock } from '@artel/core/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { createKeptPages, type KeptPages, PAGE_FRESH_MS, type RenderedPage } from './kept-pages.ts'
import { pageBody } from './page-body.ts'

let clock: ReturnType<typeof manualClock>
let pages: KeptPages
let rendered: number

const aPage = (html: string, isForEverybody = true): RenderedPage => ({
  status: 200,
  headers: [],
  body: pageBody(html, '{nonce}'),
  isForEverybody,
})

/** Renders pages that tell how many there were before. */
const make = async () => {
  rendered += 1
  return aPage(`страница ${rendered}`)
}
const shown = async (key: string, how: () => Promise<RenderedPage> = make) =>
  (await pages.get(key, how)).body.plain('').toString()

/** A page that is rendered as long as the test wants. */
const aSlowPage = () => {
  let end: { resolve(page: RenderedPage): void; reject(error: Error): void } | undefined
  const page = new Promise<RenderedPage>((resolve, reject) => {
    end = { resolve, reject }
  })
  return { make: () => page, ...(end as NonNullable<typeof end>) }
}

beforeEach(() => {
  clock = manualClock()
  pages = createKeptPages(clock)
  rendered = 0
})

describe('a page of guests', () => {
  it('is rendered once for all who ask at once or within some seconds', async () => {
    expect(await Promise.all([shown('/'), shown('/')])).toEqual(['страница 1', 'страница 1'])
    clock.advance(PAGE_FRESH_MS - 1)
    expect(await shown('/')).toBe('страница 1')
    clock.advance(1)
    expect(await shown('/')).toBe('страница 2')
  })

  it('is another one under another key', async () => {
    expect([await shown('/'), await shown('/task-find'), await shown('/')]).toEqual([
      'страница 1',
      'страница 2',
      'страница 1',
    ])
  })

  it('is rendered anew once something has changed, also when it was being rendered then', async () => {
    const early = aSlowPage()
    const before = shown('/', early.make)
    pages.invalidate()
    expect(await shown('/')).toBe('страница 1')
    early.resolve(aPage('из прежнего'))
    expect([await before, await shown('/')]).toEqual(['из прежнего', 'страница 1'])
  })

  it('that is not for everybody goes to nobody else, not even to who asked at once', async () => {
    const limited = aSlowPage()
    const [his, others] = [shown('/', limited.make), shown('/')]
    limited.resolve(aPage('слишком часто', false))
    expect([await his, await others, await shown('/')]).toEqual(['слишком часто', 'страница 1', 'страница 2'])
  })

  it('that could not be rendered is tried again by each who asks', async () => {
    const broken = aSlowPage()
    const [his, others] = [shown('/', broken.make), shown('/')]
    broken.reject(new Error('База ушла'))
    await expect(his).rejects.toThrow('База ушла')
    expect(await others).toBe('страница 1')
  })

  it('gives way to newer ones when there are too many to be kept', async () => {
    const large = async () => {
      rendered += 1
      return aPage('x'.repeat(9 * 1024 * 1024))
    }
    for (const key of ['1', '2', '3', '4']) await pages.get(key, large)
    await pages.get('4', large)
    expect(rendered).toBe(4)
    await pages.get('1', large)
    expect(rendered).toBe(5)
  })
})
