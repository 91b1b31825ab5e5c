import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  getNextTransitions,
  type InspectionEvent,
} from 'xstate'
import { type AdjacencyMap, adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { manualClock } from './manual-clock.ts'

/** An event of a walk; `xstate.done.actor.<id>`, `xstate.error.actor.<id>` and `xstate.after.<delay>.<state>` count too. */
export interface WalkEvent {
  readonly type: string
  readonly [payload: string]: unknown
}

/** What a walk over the states of a machine needs to know. */
export interface WalkOptions {
  readonly input?: unknown
  /**
   * Payload cases of events, for all snapshots or for one. A type without a case is sent bare. Events that no active
   * state listens to are left out.
   */
  readonly events?: readonly WalkEvent[] | ((snapshot: AnyMachineSnapshot) => readonly WalkEvent[])
  /** Bounds the walk where the context grows without end. */
  readonly stopWhen?: (snapshot: AnyMachineSnapshot) => boolean
}

const nameOf = (transition: AnyTransitionDefinition, index: number) =>
  `${transition.source.id} --${transition.eventType || 'always'}[${index}]--> ` +
  (transition.target?.map((node) => node.id).join(', ') ?? '(stays)')

/** By name, so that `machine.provide(…)` stays the same machine. */
const namesIn = (node: AnyStateNode): string[] => [
  ...[...node.transitions.values()].flatMap((list) => list.map(nameOf)),
  ...(node.always ?? []).map(nameOf),
  ...Object.values(node.states).flatMap(namesIn),
]

const takenName = (transition: AnyTransitionDefinition): string | null => {
  const node = transition.source as AnyStateNode | undefined
  const list = node && (node.transitions.get(transition.eventType) ?? node.always)
  const index = list?.indexOf(transition as never) ?? -1
  return index < 0 ? null : nameOf(transition, index)
}

/** Every transition that `machine` declares: `on`, `always`, `after`, `onDone`, `onError`. */
export const declaredTransitions = (machine: AnyStateMachine): readonly string[] => namesIn(machine.root)

/**
 * Watches live actors of `machine` (also provided with other actors): give `inspect` to each `createActor` of the
 * scenarios, and at the end expect `missed()` to be empty.
 */
export const watchTransitions = (machine: AnyStateMachine) => {
  const taken = new Set<string>()
  return {
    inspect(event: InspectionEvent) {
      if (event.type !== '@xstate.microstep') return
      for (const transition of event._transitions) {
        const name = takenName(transition)
        if (name) taken.add(name)
      }
    },
    /** Names of the declared transitions that nobody has taken yet. */
    missed: (): readonly string[] => declaredTransitions(machine).filter((name) => !taken.has(name)),
  }
}

const eventsOf =
  (options: WalkOptions) =>
  (snapshot: AnyMachineSnapshot): WalkEvent[] => {
    const cases = typeof options.events === 'function' ? options.events(snapshot) : (options.events ?? [])
    const heard = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
    return [...heard].filter(Boolean).flatMap((type) => {
      const given = cases.filter((event) => event.type === type)
      return given.length > 0 ? given : [{ type }]
    })
  }

const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, snapshot.context])

/** One sequence of events per edge of the reachable graph; sequences that begin a longer one are dropped. */
export const edgePaths = (machine: AnyStateMachine, options: WalkOptions = {}): readonly (readonly WalkEvent[])[] => {
  const traversal = {
    events: eventsOf(options),
    input: options.input,
    serializeState: keyOf,
    ...(options.stopWhen && { stopWhen: options.stopWhen }),
  } as never
  const wayTo = new Map(
    getShortestPaths(machine, traversal).map((path) => [
      keyOf(path.state as never),
      path.steps.slice(1).map((step) => step.event as WalkEvent),
    ]),
  )
  const graph: AdjacencyMap<AnyMachineSnapshot, WalkEvent> = getAdjacencyMap(machine, traversal)
  const sequences = adjacencyMapToArray(graph).map(({ state, event }) => [...(wayTo.get(keyOf(state)) ?? []), event])
  const written = sequences.map((sequence) => JSON.stringify(sequence).slice(0, -1))
  return sequences.filter((_, index) =>
    written.every((other, position) => position === index || !other.startsWith(`${written[index]},`)),
  )
}

/**
 * Replays `sequences`, each on a fresh live actor with frozen time, and names the declared transitions none of them took.
 * Provide invoked actors that never settle first; their answers are events of the sequence.
 */
export const missedTransitions = (
  machine: AnyStateMachine,
  sequences: readonly (readonly WalkEvent[])[],
  options: Pick<WalkOptions, 'input'> = {},
): readonly string[] => {
  const watch = watchTransitions(machine)
  for (const sequence of sequences) {
    const actor = createActor(machine, { input: options.input, clock: manualClock(), inspect: watch.inspect }).start()
    for (const event of sequence) actor.send(event)
    actor.stop()
  }
  return watch.missed()
}
