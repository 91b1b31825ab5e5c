import { describe, expect, it } from 'vitest'
import { ApiError, SessionExpiredError, TransportError } from '../api/index.ts'
import { isDefinite, isNotFound, isRateLimited, isSessionOver, pauseBeforeRetry } from './failure.ts'

const refused = (statusCode: number, code: ApiError['code'] = 'FORBIDDEN') => new ApiError('Нет', { statusCode, code })

describe('what a failure of a call means', () => {
  it('is definite for every 4xx of ours that neither time nor a fresh session helps', () => {
    const statuses = [200, 399, 400, 401, 403, 404, 408, 409, 422, 429, 499, 500, 503]

    expect(statuses.filter((statusCode) => isDefinite(refused(statusCode)))).toEqual([400, 403, 404, 409, 422, 499])
    expect([isDefinite(refused(403, null)), isDefinite(new TransportError('offline'))]).toEqual([false, false])
  })

  it('is the end of the session when the server or the keeper of tokens says so', () => {
    expect(
      [
        new SessionExpiredError(),
        refused(401, 'SESSION_ENDED'),
        refused(401, 'UNAUTHORIZED'),
        refused(403),
        new TransportError('offline'),
      ].map(isSessionOver),
    ).toEqual([true, true, true, false, false])
  })

  it('is that the object is not there, or that it was asked too often', () => {
    const failures = [refused(404, 'NOT_FOUND'), refused(429, 'RATE_LIMITED'), new TransportError('timeout')]

    expect(failures.map(isNotFound)).toEqual([true, false, false])
    expect(failures.map(isRateLimited)).toEqual([false, true, false])
  })
})

describe('the pause before asking again', () => {
  it.each([
    [1, 0, 1000],
    [1, 0.9, 1000],
    [2, 0, 1000],
    [2, 0.5, 1500],
    [3, 0, 2000],
    [3, 0.999, 3998],
    [6, 0, 15_000],
    [60, 0.5, 22_500],
  ])('after %i failures in a row, with the die at %d, is %i ms', (failures, random, pause) => {
    expect(pauseBeforeRetry(failures, random)).toBe(pause)
  })
})
