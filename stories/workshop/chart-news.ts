import type { Chart } from './chart.ts'

/** Words that the story and the panel beside it speak over Storybook's channel. */
export const chartNews = {
  /** Panel → story: tell what is on the stage. */
  asked: 'artel/chart/asked',
  /** Story → panel: {@link StagedCharts}. */
  staged: 'artel/chart/staged',
  /** Story → panel: {@link LiveMachine}. */
  moved: 'artel/chart/moved',
  /** Panel → story: {@link SentEvent}. */
  send: 'artel/chart/send',
} as const

/** A story that shows a state. */
export interface StateStory {
  readonly id: string
  readonly name: string
}

/** A machine with the stories of its states by path. */
export interface StagedChart {
  readonly chart: Chart
  readonly title: string
  readonly stories: Readonly<Record<string, readonly StateStory[]>>
  /** Data for events that are nothing without it. */
  readonly samples: Readonly<Record<string, object>>
}

export interface StagedCharts {
  /** The machine that the story declares, and the states it shows. */
  readonly declared: { readonly id: string; readonly states: readonly string[] } | null
  /** The declared machine and those that run in the story, each once. */
  readonly charts: readonly StagedChart[]
}

/** Where a running machine is. */
export interface LiveMachine {
  readonly id: string
  /** The snapshot's value. */
  readonly value: unknown
  readonly status: 'active' | 'done' | 'error' | 'stopped'
}

/** An event for the running machine `id`. */
export interface SentEvent {
  readonly id: string
  readonly event: { readonly type: string; readonly [payload: string]: unknown }
}
