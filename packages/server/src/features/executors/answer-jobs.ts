import type { Clock } from '@artel/core/ports'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { COUNTED, type Job, sweep } from '../../platform/jobs/jobs.ts'
import * as queries from './answers.queries.ts'

export interface AnswerJobDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
}

const TEN_MINUTES_MS = 600_000
/** Executors of one transaction. */
const BATCH = 100
/** Executors of one run: who is left waits for the next, so that hundreds of thousands take an hour or two of the day. */
const MOST = 20_000

/**
 * Keeps how soon executors answer in chats (`users.answers_within`): once a day it goes through all of them, a few at a time, for the
 * figure changes as well by what is written as by what becomes too old to count.
 */
export function answerJobs({ db, clock }: AnswerJobDeps): Job[] {
  /** Looks at the next few of the round; answers how many, fewer than a batch when the round is over. */
  const renewNext = async (trx: Transaction<Schema>): Promise<number> => {
    const now = clock.now()
    const round = await queries.readRound(trx, now)
    if (!round) return 0
    const ids = await queries.selectNext(trx, round.afterId, BATCH)
    if (ids.length > 0) await queries.renewAnswers(trx, ids, now)
    await queries.saveRound(trx, round.beganAt, ids.length === BATCH ? (ids.at(-1) ?? null) : null)
    return ids.length
  }

  return [
    sweep({
      name: 'executors.renewAnswers',
      everyMs: TEN_MINUTES_MS,
      waiting: async () => {
        const round = await queries.readRound(db, clock.now())
        return round ? queries.countNext(db, round.afterId, COUNTED) : 0
      },
      async run(ctx) {
        for (let seen = 0; seen < MOST; seen += BATCH) {
          ctx.signal.throwIfAborted()
          const count = await ctx.unit(({ trx }) => renewNext(trx))
          ctx.handled(count)
          if (count < BATCH) return
        }
      },
    }),
  ]
}
