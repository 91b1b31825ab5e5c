import { type Chart, visibleStates } from './chart.ts'
import type { MachinePlan } from './machine-plans.ts'
import type { Screen } from './screens.ts'
import type { StoryRecord } from './story-record.ts'

/** A waiver shorter than this is an excuse. */
const REASON_LENGTH = 15

/** A reason, not a word: for whoever waives what the workshop asks. */
export const isReason = (reason: string | undefined) => reason !== undefined && reason.length >= REASON_LENGTH

/** Stories that show a machine in a state; in a parent state when no inner one is named. */
export const storiesOfState = (stories: readonly StoryRecord[], id: string, state: string): readonly StoryRecord[] =>
  stories.filter(({ machine }) => machine?.id === id && machine.states.includes(state))

const unplannedMachine = ({ id }: Chart) =>
  `Машина ${id}: нет строки в stories/workshop/machine-plans.ts — где её состояния видны, или почему не видны.`

const stateGaps = (chart: Chart, { waived = {} }: MachinePlan, stories: readonly StoryRecord[]): readonly string[] => {
  const visible = visibleStates(chart)
  const needed = visible
    .filter((state) => storiesOfState(stories, chart.id, state).length === 0 && !isReason(waived[state]))
    .map((state) => `Машина ${chart.id}, состояние ${state}: нет истории и нет письменной причины, почему её нет.`)
  const stale = Object.keys(waived)
    .filter((state) => !visible.includes(state) || storiesOfState(stories, chart.id, state).length > 0)
    .map((state) => `Машина ${chart.id}, состояние ${state}: причина в machine-plans.ts больше не нужна.`)
  return [...needed, ...stale]
}

/** Whether the pages that will show a machine are still to come. */
const isAwaiting = ({ awaits }: MachinePlan, screens: readonly Screen[]): boolean =>
  awaits !== undefined && !screens.some(({ name, isServed }) => isServed && awaits.includes(name))

/** What is wrong between the machines of core and the stories; empty when every state has its story or its reason. */
export const machineGaps = (
  charts: readonly Chart[],
  plans: Readonly<Record<string, MachinePlan>>,
  stories: readonly StoryRecord[],
  screens: readonly Screen[],
): readonly string[] => {
  const machines = charts.flatMap((chart) => {
    const plan = plans[chart.id]
    if (!plan) return [unplannedMachine(chart)]
    return plan.invisible === undefined && !isAwaiting(plan, screens) ? stateGaps(chart, plan, stories) : []
  })
  const known = new Map(charts.map((chart) => [chart.id, new Set(visibleStates(chart))]))
  const strangers = stories.flatMap(({ machine, file, state: story }) =>
    (machine?.states ?? [])
      .filter((state) => !known.get(machine?.id ?? '')?.has(state))
      .map((state) => `${file}, ${story}: у машины ${machine?.id} нет состояния ${state}.`),
  )
  const forgotten = Object.keys(plans)
    .filter((id) => !known.has(id))
    .map((id) => `Машина ${id}: её больше нет, а строка в machine-plans.ts осталась.`)
  const names = new Set(screens.map(({ name }) => name))
  const lost = Object.entries(plans).flatMap(([id, { awaits = [] }]) =>
    awaits
      .filter((name) => !names.has(name))
      .map((name) => `Машина ${id} ждёт страницы ${name}, которой нет в таблице маршрутов.`),
  )
  return [...machines, ...strangers, ...forgotten, ...lost]
}

/** What is wrong between the route table and the stories; pages that the app does not serve yet are not asked. */
export const screenGaps = (screens: readonly Screen[]): readonly string[] =>
  screens.flatMap(({ name, isServed, plan, states }) => {
    if (!isServed) return []
    if (!plan) return [`Экран ${name}: приложение его отдаёт, а в stories/workshop/screen-plans.ts строки нет.`]
    return states
      .filter(({ stories, reason }) => stories.length === 0 && !isReason(reason))
      .map(({ state }) => `Экран ${name}, состояние ${state}: нет истории и нет письменной причины, почему её нет.`)
  })
