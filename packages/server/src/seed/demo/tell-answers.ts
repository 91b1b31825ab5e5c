import type pg from 'pg'
import { answersSince, ENOUGH_ANSWERS } from '../../features/executors/answers.queries.ts'

/** Writes down how soon everybody answers, as the sweep would: a first start shows it at once. */
export async function tellAnswers(client: pg.PoolClient, now: number): Promise<void> {
  await client.query(`update users set answers_within = typical_answer(id, $1, $2) where role = 'EXECUTOR'`, [
    answersSince(now),
    ENOUGH_ANSWERS,
  ])
}
