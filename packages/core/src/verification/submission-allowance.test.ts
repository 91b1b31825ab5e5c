import { describe, expect, it } from 'vitest'
import { submissionAllowance } from './index.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-03-31T09:00:00.000Z')
const ago = (...days: number[]) => days.map((one) => NOW - one * DAY)

describe('papers', () => {
  it('may be sent three times in 30 days', () => {
    expect(submissionAllowance(ago(1, 31), NOW)).toEqual({
      submissions: 1,
      submissionsLeft: 2,
      nextSubmissionAt: null,
    })
  })

  it('may be sent again when the oldest of the last three is 30 days old', () => {
    expect(submissionAllowance(ago(20, 1, 10), NOW)).toEqual({
      submissions: 3,
      submissionsLeft: 0,
      nextSubmissionAt: '2026-04-10T09:00:00.000Z',
    })
  })

  it('do not count from the moment on that was told', () => {
    expect(submissionAllowance(ago(30, 1, 10), NOW).submissionsLeft).toBe(1)
  })
})
