const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Times of product §10 in milliseconds. */
export const TASK_TIMES = {
  /** The work counts as accepted when the author stays silent for so long after the executor's request. */
  autoFinish: 7 * DAY,
  /** An open task is archived so long after its last day. */
  expire: 24 * HOUR,
  /** A closed task may return without moderation for so long. */
  republish: 30 * DAY,
} as const
