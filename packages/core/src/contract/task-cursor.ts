import * as z from 'zod'
import { point } from './geocoder.ts'
import { numericId } from './primitives.ts'
import type { TaskOrder } from './task-order.ts'
import { SORT_DIRECTIONS } from './task-terms.ts'

/** What is said of a cursor that no list has given, or one in another order. */
export const BAD_CURSOR = 'С этого места список не продолжить, откройте его сначала.'

/** Microseconds since the epoch, as finely as a database keeps time: two tasks of one millisecond are told apart. */
const moment = z.int().min(0)

const inTime = z.object({
  by: z.enum(['createdAt', 'endPeriod']),
  direction: z.enum(SORT_DIRECTIONS),
  at: moment,
  id: numericId,
})

const inSpace = z.object({
  by: z.literal('distance'),
  from: point,
  /** In the backend's own measure; `null` among the tasks without a place. */
  distance: z.number().min(0).nullable(),
  /** When it was published: of tasks equally far the newest comes first. */
  at: moment,
  id: numericId,
})

/** Where a list of tasks goes on: its order, and the sort keys of the last task that was given. */
export type TaskPosition = z.output<typeof inTime> | z.output<typeof inSpace>

const BETWEEN = '_'
const NOWHERE = '-'

const numberIn = (text: string | undefined) => (text === undefined || text === '' ? Number.NaN : Number(text))

const fieldsIn = (text: string): unknown => {
  const [by, ...keys] = text.split(BETWEEN)
  if (by === 'distance') {
    const [lat, lon, distance, at, id] = keys
    const from = { lat: numberIn(lat), lon: numberIn(lon) }
    return { by, from, distance: distance === NOWHERE ? null : numberIn(distance), at: numberIn(at), id: numberIn(id) }
  }
  const [direction, at, id] = keys
  return { by, direction, at: numberIn(at), id: numberIn(id) }
}

/** A position as a cursor, the text that a client keeps without reading it. */
export const cursorOf = (position: TaskPosition): string =>
  (position.by === 'distance'
    ? [position.by, position.from.lat, position.from.lon, position.distance ?? NOWHERE, position.at, position.id]
    : [position.by, position.direction, position.at, position.id]
  ).join(BETWEEN)

/** A cursor, read. Anybody may write one: nothing but a position in the form that {@link cursorOf} gives it is taken. */
export const taskCursor = z
  .string({ message: BAD_CURSOR })
  .max(200, { message: BAD_CURSOR, abort: true })
  .transform((text, context): TaskPosition => {
    const position = z.union([inTime, inSpace]).safeParse(fieldsIn(text))
    if (position.success && cursorOf(position.data) === text) return position.data
    context.issues.push({ code: 'custom', message: BAD_CURSOR, input: text })
    return z.NEVER
  })

/** Whether a list in this order may go on from there. */
export const isInOrder = (order: TaskOrder, position: TaskPosition): boolean => {
  if (order.by !== 'distance') return position.by === order.by && position.direction === order.direction
  return position.by === 'distance' && position.from.lat === order.from.lat && position.from.lon === order.from.lon
}
