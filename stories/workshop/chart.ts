import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { labelOf } from './event-label.ts'
import { guardLabel } from './guard-label.ts'

/** An arrow of a statechart. */
export interface ChartTransition {
  readonly event: string
  /** How a person reads it: «готово: suggestPlaces». */
  readonly label: string
  /** Somebody outside sends it; the others happen by themselves. */
  readonly isSendable: boolean
  /** The condition with its parameters: `isReached(event.step)`. */
  readonly guard: string | null
  /** Paths of the states it leads to; empty when it stays. */
  readonly targets: readonly string[]
}

/** A state of a statechart with everything inside it. */
export interface ChartState {
  /** Names from the root down, `filling.failed`; empty for the root. */
  readonly path: string
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly isInitial: boolean
  /** Left in the same moment it is entered: nobody can see it. */
  readonly isPassing: boolean
  /** What runs while the state lasts. */
  readonly invokes: readonly string[]
  readonly transitions: readonly ChartTransition[]
  readonly states: readonly ChartState[]
}

/** A machine as a picture shows it; plain data. */
export interface Chart {
  readonly id: string
  readonly root: ChartState
}

const pathOf = (node: AnyStateNode): string => node.path.join('.')

const transitionOf = (transition: AnyTransitionDefinition): ChartTransition => ({
  event: transition.eventType,
  label: labelOf(transition.eventType),
  isSendable: transition.eventType !== '' && !transition.eventType.startsWith('xstate.'),
  guard: transition.guard ? guardLabel(transition.guard) : null,
  targets: (transition.target ?? []).map(pathOf),
})

const stateOf = (node: AnyStateNode): ChartState => ({
  path: pathOf(node),
  name: node.key,
  kind: node.type,
  isInitial: node.parent !== undefined && node.parent.initial?.target?.[0] === node,
  isPassing: (node.always ?? []).some(({ guard }) => guard === undefined),
  invokes: node.invoke.map(({ id }) => id),
  transitions: [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(transitionOf),
  states: Object.values(node.states).map(stateOf),
})

/** The picture of a machine. */
export const chartOf = (machine: AnyStateMachine): Chart => ({ id: machine.id, root: stateOf(machine.root) })

/** The states that a person can find the machine in: the innermost ones that last. */
export const visibleStates = (chart: Chart): readonly string[] => {
  const innermost = (state: ChartState): readonly ChartState[] =>
    state.states.length === 0 ? [state] : state.states.flatMap(innermost)
  return innermost(chart.root)
    .filter(({ kind, isPassing, path }) => kind !== 'history' && !isPassing && path !== '')
    .map(({ path }) => path)
}
