import { describe, expect, it } from 'vitest'
import { aRatingBreakdown, recordingApi } from '../testing/index.ts'
import { givenMarks, reviewQueries, reviewsAboutList } from './index.ts'

describe('reviews about somebody', () => {
  it('are narrowed to one mark by the address', () => {
    const filters = reviewsAboutList.parse({ stars: '4', sort: 'worst' })

    expect(filters).toEqual({ stars: 4, sortBy: 'worst', page: 1 })
    expect(reviewsAboutList.write(filters)).toEqual({ stars: ['4'], sort: ['worst'] })
    expect(reviewsAboutList.parse({ stars: '6' }).stars).toBeNull()
  })

  it('are asked for with the mark, where one is chosen', async () => {
    const { api, calls } = recordingApi()
    const { about } = reviewQueries(api)
    await about('u1', reviewsAboutList.defaults).queryFn()
    await about('u1', { ...reviewsAboutList.defaults, stars: 1 }).queryFn()

    expect(calls.map(([, args]) => args)).toEqual([
      { query: { userId: 'u1', sortBy: 'new', page: 1 } },
      { query: { userId: 'u1', sortBy: 'new', page: 1, stars: 1 } },
    ])
  })

  it('may be chosen by the marks that were given, unless there is one alone', () => {
    expect(givenMarks(aRatingBreakdown({ spread: [1, 0, 0, 2, 9] }))).toEqual([
      { stars: 5, count: 9 },
      { stars: 4, count: 2 },
      { stars: 1, count: 1 },
    ])
    expect(givenMarks(aRatingBreakdown({ spread: [0, 0, 0, 0, 9] }))).toEqual([])
  })
})
