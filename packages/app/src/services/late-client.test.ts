import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createLateClient } from './late-client.ts'
import { createQueryClient } from './query-client.ts'

/** What a server sends that has loaded this. */
const loaded = (key: string) => {
  const server = new QueryClient()
  server.setQueryData([key], `${key} of the server`)
  return dehydrate(server).queries
}

/** What it sends as text. */
const answered = () => JSON.stringify(loaded('first'))

const sent = () => ({
  stream: new ReadableStream<ReturnType<typeof loaded>>({
    start(stream) {
      stream.enqueue(loaded('second'))
      stream.enqueue(loaded('third'))
      stream.close()
    },
  }),
})

it('gives a client that comes later what has come with the page, before anybody can ask it', async () => {
  const late = createLateClient()
  late.take(sent(), answered())
  const client = new QueryClient()
  late.connect(client, hydrate)
  expect(client.getQueryData(['first'])).toBe('first of the server')
  await vi.waitFor(() => expect(client.getQueryData(['third'])).toBe('third of the server'))
  expect(client.getQueryData(['second'])).toBe('second of the server')
})

it('gives a client that was there first what comes with the page', () => {
  const late = createLateClient()
  const client = new QueryClient()
  late.connect(client, hydrate)
  late.take(sent(), answered())
  expect(client.getQueryData(['first'])).toBe('first of the server')
})

it('is one and the same client for the page before and after it is there', async () => {
  const late = createLateClient()
  const { queryClient } = late
  expect(late.isHere()).toBe(false)
  late.connect(new QueryClient(), hydrate)
  expect(late.isHere()).toBe(true)
  expect(late.queryClient).toBe(queryClient)
  const asked = { queryKey: ['own'], queryFn: () => 'loaded', staleTime: Number.POSITIVE_INFINITY }
  expect(await queryClient.fetchQuery(asked)).toBe('loaded')
  expect(queryClient.getQueryData(['own'])).toBe('loaded')
})

it('reads what the page’s own client of the server has sent as text', () => {
  const server = createQueryClient()
  server.setQueryData(['executors'], { items: [{ name: 'Ольга «Плитка»' }], cursor: null })
  const { queries } = dehydrate(server)
  expect(queries.map(({ state }) => state.data)).toEqual(['{"items":[{"name":"Ольга «Плитка»"}],"cursor":null}'])

  const late = createLateClient()
  const client = createQueryClient()
  late.connect(client, hydrate)
  late.take({ stream: new ReadableStream() }, JSON.stringify(queries))
  expect(client.getQueryData(['executors'])).toEqual({ items: [{ name: 'Ольга «Плитка»' }], cursor: null })
})
