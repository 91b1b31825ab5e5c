import { describe, expect, it } from 'vitest'
import { type RealtimeEvent, type RealtimeEventName, realtimeEvents } from '../contract/realtime.ts'
import { aChat, aFile, aMessage, aParticipant, aPicture, aSystemMessage, CLIENT_ID } from '../testing/index.ts'
import { readRealtimeEvent } from './realtime-payloads.ts'

const valid: { readonly [N in RealtimeEventName]: Extract<RealtimeEvent, { name: N }>['payload'] } = {
  NEW_CHAT: aChat(),
  CLOSE_CHAT: { chatId: 901 },
  DELETE_CHAT: { chatId: 901 },
  NEW_MESSAGE: aMessage(),
  EDIT_MESSAGE: aSystemMessage(),
  ONLINE_CHANGED: { userId: CLIENT_ID, isOnline: false, lastVisitAt: '2026-03-02T09:00:00.000Z' },
  READ_CHAT: { chatId: 901, userId: CLIENT_ID, lastReadSeq: 3 },
  TASK_CHANGED: { taskId: 501, status: 'IN_PROGRESS', version: 4 },
  NEW_NOTIFICATION: { id: 751 },
}
const names = Object.keys(valid) as RealtimeEventName[]

/** Every way to spoil one property, at any depth. */
const spoiled = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...[undefined, {}, [], Number.NaN, -1, 1.5, 'ЧУЖОЕ', true].map((other) => ({ ...value, [key]: other })),
    ...spoiled(inner).map((other) => ({ ...value, [key]: other })),
  ])
}

describe('payloads of the socket', () => {
  it.each(names)('%s passes when it is of the contract', (name) => {
    expect(readRealtimeEvent(name, valid[name])).toEqual({ name, payload: valid[name] })
  })

  it.each(names)('%s is dropped for any property that would break a screen', (name) => {
    // How an identifier is spelt breaks no screen, so it is not looked at.
    const isSpelling = (payload: unknown) =>
      realtimeEvents[name].safeParse(payload).error?.issues.every(({ code }) => code === 'invalid_format') ?? true
    const wrong = spoiled(valid[name]).filter((payload) => !isSpelling(payload))

    expect(wrong.filter((payload) => readRealtimeEvent(name, payload) !== null)).toEqual([])
  })

  it.each([null, undefined, 'NEW_MESSAGE', 7, []])('%j is no payload of anything', (payload) => {
    expect(names.map((name) => readRealtimeEvent(name, payload))).toEqual(names.map(() => null))
  })

  it('NEW_CHAT is dropped for a face without sizes to choose from', () => {
    const withFace = (avatar: object) => aChat({ client: aParticipant({ avatar: { ...aPicture(), ...avatar } }) })
    expect(readRealtimeEvent('NEW_CHAT', withFace({}))).not.toBeNull()

    const faceless = [undefined, null, 'лицо', 7].map((variants) => withFace({ variants }))
    expect(faceless.map((payload) => readRealtimeEvent('NEW_CHAT', payload))).toEqual(faceless.map(() => null))
  })

  it.each(['id', 'path', 'name', 'type', 'size'])('NEW_MESSAGE is dropped for a file without %s', (key) => {
    const withFile = (file: object) => ({ ...aMessage(), files: [aFile(), { ...aFile(), ...file }] })
    expect(readRealtimeEvent('NEW_MESSAGE', withFile({}))).not.toBeNull()

    expect(readRealtimeEvent('NEW_MESSAGE', withFile({ [key]: undefined }))).toBeNull()
  })

  it('ignores an event that this page does not know yet', () => {
    expect(readRealtimeEvent('TYPING', { chatId: 901 })).toBeNull()
    expect(readRealtimeEvent('toString', {})).toBeNull()
  })
})
