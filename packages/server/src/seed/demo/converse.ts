import { saidByClient, saidByExecutor } from '../content/wording.ts'
import type { Random } from '../random/random.ts'
import { type DemoDeal, MINUTE } from './demo.types.ts'
import type { Living } from './life.ts'
import { awakeAfter } from './local-time.ts'
import type { Talk } from './telling.ts'

/** Shortest time in which a line can be answered. */
const QUICKEST = 40_000

/** Between which moments a talk happens, and how long people rest between its exchanges (minutes). */
export interface Pace {
  readonly from: number
  readonly until: number
  readonly draw: Random
  readonly rest?: readonly [shortest: number, longest: number]
}

/**
 * Says exchanges with the pauses of people: minutes, sometimes hours, never at night unless there is no other time. Returns
 * the moment of the last line; with no time for all of them the rest stays unsaid.
 */
export function converse(
  living: Living,
  deal: DemoDeal,
  talk: Talk,
  { from, until, draw, rest = [10, 240] }: Pace,
): number {
  const { author } = living.life.task
  let moment = from
  const timed = talk.flatMap((exchange) =>
    exchange.map((line, index) => {
      const pause =
        index === 0
          ? draw.int(...rest)
          : draw.weighted([
              [draw.int(1, 9), 6],
              [draw.int(10, 60), 3],
              [draw.int(70, 240), 1],
            ])
      const said = moment + pause * MINUTE + draw.int(0, 59_000)
      moment = awakeAfter(said, author.city.utcOffset, draw.int(0, 80) * MINUTE)
      return { line, at: moment }
    }),
  )
  const fitting = timed.slice(0, Math.max(0, Math.floor((until - from) / QUICKEST)))
  const overrun = Math.max(1, ((fitting.at(-1)?.at ?? from) - from) / (until - from - QUICKEST))
  let last = from
  for (const { line, at } of fitting) {
    last = Math.max(last + 5000, Math.round(from + (at - from) / overrun))
    const isClients = line.side === 'CLIENT'
    const text = isClients ? saidByClient(line.text, author.speaker) : saidByExecutor(line.text, deal.executor.speaker)
    living.say(deal, last, line.side, text)
  }
  return last
}
