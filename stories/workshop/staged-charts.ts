import facts from 'virtual:workshop'
import { visibleStates } from './chart.ts'
import type { StagedChart } from './chart-news.ts'
import { eventSamples } from './event-samples.ts'
import { storiesOfState } from './gaps.ts'
import { machinePlans } from './machine-plans.ts'
import { charts } from './machines.ts'

/** The picture of a machine with the stories of its states; `null` for a machine that is not core's. */
export const stagedChart = (id: string): StagedChart | null => {
  const chart = charts.find((one) => one.id === id)
  if (!chart) return null
  const stories = visibleStates(chart).map((state) => [
    state,
    storiesOfState(facts.stories, id, state).map((story) => ({ id: story.id, name: story.name })),
  ])
  const { title = id } = machinePlans[id] ?? {}
  const samples = (eventSamples as Readonly<Record<string, StagedChart['samples']>>)[id] ?? {}
  return { chart, title, samples, stories: Object.fromEntries(stories) }
}
