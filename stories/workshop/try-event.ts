import { type AnyActor, type AnyEventObject, type AnyMachineSnapshot, getNextTransitions, transition } from 'xstate'
import type { Trouble } from './chart-news.ts'

const detailsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Nothing but a new start helps a machine that has died. */
export const deathOf = (id: string, event: string, error: unknown): Trouble => ({
  text: `Машина ${id} сломалась на событии ${event}: скорее всего, ему не хватает данных или они другого вида.`,
  details: detailsOf(error),
  isFatal: true,
})

/**
 * Why an event had better not be sent, found out without sending it: a machine that meets data of another shape dies, and
 * the screen above it with it. `null` when the machine would live. Actions other than assignments are not run, so a machine
 * may still die of those.
 */
export const refusalOf = (actor: AnyActor, event: AnyEventObject): Trouble | null => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const { id } = snapshot.machine
  if (snapshot.status !== 'active') {
    return { text: `Машина ${id} уже остановилась: событий она не слышит.`, details: null, isFatal: true }
  }
  if (!getNextTransitions(snapshot).some(({ eventType }) => eventType === event.type || eventType === '*')) {
    return { text: `Машина ${id} не ждёт события ${event.type} в этом состоянии.`, details: null, isFatal: false }
  }
  try {
    const [next] = transition(actor.logic, snapshot as never, event)
    if (next.status === 'error') throw next.error
    return null
  } catch (error) {
    return {
      text: `Машина ${id} не приняла событие ${event.type}: данных не хватает или они другого вида. История цела, поправьте данные.`,
      details: detailsOf(error),
      isFatal: false,
    }
  }
}
