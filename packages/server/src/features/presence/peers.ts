import type { Clock, Timer } from '@artel/core/ports'
import type { Bus } from '../../platform/cluster/bus.ts'

/** Who is online in the other processes, as far as they have told. */
export interface Peers {
  has(userId: string): boolean
  /** Everybody who is, some maybe more than once. */
  all(): readonly string[]
  /** A user is now here as well. */
  came(userId: string): void
  /** A user is no longer here. */
  went(userId: string): void
  /** Tells the others that everybody here is going with the process. */
  close(): void
}

export interface PeersDeps {
  readonly bus: Bus
  readonly clock: Clock
  /** A process has gone with these users. Exactly one of those that are left is `chosen` to tell of it. */
  readonly onLost: (userIds: readonly string[], isChosen: boolean) => void
}

/** What processes tell each other. `version` counts the changes of the one that speaks, so that a gap shows. */
type News =
  | { readonly type: 'changed'; readonly version: number; readonly came?: string; readonly went?: string }
  | { readonly type: 'alive'; readonly version: number }
  | { readonly type: 'all'; readonly version: number; readonly users: readonly string[] }
  | { readonly type: 'ask' }
  | { readonly type: 'bye' }

interface Peer {
  version: number
  users: Set<string>
  heardAt: number
}

const HEARTBEAT_MS = 5_000
/** Three heartbeats missed: the process is dead, or as good as dead for its users. */
const SILENT_MS = 15_500

/** Keeps the lists of processes alike by telling changes, and all again when one was missed. */
export function createPeers({ bus, clock, onLost }: PeersDeps): Peers {
  const here = new Set<string>()
  const peers = new Map<string, Peer>()
  let version = 0
  let timer: Timer = clock.setTimeout(beat, HEARTBEAT_MS)
  const tell = (news: News) => bus.publish('presence', news)

  function beat(): void {
    tell({ type: 'alive', version })
    for (const [nodeId, { heardAt }] of peers) if (clock.now() - heardAt > SILENT_MS) lose(nodeId)
    timer = clock.setTimeout(beat, HEARTBEAT_MS)
  }

  function lose(nodeId: string): void {
    const users = peers.get(nodeId)?.users
    peers.delete(nodeId)
    const isChosen = [...peers.keys()].every((other) => bus.nodeId < other)
    if (users && users.size > 0) onLost([...users], isChosen)
  }

  function hear(news: News, nodeId: string): void {
    const peer = peers.get(nodeId)
    if (peer) peer.heardAt = clock.now()
    switch (news.type) {
      case 'ask':
        tell({ type: 'all', version, users: [...here] })
        break
      case 'all':
        peers.set(nodeId, { version: news.version, users: new Set(news.users), heardAt: clock.now() })
        break
      case 'bye':
        lose(nodeId)
        break
      case 'alive':
        if (peer?.version !== news.version) tell({ type: 'ask' })
        break
      case 'changed':
        if (!peer || peer.version !== news.version - 1) {
          tell({ type: 'ask' })
          break
        }
        peer.version = news.version
        if (news.came !== undefined) peer.users.add(news.came)
        if (news.went !== undefined) peer.users.delete(news.went)
    }
  }

  const stopListening = bus.subscribe('presence', (message, nodeId) => hear(message as News, nodeId))
  tell({ type: 'ask' })
  tell({ type: 'all', version, users: [] })

  return {
    has: (userId) => {
      for (const { users } of peers.values()) if (users.has(userId)) return true
      return false
    },
    all: () => [...peers.values()].flatMap(({ users }) => [...users]),
    came(userId) {
      here.add(userId)
      version += 1
      tell({ type: 'changed', version, came: userId })
    },
    went(userId) {
      here.delete(userId)
      version += 1
      tell({ type: 'changed', version, went: userId })
    },
    close() {
      clock.clearTimeout(timer)
      stopListening()
      tell({ type: 'bye' })
    },
  }
}
