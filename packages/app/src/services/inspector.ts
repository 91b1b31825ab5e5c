import type { AnyActor, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'

/** An event that a machine of the page has taken, and how it stood afterwards. */
interface Taken {
  readonly machine: string
  readonly event: AnyEventObject
  readonly snapshot: unknown
}

/** The oldest are forgotten: a page may stay open for a day. */
const LOG_LENGTH = 1000

const nameOf = (actor: AnyActor): string => actor.logic.id ?? actor.id

/**
 * Watches the machines of the page by XState's own inspection, without another program or a service on the internet: events
 * with the snapshots after them stand in the console (level «Verbose»), and `artel` there answers for the machines.
 */
const createInspector = () => {
  const machines = new Map<string, AnyActor>()
  const log: Taken[] = []

  const inspect = (inspected: InspectionEvent) => {
    // Requests and listeners are actors too, but they stand in no state.
    if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return
    const actor = inspected.actorRef as AnyActor
    const { event, snapshot } = inspected
    const machine = nameOf(actor)
    machines.set(machine, actor)
    log.push({ machine, event, snapshot })
    if (log.length > LOG_LENGTH) log.shift()
    console.debug(`[artel] ${machine}: ${event.type}`, event, snapshot)
  }

  Object.assign(globalThis, {
    artel: {
      /** How each machine stands: `artel.snapshots().session`. */
      snapshots: () => Object.fromEntries([...machines].map(([id, actor]) => [id, actor.getSnapshot()])),
      /** What has happened, to one machine or to all. */
      log: (id?: string) => log.filter(({ machine }) => id === undefined || machine === id),
      /** `artel.send('modals', { type: 'modal.open', name: 'city' })` */
      send: (id: string, event: AnyEventObject) => machines.get(id)?.send(event),
    },
  })
  return {
    /** For the option `inspect` of an actor. */
    inspect,
    /** For an actor that core has made and started. */
    watch(ref: AnyActorRef) {
      machines.set(nameOf(ref as AnyActor), ref as AnyActor)
      ref.system.inspect(inspect)
    },
  }
}

/** Sees the machines of the page in development; no part of what is built. */
export const inspector = import.meta.env.DEV && typeof window !== 'undefined' ? createInspector() : null
