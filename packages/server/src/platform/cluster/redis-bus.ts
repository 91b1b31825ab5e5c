import type { Redis } from 'ioredis'
import type { Bus, Topic } from './bus.ts'

const CHANNEL = 'artel:bus'

interface Envelope {
  readonly nodeId: string
  readonly topic: Topic
  readonly message: unknown
}

/** Publishes with one connection and listens with the other, which can do nothing else meanwhile. */
export async function createRedisBus(nodeId: string, publisher: Redis, subscriber: Redis): Promise<Bus> {
  const listeners = new Map<Topic, Set<(message: unknown, nodeId: string) => void>>()
  subscriber.on('message', (_channel: string, text: string) => {
    const envelope = JSON.parse(text) as Envelope
    if (envelope.nodeId === nodeId) return
    for (const listener of listeners.get(envelope.topic) ?? []) listener(envelope.message, envelope.nodeId)
  })
  await subscriber.subscribe(CHANNEL)
  return {
    nodeId,
    publish(topic, message) {
      const envelope: Envelope = { nodeId, topic, message }
      publisher.publish(CHANNEL, JSON.stringify(envelope)).catch(() => {})
    },
    subscribe(topic, listener) {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(listener))
      return () => known.delete(listener)
    },
  }
}
