import type { Clock } from '@artel/core/ports'
import { REVIEW_TIME } from '@artel/core/reviews'
import type { Kysely } from 'kysely'
import { sweepEach } from '../../domain/sweep-each.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { ReviewJudgement } from './review-judgement.ts'
import { selectHiddenLong } from './reviews.queries.ts'

export interface ReviewJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly judgement: Pick<ReviewJudgement, 'reveal'>
}

const TEN_MINUTES_MS = 600_000

/** What happens to reviews because time passes: nobody is waited for longer than there is to write. */
export const reviewJobs = ({ db, clock, judgement }: ReviewJobDeps): Job[] => [
  sweepEach(
    'reviews.reveal',
    TEN_MINUTES_MS,
    (most) => selectHiddenLong(db, new Date(clock.now() - REVIEW_TIME), most),
    (unit, id) => judgement.reveal(unit, id),
  ),
]
