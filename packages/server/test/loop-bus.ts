import type { Bus } from '../src/platform/cluster/bus.ts'

/** Buses of processes that hear each other at once, named as given. `isCut` tells which of them hear and say nothing. */
export function loopBuses(...nodeIds: string[]): { readonly buses: Bus[]; readonly cut: Set<string> } {
  const cut = new Set<string>()
  const listeners = new Map<string, Set<{ topic: string; call: (message: unknown, from: string) => void }>>()
  const buses = nodeIds.map((nodeId): Bus => {
    const mine = new Set<{ topic: string; call: (message: unknown, from: string) => void }>()
    listeners.set(nodeId, mine)
    return {
      nodeId,
      publish(topic, message) {
        const copy = JSON.stringify(message)
        for (const [other, theirs] of listeners) {
          if (other === nodeId || cut.has(nodeId) || cut.has(other)) continue
          for (const listener of [...theirs]) if (listener.topic === topic) listener.call(JSON.parse(copy), nodeId)
        }
      },
      subscribe(topic, call) {
        const listener = { topic, call }
        mine.add(listener)
        return () => mine.delete(listener)
      },
    }
  })
  return { buses, cut }
}
