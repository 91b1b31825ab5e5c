import * as z from 'zod'
import { instant, uuid } from './primitives.ts'

/** A state of a text of the site in which it was once saved. */
export const contentVersion = z.object({
  version: z.int().min(1),
  /** `null` for a text that came with the site. */
  at: instant.nullable(),
  author: z.object({ id: uuid, name: z.string() }).nullable(),
  /** What was saved, by the names of its fields; which there are, the kind says. */
  body: z.record(z.string(), z.unknown()),
})
export type ContentVersion = z.output<typeof contentVersion>
