import * as z from 'zod'
import { file } from './files.ts'
import { COMPLAINT_STATUSES, COMPLAINT_TARGETS, MODERATION_KINDS } from './notification-terms.ts'
import { BAD_ID, instant, numericId, uuid } from './primitives.ts'
import { publicUser } from './users.ts'

export const moderationKind = z.enum(MODERATION_KINDS)

/** Whatever waits for a moderator: numbers and UUIDs are both text here. */
export const moderationRef = z.object({ kind: moderationKind, id: z.string().min(1, BAD_ID).max(64, BAD_ID) })
export type ModerationRef = z.output<typeof moderationRef>

/** Who of the staff has opened an object, and since when. It runs out by itself. */
export const moderationHold = z.object({ id: uuid, name: z.string(), initials: z.string(), since: instant })
export type ModerationHold = z.output<typeof moderationHold>

/** How long a queue is, and since when the first in it waits; `null` when nobody does. */
export const moderationCount = z.object({
  kind: moderationKind,
  count: z.int().min(0),
  waitingSince: instant.nullable(),
})
export type ModerationCount = z.output<typeof moderationCount>

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
  /** Who looks at it now; the viewer, too. */
  heldBy: moderationHold.nullable(),
})
export type ModerationItem = z.output<typeof moderationItem>

/** What of a published object waits: one value beside the other, in words. */
export const moderationChange = z.object({ label: z.string(), before: z.string(), after: z.string() })
export type ModerationChange = z.output<typeof moderationChange>

/** What staff know of a person's past. */
export const moderationHistory = z.object({
  tasks: z.int().min(0),
  finishedTasks: z.int().min(0),
  /** Tasks that a moderator has turned down, and when the last one was. */
  rejections: z.int().min(0),
  lastRejectedAt: instant.nullable(),
  /** Complaints about the person or their tasks that were found right. */
  complaints: z.int().min(0),
})
export type ModerationHistory = z.output<typeof moderationHistory>

/** What a complaint is about. */
export const moderationComplaint = z.object({
  target: z.enum(COMPLAINT_TARGETS),
  targetId: z.string(),
  status: z.enum(COMPLAINT_STATUSES),
  /** What was complained about as it stands now; `null` when it is gone. */
  subject: z.object({ title: z.string(), text: z.string() }).nullable(),
  /** Whose it is. */
  accused: publicUser.nullable(),
  /** The two sides have written to one another. */
  hasChat: z.boolean(),
})
export type ModerationComplaint = z.output<typeof moderationComplaint>

/** What somebody asks to add to the tree of categories; `null` where they leave the section to staff. */
export const moderationCategory = z.object({ name: z.string(), parentId: numericId.nullable() })
export type ModerationCategory = z.output<typeof moderationCategory>

/** An object as it lies on a moderator's desk. */
export const moderationDetails = z.object({
  item: moderationItem,
  /** Empty for what was never published. */
  changes: z.array(moderationChange),
  /** Of its author; of a complaint: of whom it is about. */
  history: moderationHistory.nullable(),
  complaint: moderationComplaint.nullable(),
  /** Of a request for a category. */
  category: moderationCategory.nullable(),
})
export type ModerationDetails = z.output<typeof moderationDetails>

/** A moved address of the site; answered with 301. */
export const redirect = z.object({ id: numericId, from: z.string(), to: z.string(), createdAt: instant })
export type Redirect = z.output<typeof redirect>
