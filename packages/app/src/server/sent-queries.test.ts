import { dehydrate, hydrate } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createLateClient } from '../services/late-client.ts'
import { createQueryClient } from '../services/query-client.ts'
import { takeAnswered } from './sent-queries.ts'

const everything = { shouldDehydrateQuery: () => true }

/** Queries of a page: one that was answered, one that failed and one that still waits. */
const ofAPage = async () => {
  const server = createQueryClient()
  server.setQueryData(['words'], { title: '</script><script>alert(1)</script>\u2028' })
  await server.prefetchQuery({ queryKey: ['gone'], queryFn: () => Promise.reject(new Error('gone')) })
  server.prefetchQuery({ queryKey: ['late'], queryFn: () => new Promise(() => {}) })
  return { initial: dehydrate(server, everything).queries, stream: new ReadableStream<never>() }
}

const keysOf = (queries: readonly { readonly queryKey: readonly unknown[] }[] = []) =>
  queries.map(({ queryKey }) => queryKey[0])

it('sends as text what was answered, and leaves what is no plain data', async () => {
  const { text, rest } = takeAnswered(await ofAPage())
  expect(keysOf(JSON.parse(text))).toEqual(['words'])
  expect(keysOf(rest.initial)).toEqual(['gone', 'late'])
})

it('sends text that does not end its element and is read as it was', async () => {
  const { text } = takeAnswered(await ofAPage())
  expect(text).not.toMatch(/[<\u2028]/)

  const late = createLateClient()
  const client = createQueryClient()
  late.take({ stream: new ReadableStream() }, text)
  late.connect(client, hydrate)
  expect(client.getQueryData(['words'])).toEqual({ title: '</script><script>alert(1)</script>\u2028' })
})

it('sends an empty list where nothing was asked', () => {
  expect(takeAnswered({ stream: new ReadableStream() }).text).toBe('[]')
})
