import { type AnyStateMachine, StateMachine } from 'xstate'
import { type Chart, chartOf } from './chart.ts'
import type { MachineSource } from './recorded-test.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../packages/core/src/*/*.machine.ts', {
  eager: true,
})

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** Every machine of core, found rather than listed, so that a new one cannot be forgotten. */
export const machineSources: readonly MachineSource[] = Object.entries(files).flatMap(([path, exports]) =>
  Object.entries(exports).flatMap(([name, machine]) =>
    isMachine(machine) ? [{ machine, name, file: path.replace(/^(\.\.\/)+/, '') }] : [],
  ),
)

/** Pictures of them all. */
export const charts: readonly Chart[] = machineSources
  .map(({ machine }) => chartOf(machine))
  .sort((one, other) => one.id.localeCompare(other.id))
