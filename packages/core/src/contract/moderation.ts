import * as z from 'zod'
import { file } from './files.ts'
import { MODERATION_KINDS } from './notification-terms.ts'
import { instant, numericId } from './primitives.ts'
import { publicUser } from './users.ts'

export const moderationKind = z.enum(MODERATION_KINDS)

/** One object in a moderator's queue; who waits longest comes first. */
export const moderationItem = z.object({
  kind: moderationKind,
  /** Number or UUID of the object, as text. */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  author: publicUser.nullable(),
  /** What came with it; staff may open the private ones, too. */
  files: z.array(file),
  /** What the automatic filters noticed or what was changed, in words. */
  notes: z.array(z.string()),
  waitingSince: instant,
  version: z.int(),
})
export type ModerationItem = z.output<typeof moderationItem>

/** A moved address of the site; answered with 301. */
export const redirect = z.object({ id: numericId, from: z.string(), to: z.string(), createdAt: instant })
export type Redirect = z.output<typeof redirect>
