import * as z from 'zod'
import { instant, numericId } from './primitives.ts'

/** A search of tasks that its owner is told news of. */
export const savedSearch = z.object({
  id: numericId,
  name: z.string(),
  /** The filters as they stand in the address of the list, without `?`. */
  query: z.string(),
  createdAt: instant,
})
export type SavedSearch = z.output<typeof savedSearch>
