import type { Clock } from '@artel/core/ports'
import type { Limit } from '../../platform/rates/rates.ts'

/** Between two turns at one place. */
export const TURN_EVERY_MS = 6_000
/** Each who waits sees one drawing at least; a process that stops gives its requests a second more than that. */
const PATIENCE_MS = TURN_EVERY_MS + 1_000
/** Who waits at one place at once: more than one network may send in that time, so it never fills the queue. */
const PLACES = 200

/**
 * Where those wait who have tried too often: one at a place has a turn every few seconds. Which one is drawn by lot, so
 * nobody is ahead of others by having been there first, and who sends ten at once slows down their own nine.
 */
export interface Turns {
  /** Whether one has a turn; `false` for who was not drawn in time and where too many wait. */
  wait(place: string): Promise<boolean>
}

export interface TurnsDeps {
  /** One turn in {@link TURN_EVERY_MS}, in all processes together. */
  readonly limit: Limit
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
  /** 0 ≤ random() < 1 */
  readonly random?: () => number
}

type Answer = (hasTurn: boolean) => void

export function createTurns({ limit, clock, random = Math.random }: TurnsDeps): Turns {
  const places = new Map<string, Answer[]>()

  /** Goes on until nobody waits any more. */
  const draw = async (place: string, waiting: Answer[]) => {
    while (waiting.length > 0) {
      const taken = await limit.take(place)
      if (!taken.ok) {
        await new Promise<void>((resolve) => clock.setTimeout(resolve, taken.waitMs))
        continue
      }
      const [drawn] = waiting.splice(Math.floor(random() * waiting.length), 1)
      if (drawn) drawn(true)
      // The last one has lost patience while the turn was asked for.
      else await taken.undo()
    }
    places.delete(place)
  }

  return {
    wait: (place) =>
      new Promise((resolve) => {
        const waiting = places.get(place) ?? []
        if (waiting.length >= PLACES) {
          resolve(false)
          return
        }
        const answer: Answer = (hasTurn) => {
          clock.clearTimeout(patience)
          resolve(hasTurn)
        }
        const patience = clock.setTimeout(() => {
          waiting.splice(waiting.indexOf(answer), 1)
          resolve(false)
        }, PATIENCE_MS)
        waiting.push(answer)
        if (places.has(place)) return
        places.set(place, waiting)
        void draw(place, waiting)
      }),
  }
}
