import type { Task } from '@artel/core/contract'

export interface DealWorld {
  readonly client: { readonly login: string; readonly password: string }
  readonly executor: { readonly login: string; readonly password: string }
  /** The ports of one person. */
  readonly ports: () => unknown
  readonly log: (line: string) => void
}

export function runDeal(world: DealWorld): Promise<{ readonly seenByAuthor: Task; readonly seenByWorker: Task }>
