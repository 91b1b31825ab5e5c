import { type AnyStateMachine, StateMachine } from 'xstate'
import { type Chart, chartOf } from './chart.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../packages/core/src/*/*.machine.ts', {
  eager: true,
})

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** Every machine of core, found rather than listed, so that a new one cannot be forgotten. */
export const charts: readonly Chart[] = Object.values(files)
  .flatMap((file) => Object.values(file).filter(isMachine))
  .map(chartOf)
  .sort((one, other) => one.id.localeCompare(other.id))
