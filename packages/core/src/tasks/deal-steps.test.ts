import { describe, expect, it } from 'vitest'
import type { Task } from '../contract/index.ts'
import { aTask } from '../testing/index.ts'
import { dealProgress } from './deal-steps.ts'

const day = (at: string) => `${Number(at.slice(8, 10))} марта`
const posted = [
  { status: 'PENDING', at: '2026-03-02T07:10:00.000Z' },
  { status: 'APPROVED', at: '2026-03-03T07:12:00.000Z' },
] as const
const started = { status: 'IN_PROGRESS', at: '2026-03-05T09:00:00.000Z' } as const
const course = (status: Task['status'], history: Readonly<Task['history']>, changes: Partial<Task> = {}) => {
  const { steps, ...where } = dealProgress(aTask({ status, history: [...history], repliesCount: 3, ...changes }), day)
  return { captions: steps.map(({ caption }) => caption), ...where }
}

describe('how far a deal has come', () => {
  it('begins with the publication, which a moderator may still hold', () => {
    expect(course('PENDING', posted.slice(0, 1))).toEqual({
      captions: ['на проверке', undefined, 'после выбора', undefined],
      current: 0,
    })
  })

  it('counts the replies of an open task', () => {
    expect(course('APPROVED', posted)).toEqual({
      captions: ['3 марта', '3\u00a0отклика', 'после выбора', undefined],
      current: 1,
    })
    expect(course('APPROVED', posted, { repliesCount: 0 }).captions[1]).toBe('пока нет')
  })

  it('says since when somebody works, and that the work waits to be accepted', () => {
    expect(course('IN_PROGRESS', [...posted, started])).toEqual({
      captions: ['3 марта', '3\u00a0отклика', 'с 5 марта', undefined],
      current: 2,
    })
    const reported = { finishRequestedAt: '2026-03-08T09:00:00.000Z' }
    expect(course('IN_PROGRESS', [...posted, started], reported).captions[2]).toBe('ждёт приёмки')
  })

  it('is done to the end once the work is accepted', () => {
    const finished = { status: 'FINISHED', at: '2026-03-09T09:00:00.000Z' } as const
    expect(course('FINISHED', [...posted, started, finished])).toEqual({
      captions: ['3 марта', '3\u00a0отклика', 'с 5 марта', '9 марта'],
      current: 4,
    })
  })

  it('stops where it was called off, with the day', () => {
    const cancelled = { status: 'CANCELED', at: '2026-03-06T09:00:00.000Z' } as const
    const end = (...history: Readonly<Task['history']>) => {
      const { current, cancelled: words } = course('CANCELED', [...history, cancelled])
      return [current, words]
    }
    expect(end(...posted, started)).toEqual([2, 'Отменено 6 марта'])
    expect(end(...posted)).toEqual([1, 'Отменено 6 марта'])
    expect(end(posted[0])).toEqual([0, 'Отменено 6 марта'])
  })

  it('stops at the replies when its time is over, at the publication when a moderator refused it', () => {
    const over = course('ARCHIVED', [...posted, { status: 'ARCHIVED', at: '2026-03-30T09:00:00.000Z' }])
    expect([over.current, over.cancelled]).toEqual([1, 'Срок вышел 30 марта'])
    const refused = course('REJECTED', [posted[0], { status: 'REJECTED', at: '2026-03-02T08:00:00.000Z' }])
    expect([refused.current, refused.cancelled]).toEqual([0, 'Отклонено 2 марта'])
  })

  it('begins anew with a task that is published again after its deal was called off', () => {
    const again = [
      ...posted,
      started,
      { status: 'CANCELED', at: '2026-03-06T09:00:00.000Z' },
      { status: 'APPROVED', at: '2026-03-07T09:00:00.000Z' },
    ] as const
    expect(course('APPROVED', again)).toEqual({
      captions: ['7 марта', '3\u00a0отклика', 'после выбора', undefined],
      current: 1,
    })
  })
})
