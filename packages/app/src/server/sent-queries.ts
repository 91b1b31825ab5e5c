import type { DehydratedState } from '@tanstack/react-query'
import type { SentQueries } from '../services/late-client.ts'
import { jsonForScript } from '../services/page.ts'

type Query = DehydratedState['queries'][number]

const isAnswered = ({ state, promise }: Query) => state.status === 'success' && !promise

/**
 * Takes the queries that have been answered out of what a page sends as a script, which a browser must compile and run before it
 * draws on: as text they are read when they are needed. One that failed or still waits is no plain data, and stays.
 * @returns `text`: what `LateClient.take` reads, safe inside a script element
 */
export const takeAnswered = <Sent extends SentQueries>(sent: Sent): { readonly text: string; readonly rest: Sent } => {
  const { initial = [] } = sent
  return {
    text: jsonForScript(initial.filter(isAnswered)),
    rest: { ...sent, initial: initial.filter((query) => !isAnswered(query)) },
  }
}
