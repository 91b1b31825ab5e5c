/** Tells the other processes of the installation something. A hint: what is said while one is away, it never hears. */
export interface Bus {
  /** Name of this process, different each time it starts. */
  readonly nodeId: string
  /** To every other process. `message` travels as JSON. */
  publish(topic: Topic, message: unknown): void
  /** Calls back with what others publish; returns the way to stop. */
  subscribe(topic: Topic, listener: (message: unknown, nodeId: string) => void): () => void
}

/** What processes tell each other: who is online; that something kept in memory is out of date. */
export type Topic = 'presence' | 'stale'
