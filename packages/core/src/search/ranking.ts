/** Published reviews of somebody: how many, and the sum of their ratings. */
interface Ratings {
  readonly count: number
  readonly sum: number
}

/** What somebody unknown is taken for: so many reviews of such a rating (product §12). */
const PRIOR = { count: 5, rating: 4.5 } as const

/** What people are ranked by: (5 × 4.5 + Σ) / (5 + n), so that one good review does not beat fifty. */
export const rankingScore = ({ count, sum }: Ratings): number =>
  (PRIOR.count * PRIOR.rating + sum) / (PRIOR.count + count)
