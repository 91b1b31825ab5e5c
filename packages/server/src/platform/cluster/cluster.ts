import { randomUUID } from 'node:crypto'
import type { Clock } from '@artel/core/ports'
import type { Redis } from 'ioredis'
import type { ServerOptions } from 'socket.io'
import type { Check } from '../health/readiness.ts'
import { createMemoryRates } from '../rates/memory-rates.ts'
import type { Rates } from '../rates/rates.ts'
import type { Bus } from './bus.ts'

/** What makes several processes one. */
export interface Cluster {
  readonly bus: Bus
  /** How often somebody may do something, counted together. */
  readonly rates: Rates
  /** Carries socket events to the clients of other processes; without it there are none. */
  readonly adapter?: NonNullable<ServerOptions['adapter']>
  /** Counts the requests of everybody; without it each process counts its own. */
  readonly redis?: Redis
  /** Whether the connection stands. */
  readonly checks: Readonly<Record<string, Check>>
  close(): Promise<void>
}

/** One process alone: nobody to tell, everything in its memory. */
export const soloCluster = (clock: Pick<Clock, 'now'>): Cluster => ({
  bus: { nodeId: randomUUID(), publish: () => {}, subscribe: () => () => {} },
  rates: createMemoryRates(clock),
  checks: {},
  close: async () => {},
})
