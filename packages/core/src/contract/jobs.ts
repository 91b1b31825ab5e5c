import * as z from 'zod'
import { picture } from './files.ts'
import { instant, kopecks, numericId } from './primitives.ts'
import { shownCategory } from './tasks.ts'
import { publicUser } from './users.ts'

/** One of the two sides of a finished job, as a face and a name. */
const jobParty = publicUser.pick({ id: true, name: true, initials: true, role: true, avatar: true })

/** Work that was brought to an end and spoken of by both sides: what was agreed, and what the client says of it. */
export const finishedJob = z.object({
  /** Number of the task. */
  id: numericId,
  title: z.string(),
  category: shownCategory,
  /** `null` for remote work. */
  cityName: z.string().nullable(),
  /** As the executor offered and the client accepted. */
  price: kopecks,
  termDays: z.int().min(1),
  /** Replies that the client chose from. */
  repliesCount: z.int().min(1),
  finishedAt: instant,
  rating: z.int().min(1).max(5),
  /** The client’s words. */
  quote: z.string(),
  /** From the client’s review. */
  photo: picture.nullable(),
  client: jobParty,
  executor: jobParty,
})
export type FinishedJob = z.output<typeof finishedJob>
