import { addons } from 'storybook/preview-api'
import type { AnyMachineSnapshot } from 'xstate'
import { chartNews, type LiveMachine, type SentEvent, type StagedCharts } from './chart-news.ts'
import { forgetLiveActors, liveActors, onLiveStep, watchLiveActors } from './live-actors.ts'

/** `parameters.machine` of a story: the machine it shows and in which state, or states side by side. */
export interface MachineParameter {
  readonly id?: string
  readonly state?: string | readonly string[]
}

const liveMachine = (id: string, { value, status }: AnyMachineSnapshot): LiveMachine => ({ id, value, status })

let declared: StagedCharts['declared'] = null

/** Tells the panel which machines are on the stage: the declared one, those that run, then those that have ended. */
const stage = async () => {
  // The pictures need every machine of core; a story alone does not.
  const { stagedChart } = await import('./staged-charts.ts')
  const actors = [...liveActors()]
  const running = actors.filter(([, actor]) => actor.getSnapshot().status === 'active')
  const ids = new Set([...(declared ? [declared.id] : []), ...[...running, ...actors].map(([id]) => id)])
  const charts = [...ids].map(stagedChart).filter((chart) => chart !== null)
  const channel = addons.getChannel()
  channel.emit(chartNews.staged, { declared, charts } satisfies StagedCharts)
  for (const [id, actor] of actors) channel.emit(chartNews.moved, liveMachine(id, actor.getSnapshot()))
}

/** Joins stories to the panel «Схема состояний»: reports running machines, passes on the events that the panel sends. */
export const reportCharts = (): void => {
  watchLiveActors()
  const channel = addons.getChannel()
  onLiveStep((id, snapshot) => channel.emit(chartNews.moved, liveMachine(id, snapshot)))
  channel.on(chartNews.asked, () => void stage())
  channel.on(chartNews.send, ({ id, event }: SentEvent) => liveActors().get(id)?.send(event))
}

/** `beforeEach` of every story: remembers what the story declares, and counts running machines anew. */
export const declareChart = ({
  parameters,
}: {
  readonly parameters: { readonly machine?: MachineParameter }
}): void => {
  const { id, state = [] } = parameters.machine ?? {}
  forgetLiveActors()
  declared = id === undefined ? null : { id, states: typeof state === 'string' ? [state] : state }
}
