import type { DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'

type Queries = DehydratedState['queries']

/** What the server sends of its queries, as `@tanstack/router-ssr-query-core` writes it. */
export interface SentQueries {
  /** Those that were asked before the page was rendered, but for those that were answered and travel as text. */
  readonly initial?: Queries
  /** Those that were loaded while it was. */
  readonly stream: ReadableStream<Queries>
}

/** A client of queries whose code need not be there for the first look at a page. */
export interface LateClient {
  /** The client by all its methods, once it is there; before, it has none. Always the same object. */
  readonly queryClient: QueryClient
  isHere(): boolean
  /**
   * Keeps what has come with the page until the client is there.
   * @param answered queries that were answered before the page was rendered, as JSON
   */
  take(sent: SentQueries, answered: string): void
  /** The client is there: at once it knows what has come with the page. */
  connect(client: QueryClient, hydrated: typeof hydrate): void
}

export const createLateClient = (): LateClient => {
  let client: QueryClient | undefined
  let sent: (SentQueries & { readonly answered: string }) | undefined
  let give = () => {}

  return {
    queryClient: new Proxy({} as QueryClient, {
      get(_, name) {
        const value: unknown = client && Reflect.get(client, name)
        return typeof value === 'function' ? value.bind(client) : value
      },
    }),
    isHere: () => client !== undefined,
    take(queries, answered) {
      sent = { ...queries, answered }
      give()
    },
    connect(connected, hydrate) {
      client = connected
      client.mount()
      give = () => {
        if (!sent) return
        const { initial = [], stream, answered } = sent
        sent = undefined
        hydrate(connected, { queries: [...JSON.parse(answered), ...initial] })
        const add = new WritableStream<Queries>({ write: (queries) => hydrate(connected, { queries }) })
        stream.pipeTo(add).catch((error) => console.error(error))
      }
      give()
    },
  }
}

/** The one of this window: `connect-queries.ts` connects it. */
export const lateClient = createLateClient()
