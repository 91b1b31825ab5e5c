import { describe, expect, it } from 'vitest'
import { recordingApi } from '../testing/index.ts'
import { notificationKeys, notificationQueries } from './index.ts'

const signal = new AbortController().signal

describe('the queries of the bell', () => {
  it('ask for a page, for the count, for the settings and for the devices, and can be cancelled', async () => {
    const { api, calls } = recordingApi()
    const queries = notificationQueries(api)
    const answers = [
      await queries.list(2).queryFn({ signal }),
      await queries.unread().queryFn({ signal }),
      await queries.settings().queryFn({ signal }),
      await queries.devices().queryFn({ signal }),
    ]

    expect(calls).toEqual([
      ['listNotifications', { query: { page: 2 } }, { signal }],
      ['getUnreadNotifications', {}, { signal }],
      ['getNotificationSettings', {}, { signal }],
      ['getPushDevices', {}, { signal }],
    ])
    expect(answers).toEqual(calls.map(([operation]) => operation))
  })

  it('are all refreshed together, and apart from each other', () => {
    const queries = notificationQueries(recordingApi().api)
    const keys = [queries.list(1), queries.list(2), queries.unread(), queries.settings(), queries.devices()].map(
      ({ queryKey }) => queryKey,
    )
    expect(keys.map(([first]) => first)).toEqual(Array(5).fill(notificationKeys.all[0]))
    expect(new Set(keys.map((key) => key.join('/'))).size).toBe(5)
    expect(queries.unread().queryKey).toEqual(notificationKeys.unread)
  })
})
