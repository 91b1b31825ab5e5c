import { activeStates } from './active-states.ts'
import type { MachineParameter } from './chart-reporter.ts'
import { liveActor } from './live-actors.ts'

/**
 * What is wrong when a story names a state and the machine that runs in it stands in another; `null` when it stands there, or
 * when the story shows the state without a machine.
 */
export const otherStateThan = ({ id = '', state = [] }: MachineParameter): string | null => {
  const actor = liveActor(id)
  if (!actor) return null
  const active = activeStates(actor.getSnapshot().value)
  const missing = [state].flat().filter((name) => !active.includes(name))
  return missing.length > 0 ? `История названа состоянием ${missing}, а машина ${id} стоит в ${active.at(-1)}` : null
}
