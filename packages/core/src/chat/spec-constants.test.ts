import { expect, it } from 'vitest'
import { CHAT_HISTORY_LIMIT, CHAT_LIST_LIMIT } from '../contract/chat-terms.ts'
import { pauseBeforeRetry } from './failure.ts'
import { SEARCH_DEBOUNCE, SOCKET_TIMEOUT } from './index.ts'

it.each([
  ['§9 page of the chat list', CHAT_LIST_LIMIT, 8],
  ['§9 messages a load', CHAT_HISTORY_LIMIT, 10],
  ['§9 search debounce, ms', SEARCH_DEBOUNCE, 500],
  ['§9 socket timeout, ms', SOCKET_TIMEOUT, 60_000],
  ['§9 first reconnect, ms', pauseBeforeRetry(1, 0.5), 1000],
])('holds the specification’s %s', (_, actual, wanted) => {
  expect(actual).toEqual(wanted)
})
