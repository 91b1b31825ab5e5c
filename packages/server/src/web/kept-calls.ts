import type { Clock, Transport, TransportResponse } from '@artel/core/ports'
import { createKept, type Kept } from './kept.ts'

/** Answers of the API to guests, which several pages are rendered from: the tree of categories, usual prices, a task. */
export type KeptCalls = Kept<TransportResponse>

/** How long an answer is rendered from, in milliseconds. What no event tells of is on a page as long again. */
const CALL_FRESH_MS = 5_000

export const createKeptCalls = (clock: Pick<Clock, 'now'>): KeptCalls =>
  createKept(clock, {
    freshMs: CALL_FRESH_MS,
    bytes: 8 * 1024 * 1024,
    sizeOf: ({ headers }) => Number(headers['content-length'] ?? 0),
    isForEverybody: ({ status }) => status === 200,
  })

/**
 * The transport of guests, which asks once within some seconds for what all of them are answered alike. Pages share the answers
 * as they are: nothing that renders changes what it renders from.
 */
export const keepingTransport = (kept: KeptCalls, transport: Transport): Transport => ({
  request: (call) =>
    call.method === 'GET' ? kept.get(call.url, () => transport.request(call)) : transport.request(call),
})
