import type { Line } from '../content/talk.types.ts'
import { saidByClient, saidByExecutor } from '../content/wording.ts'
import type { Random } from '../random.ts'
import { type DemoDeal, MINUTE } from './demo.types.ts'
import type { Living } from './life.ts'
import { awakeAfter } from './local-time.ts'

/** Shortest time in which a line can be answered. */
const QUICKEST = 40_000

/**
 * Says lines between two moments with the pauses of people: some minutes, sometimes hours, never at night unless there is
 * no other time. Returns the moment of the last line; with no time for all of them the rest stays unsaid.
 */
export function converse(
  living: Living,
  deal: DemoDeal,
  lines: readonly Line[],
  { from, until, draw }: { readonly from: number; readonly until: number; readonly draw: Random },
): number {
  const { author } = living.life.task
  const fitting = lines.slice(0, Math.floor((until - from) / QUICKEST))
  let moment = from
  const moments = fitting.map(() => {
    const pause = draw.weighted([
      [draw.int(1, 12), 6],
      [draw.int(13, 70), 3],
      [draw.int(90, 420), 1],
    ])
    moment = awakeAfter(moment + pause * MINUTE + draw.int(0, 59_000), author.city.utcOffset, draw.int(0, 80) * MINUTE)
    return moment
  })
  const overrun = Math.max(1, (moment - from) / (until - from - QUICKEST))
  let last = from
  fitting.forEach(({ side, text }, index) => {
    last = Math.max(last + 5000, Math.round(from + ((moments[index] ?? from) - from) / overrun))
    const said = side === 'CLIENT' ? saidByClient(text, author.speaker) : saidByExecutor(text, deal.executor.speaker)
    living.say(deal, last, side, said)
  })
  return last
}
