import type { AnalyticsLevel } from '../contract/analytics-terms.ts'

/** A limit of `null` is a service that is there; 0 is one that is not. */
type Limit = number | null

/** What the limits of the two services open together. */
export const analyticsLevel = ({
  base,
  advanced,
}: {
  readonly base: Limit
  readonly advanced: Limit
}): AnalyticsLevel => {
  if (advanced !== 0) return 'ADVANCED'
  return base === 0 ? 'NONE' : 'BASE'
}
