import { type Chart, visibleStates } from '../workshop/chart.ts'
import { storiesOfState } from '../workshop/gaps.ts'
import type { MachinePlan } from '../workshop/machine-plans.ts'
import type { Screen } from '../workshop/screens.ts'
import type { StoryRecord } from '../workshop/story-record.ts'

/** How many states there are, and what stands for them. */
export interface StateSum {
  readonly all: number
  readonly shown: number
  /** Not shown, for a reason that is written down. */
  readonly waived: number
  readonly missing: number
}

const sum = (states: readonly { readonly isShown: boolean; readonly reason: string | undefined }[]): StateSum => {
  const shown = states.filter(({ isShown }) => isShown).length
  const waived = states.filter(({ isShown, reason }) => !isShown && reason !== undefined).length
  return { all: states.length, shown, waived, missing: states.length - shown - waived }
}

/** States that the served screens have in common: loading, failed, empty… */
export const screenStateSum = (screens: readonly Screen[]): StateSum =>
  sum(
    screens
      .filter(({ isServed }) => isServed)
      .flatMap(({ states }) => states.map(({ stories, reason }) => ({ isShown: stories.length > 0, reason }))),
  )

/** States of the machines behind the screens. */
export const machineStateSum = (
  charts: readonly Chart[],
  plans: Readonly<Record<string, MachinePlan>>,
  stories: readonly StoryRecord[],
): StateSum =>
  sum(
    charts.flatMap((chart) => {
      const { waived, invisible, awaits } = plans[chart.id] ?? {}
      const isLater = awaits && `Ждёт страниц: ${awaits.join(', ')}`
      return visibleStates(chart).map((state) => ({
        isShown: storiesOfState(stories, chart.id, state).length > 0,
        reason: waived?.[state] ?? invisible ?? isLater,
      }))
    }),
  )
