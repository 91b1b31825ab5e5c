import { useActorRef } from '@xstate/react'
import { useServices } from './services.tsx'

const useInspectedActor = (machine: never, options?: object) => {
  const { clock, inspect } = useServices()
  return useActorRef(machine, { clock, inspect, ...options } as never)
}

/**
 * Runs the machine of a screen for as long as the screen stands: `useActorRef` with the clock of the services, and in sight
 * of whoever inspects the machines of the page. Screens start theirs by nothing else, so that an inspector misses none.
 */
export const useScreenMachine = useInspectedActor as unknown as typeof useActorRef
