import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { COUNTED, type Job, type JobContext, sweep } from '../platform/jobs/jobs.ts'
import { Refusal } from './refusal.ts'

/** What one look takes up; the rest waits for the next round of the same run. */
const BATCH = 100

/** A sweep that handles what is due one by one, each in a transaction of its own, until nothing is. */
export function sweepEach(
  name: string,
  everyMs: number,
  select: (most: number) => Promise<number[]>,
  handle: (unit: UnitOfWork, id: number) => Promise<void>,
): Job {
  return sweep({
    name,
    everyMs,
    waiting: async () => (await select(COUNTED)).length,
    async run(ctx) {
      let last: number[] = []
      do {
        ctx.signal.throwIfAborted()
        // What could not be moved would be selected for ever.
        const stuck = new Set(last)
        last = (await select(BATCH)).filter((id) => !stuck.has(id))
        for (const id of last) await handleOne(ctx, id, handle)
      } while (last.length === BATCH)
    },
  })
}

/** Somebody else was faster, and there is nothing to do any more. */
async function handleOne(ctx: JobContext, id: number, handle: (unit: UnitOfWork, id: number) => Promise<void>) {
  try {
    await ctx.unit((unit) => handle(unit, id))
    ctx.handled(1)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
