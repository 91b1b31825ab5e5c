import { activeStates } from '../active-states.ts'
import type { Chart } from '../chart.ts'
import type { StagedChart, StoryNews } from '../chart-news.ts'

/**
 * What the panel knows after a letter. Letters come by two ways in development, of which one is late after a reload, and from
 * stories that are just leaving: an earlier one, and one of another story, changes nothing.
 */
export const hear = (known: StoryNews | null, told: StoryNews): StoryNews => {
  if (!known) return told
  const isLater = told.run > known.run || (told.run === known.run && told.letter > known.letter)
  return isLater ? told : known
}

/** What of it is about the story that is open; `null` until that one has said something. */
export const newsOf = (known: StoryNews | null, openStory: string | undefined): StoryNews | null =>
  known !== null && known.storyId === openStory ? known : null

/** How the machine on the picture is. */
export type MachineStatus = 'running' | 'ended' | 'broken' | 'frozen'

/** What the panel shows of one machine. */
export interface ShownMachine {
  readonly staged: StagedChart
  readonly status: MachineStatus
  /** Paths of the states it is in, outer ones too. */
  readonly lit: readonly string[]
}

/** `a.b` → `a`, `a.b`. */
const parents = (path: string): readonly string[] =>
  path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'))

/** Whether a machine in these states is at its end: a final state of its own, not of a part of it. */
const endsIn = ({ root }: Chart, states: readonly string[]): boolean =>
  root.states.some(({ kind, path }) => kind === 'final' && states.includes(path))

/** The chosen machine, or the one that the story declares, or the first that runs. */
export const shownMachine = (news: StoryNews, chosen: string | null): ShownMachine | null => {
  const { charts, declared, machines } = news
  const staged =
    charts.find(({ chart }) => chart.id === chosen) ??
    charts.find(({ chart }) => chart.id === declared?.id) ??
    charts[0]
  if (!staged) return null
  const { chart } = staged
  const live = machines.find(({ id }) => id === chart.id)
  if (live) {
    const status = live.status === 'active' ? 'running' : live.status === 'error' ? 'broken' : 'ended'
    return { staged, status, lit: activeStates(live.value) }
  }
  const frozen = declared?.id === chart.id ? declared.states : []
  return { staged, status: endsIn(chart, frozen) ? 'ended' : 'frozen', lit: frozen.flatMap(parents) }
}
