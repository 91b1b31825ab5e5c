import type { TaskStatus } from '@artel/core/contract'
import type { When } from '../content/topic.types.ts'
import type { Random } from '../random/random.ts'
import { DAY, HOUR, MINUTE } from './demo.types.ts'
import { lastDay, periodOf } from './draft.ts'
import { awakeAfter, awakeBefore } from './local-time.ts'
import type { Scene } from './task-plan.ts'

/** The main moments of a task, milliseconds. */
export interface Schedule {
  readonly createdAt: number
  /** When somebody is chosen, for a task that was or is in progress. */
  readonly chosenAt: number
  /** When it ended; `now` for one that has not. */
  readonly endedAt: number
}

interface Circumstances {
  readonly status: TaskStatus
  readonly when: When
  /** Roubles: dear work takes longer. */
  readonly price: number
  readonly now: number
  readonly utcOffset: number
  readonly draw: Random
  readonly scene: Scene | undefined
  /** A cancelled task had been in progress. */
  readonly wasChosen: boolean
}

/** Lays out when a task was created, decided and ended, so that its dates make sense. */
export function schedule(circumstances: Circumstances): Schedule {
  const { status, now, utcOffset, draw, scene } = circumstances
  const age = ageOf(circumstances)
  const hasEnded = status === 'FINISHED' || status === 'ARCHIVED' || status === 'CANCELED'
  const endedAt = hasEnded ? endOf(circumstances) : now
  const created = endedAt - age
  // A scene names its hours exactly.
  const createdAt = scene ? created : awakeBefore(created, utcOffset, draw.int(0, 90) * MINUTE)
  const span = endedAt - createdAt
  const decided = createdAt + Math.max(span * draw.real(0.18, 0.42), Math.min(span * 0.5, 3 * HOUR))
  const morning = awakeAfter(decided, utcOffset, draw.int(0, 90) * MINUTE)
  const chosenAt = morning < createdAt + span * 0.6 ? morning : decided
  if (status !== 'ARCHIVED') return { createdAt, chosenAt, endedAt }
  const { endPeriod } = periodOf(circumstances.when, createdAt, utcOffset)
  return { createdAt, chosenAt, endedAt: endPeriod + DAY + draw.int(1, 50) * MINUTE }
}

/** When an ended task ended. */
function endOf({ status, now, utcOffset, draw, scene }: Circumstances): number {
  if (scene) return now - scene.hoursAgo * HOUR
  const days = status === 'FINISHED' ? draw.real(0.4, 45) : draw.real(status === 'ARCHIVED' ? 1.5 : 0.3, 20)
  return awakeBefore(now - days * DAY, utcOffset, draw.int(0, 90) * MINUTE)
}

/** How many days work of a price usually takes with all the talk around it. */
function usualDays(price: number): [number, number] {
  if (price < 20_000) return [2, 9]
  return price < 100_000 ? [5, 17] : [18, 36]
}

/** Time from publication to the end, or to now. */
function ageOf({ status, when, price, draw, scene, wasChosen }: Circumstances): number {
  const end = lastDay(when)
  switch (status) {
    case 'PENDING':
      return draw.int(6, 17 * 60) * MINUTE
    case 'REJECTED':
      return draw.real(0.5, 9) * DAY
    case 'APPROVED': {
      if (scene) return scene.hoursAgo * HOUR
      const longest = Math.min(when.mode === 'ASAP' ? 4 : 12, end - 0.6)
      return Math.max(7 * MINUTE, longest * DAY * draw.real(0, 1) ** 1.8)
    }
    case 'IN_PROGRESS':
      if (scene) return scene.hoursAgo * HOUR
      return when.mode === 'EXACT' || when.mode === 'PERIOD'
        ? draw.real(0.6, Math.min(end, 15)) * DAY
        : draw.real(2, 15) * DAY
    case 'FINISHED':
      if (when.mode === 'EXACT') return (when.in + draw.real(0.1, 0.6)) * DAY
      return when.mode === 'PERIOD'
        ? draw.real(Math.max(when.in, 1.5), when.to + 0.5) * DAY
        : draw.real(...usualDays(price)) * DAY
    case 'ARCHIVED':
      return (end + 1.5) * DAY
    case 'CANCELED':
      return (wasChosen ? draw.real(2, 9) : draw.real(0.3, Math.min(5, end))) * DAY
  }
}
