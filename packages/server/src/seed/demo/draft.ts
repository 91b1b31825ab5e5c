import { plural } from '@artel/core/format'
import type { Draw, TaskDraft, TaskTemplate, When } from '../content/topic.types.ts'
import { random } from '../random/random.ts'
import { DAY } from './demo.types.ts'
import { dayText, noonAfter } from './local-time.ts'

/** A task as typed, with the days it names. */
export interface Drafted {
  readonly draft: TaskDraft
  readonly when: When
}

/** Fills a template in. The same name draws the same particulars, whatever the moment of publication is. */
export function fillIn(template: TaskTemplate, name: string, publishedAt: number, utcOffset: number): Drafted {
  const stream = random(name)
  const draw: Draw = {
    ...stream,
    day: (inDays) => dayText(publishedAt + inDays * DAY, utcOffset),
    n: (count, forms) => {
      const [one = '', few = '', many = ''] = forms.split('|')
      return `${count} ${plural(count, [one, few, many])}`
    },
  }
  const draft = template(draw)
  return { draft, when: draft.when ?? someTime(random(`${name}:when`)) }
}

function someTime(draw: ReturnType<typeof random>): When {
  const from = draw.int(1, 8)
  return draw.weighted<When>([
    [{ mode: 'ASAP' }, 22],
    [{ mode: 'FLEXIBLE' }, 30],
    [{ mode: 'EXACT', in: draw.int(3, 14) }, 22],
    [{ mode: 'PERIOD', in: from, to: from + draw.int(3, 14) }, 26],
  ])
}

/** Last day that a task names, in days after publication; open-ended ones have thirty. */
export function lastDay(when: When): number {
  if (when.mode === 'EXACT') return when.in
  return when.mode === 'PERIOD' ? when.to : 30
}

/** The days of a task as they are stored; milliseconds. */
export function periodOf(
  when: When,
  createdAt: number,
  utcOffset: number,
): { startPeriod: number | null; endPeriod: number } {
  switch (when.mode) {
    case 'ASAP':
    case 'FLEXIBLE':
      return { startPeriod: null, endPeriod: createdAt + lastDay(when) * DAY }
    case 'EXACT': {
      const day = noonAfter(createdAt, when.in, utcOffset)
      return { startPeriod: day, endPeriod: day }
    }
    case 'PERIOD':
      return {
        startPeriod: noonAfter(createdAt, when.in, utcOffset),
        endPeriod: noonAfter(createdAt, when.to, utcOffset),
      }
  }
}

/** A sum as people name it: 1 700, 12 500, 48 000, 165 000. Roubles. */
export function roundSum(roubles: number): number {
  const step = roubles < 2000 ? 100 : roubles < 20_000 ? 500 : roubles < 100_000 ? 1000 : 5000
  return Math.max(step, Math.round(roubles / step) * step)
}
