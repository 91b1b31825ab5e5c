import type { AnyActor, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'

/** An event that a machine of the page has taken. */
interface Taken {
  readonly machine: string
  readonly event: AnyEventObject
  readonly from: unknown
  readonly to: unknown
}

/** The oldest are forgotten: a page may stay open for a day. */
const LOG_LENGTH = 1000

const nameOf = (actor: AnyActor): string => actor.logic.id ?? actor.id

/**
 * Watches the machines of the page by XState's own inspection, without another program or a service on the internet: states
 * and events stand in the console (level «Verbose»), and `artel` there answers for them.
 */
const createInspector = () => {
  const machines = new Map<string, AnyActor>()
  const values = new WeakMap<AnyActor, unknown>()
  const log: Taken[] = []

  const meet = (actor: AnyActor) => {
    machines.set(nameOf(actor), actor)
    values.set(actor, actor.getSnapshot().value)
  }
  const inspect = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActor
    if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return
    const { event, snapshot } = inspected
    if (event.type === 'xstate.init') return meet(actor)
    const taken = { machine: nameOf(actor), event, from: values.get(actor), to: snapshot.value }
    values.set(actor, taken.to)
    log.push(taken)
    if (log.length > LOG_LENGTH) log.shift()
    console.debug(`[artel] ${taken.machine}: ${event.type}`, JSON.stringify(taken.to), event)
  }

  Object.assign(globalThis, {
    artel: {
      /** Where each machine stands: `console.table(artel.states())`. */
      states: () =>
        Object.fromEntries([...machines].map(([id, actor]) => [id, JSON.stringify(actor.getSnapshot().value)])),
      /** What a machine knows: `artel.snapshot('session').context`. */
      snapshot: (id: string) => machines.get(id)?.getSnapshot(),
      /** What has happened, of one machine or of all. */
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
      meet(ref as AnyActor)
      ref.system.inspect(inspect)
    },
  }
}

/** Sees the machines of the page in development; no part of what is built. */
export const inspector = import.meta.env.DEV && typeof window !== 'undefined' ? createInspector() : null
