import type { AnyEventObject, StateValue } from 'xstate'
import type { Chart } from './chart.ts'
import type { Sender } from './live-story.ts'
import type { RecordedTest } from './recorded-test.ts'

/** Words that the story and the panel beside it speak over Storybook's channel. */
export const chartNews = {
  /** Panel → story: tell what is on the stage. */
  asked: 'artel/chart/asked',
  /** Story → panel: {@link StoryNews}, always all of it, so that no order of letters can leave half of another story behind. */
  told: 'artel/chart/told',
  /** Panel → story: {@link SentEvent}. */
  send: 'artel/chart/send',
  /** Panel → story: the number of the event in the log to go back to; −1 starts the story anew. */
  goBack: 'artel/chart/go-back',
  /** Panel → story: id of the machine whose way should become a test. */
  testAsked: 'artel/chart/test-asked',
  /** Story → panel: {@link RecordedTest}. */
  testTold: 'artel/chart/test-told',
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

/** Where a running machine is. */
export interface LiveMachine {
  readonly id: string
  /** The snapshot's value. */
  readonly value: StateValue
  readonly status: 'active' | 'done' | 'error' | 'stopped'
}

/** An event as the log of the panel shows it. */
export interface LoggedEvent {
  /** Its place in the story; {@link chartNews.goBack} takes it. */
  readonly index: number
  readonly machine: string
  readonly type: string
  /** What came with it, without what is no data. */
  readonly data: Readonly<Record<string, unknown>>
  readonly by: Sender
  readonly from: StateValue
  readonly to: StateValue
  readonly isFatal: boolean
}

/** What went wrong, in words for a designer, and as the machine said it. */
export interface Trouble {
  readonly text: string
  readonly details: string | null
  /** Nothing goes on until the story is started anew. */
  readonly isFatal: boolean
}

/** Everything that the panel shows of the story on the stage. */
export interface StoryNews {
  readonly storyId: string
  /** Later ones have larger numbers: the story’s start, and the letter since then. */
  readonly run: number
  readonly letter: number
  /** The machine that the story declares, and the states it shows. */
  readonly declared: { readonly id: string; readonly states: readonly string[] } | null
  /** The declared machine and those that run in the story or have ended in it, each once. */
  readonly charts: readonly StagedChart[]
  readonly machines: readonly LiveMachine[]
  readonly log: readonly LoggedEvent[]
  readonly trouble: Trouble | null
  /** Events are being sent once more. */
  readonly isReplaying: boolean
}

/** An event for the running machine `id`. */
export interface SentEvent {
  readonly id: string
  readonly event: AnyEventObject
}

export type { RecordedTest }
