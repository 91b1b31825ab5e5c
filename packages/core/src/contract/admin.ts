import * as z from 'zod'
import {
  ACCOUNT_EVENTS,
  ACCOUNT_STATES,
  BLOCK_RULES,
  PRICE_CHANGE_STATES,
  STAFF_ACTIONS,
  STAFF_OBJECTS,
} from './admin-terms.ts'
import { instant, numericId, uuid } from './primitives.ts'
import { businessType, role, verificationStatus } from './users.ts'

/** Somebody of the staff, by the name that colleagues know. */
const colleague = z.object({ id: uuid, name: z.string() })

/** One line of the journal: who did what to which object, and when. */
export const logLine = z.object({
  /** The source and the number in it: lines come from several tables. */
  id: z.string(),
  action: z.enum(STAFF_ACTIONS),
  actor: colleague,
  object: z.object({
    kind: z.enum(STAFF_OBJECTS),
    /** Number, UUID or key, as text. */
    id: z.string(),
    /** What it is called now; empty for what has no name or is gone. */
    title: z.string(),
  }),
  /** Values of what was changed: roles, kopecks, addresses. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The rule that was broken, in the words of the object's own rules. */
  rule: z.string().nullable(),
  comment: z.string().nullable(),
  createdAt: instant,
})
export type LogLine = z.output<typeof logLine>

/** An account in the list of all. */
export const adminUser = z.object({
  id: uuid,
  code: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  role,
  state: z.enum(ACCOUNT_STATES),
  /** Short name of a company that has one. */
  companyName: z.string().nullable(),
  createdAt: instant,
  lastVisitAt: instant.nullable(),
})
export type AdminUser = z.output<typeof adminUser>

/** All that an administrator sees of an account. */
export const adminUserDetails = z.object({
  ...adminUser.shape,
  version: z.int(),
  emailConfirmed: z.boolean(),
  phoneConfirmed: z.boolean(),
  cityName: z.string().nullable(),
  company: z
    .object({ businessType, verificationStatus, inn: z.string().nullable(), shortName: z.string().nullable() })
    .nullable(),
  /** Why and since when nobody can sign in; `null` for an account that works. */
  block: z.object({ rule: z.enum(BLOCK_RULES), comment: z.string().nullable(), since: instant }).nullable(),
  counts: z.object({
    tasks: z.int().min(0),
    replies: z.int().min(0),
    /** About the person or their tasks. */
    complaints: z.int().min(0),
    sessions: z.int().min(0),
  }),
  /** Roles that the account may get. */
  roles: z.array(role),
  allowedEvents: z.array(z.enum(ACCOUNT_EVENTS)),
  /** Why the others are refused, by the code of the lifecycle. */
  refusals: z.partialRecord(z.enum(ACCOUNT_EVENTS), z.string()),
  /** What staff have done to the account, the last first. */
  log: z.array(logLine),
})
export type AdminUserDetails = z.output<typeof adminUserDetails>

/** Kopecks of a price, pieces of a limit; `null` for no limit. */
const listValue = z.int().min(0).nullable()

/** A price or a limit that administrators set (docs/adr/0028). */
export const listPrice = z.object({
  /** Stable name, e.g. `TARIFF:PRO`, `REPLIES:piece:10`, `LIMIT:PRO:REPLIES` or `ADDED:CASES`. */
  key: z.string(),
  group: z.enum(['TARIFF', 'SERVICE', 'LIMIT']),
  title: z.string(),
  /** What holds now. */
  value: listValue,
  /** How often it was changed; whoever changes it says which they have seen. */
  version: z.int().min(0),
  /** All that was ever set, what begins last first; before the first of them is what the site began with. */
  changes: z.array(
    z.object({
      id: numericId,
      value: listValue,
      validFrom: instant,
      changedAt: instant,
      changedBy: colleague,
      state: z.enum(PRICE_CHANGE_STATES),
    }),
  ),
})
export type ListPrice = z.output<typeof listPrice>
