import { suggestCategories } from '../categories/index.ts'
import type { Category, CategoryProperty } from '../contract/categories.ts'
import { TASK_LIMITS } from '../contract/task-terms.ts'
import { dayLimits } from './calendar-days.ts'
import type { TaskFieldErrors } from './check-task-input.ts'
import { type FoundContact, findContacts } from './find-contacts.ts'
import type { TaskWizardSnapshot } from './task-wizard.machine.ts'
import type { CreatedTask, WizardContext } from './task-wizard.types.ts'
import { isFilled } from './task-wizard-course.ts'
import { isFieldOf, WIZARD_STEPS, type WizardStep } from './task-wizard-steps.ts'
import type { WizardValues } from './task-wizard-values.ts'

/** One step in the list of steps. `done` was seen and is fine; `todo` was not reached yet. */
export interface WizardStepViewState {
  readonly step: WizardStep
  readonly state: 'current' | 'done' | 'unfinished' | 'todo'
}

/** A draft of before: its values are already in the fields, or it waits to be taken up. */
export interface WizardDraftViewState {
  readonly status: 'takenUp' | 'setAside'
  readonly title: string
  /** Milliseconds. */
  readonly savedAt: number
}

/** What a screen may know of the wizard. `errors` holds only what may be shown now, by field. */
export type WizardViewState =
  | {
      readonly status: 'editing'
      readonly step: WizardStep
      readonly steps: readonly WizardStepViewState[]
      /** «Шаг 2 из 7». */
      readonly progress: { readonly number: number; readonly total: number }
      readonly values: WizardValues
      readonly errors: TaskFieldErrors
      readonly canGoBack: boolean
      readonly draft: WizardDraftViewState | null
      /** Why the last attempt to send failed. */
      readonly message: string | null
      /** Leaves that the title speaks of, or all of the branch that the visitor came with; only at the first step. */
      readonly suggestions: readonly Category[]
      /** Set while the suggestions are those of a branch. */
      readonly branch: Category | null
      /** What the category asks. */
      readonly questions: readonly CategoryProperty[]
      /** Contacts in the texts: a warning that a moderator will look first. */
      readonly contacts: readonly FoundContact[]
      /** Names of files that are chosen and have not arrived. */
      readonly missing: readonly string[]
      /** Names of files that have to be chosen again: the page that had them is gone. */
      readonly lost: readonly string[]
      /** First and last day that may be chosen, `YYYY-MM-DD`. */
      readonly days: readonly [first: string, last: string]
    }
  | { readonly status: 'submitting'; readonly values: WizardValues }
  /** The task is ready, its files are still on their way. */
  | { readonly status: 'awaitingFiles'; readonly values: WizardValues; readonly missing: readonly string[] }
  | { readonly status: 'awaitingSignIn'; readonly values: WizardValues; readonly reason: 'guest' | 'expired' }
  | {
      readonly status: 'keptOffline'
      readonly values: WizardValues
      readonly message: string
      /** The connection is back: offer to send. */
      readonly isOnlineAgain: boolean
    }
  | { readonly status: 'submitted'; readonly task: CreatedTask }

const stateOf = (
  { visited, problems }: WizardContext,
  step: WizardStep,
  current: WizardStep,
): WizardStepViewState['state'] => {
  if (step === current) return 'current'
  const furthest = Math.max(...visited.map((seen) => WIZARD_STEPS.indexOf(seen)))
  if (WIZARD_STEPS.indexOf(step) > furthest) return 'todo'
  return isFilled(problems, step) ? 'done' : 'unfinished'
}

const errorsOf = ({ problems, refused, attempted }: WizardContext, step: WizardStep): TaskFieldErrors => {
  const shown = attempted.includes(step) ? problems : {}
  const entries = Object.entries({ ...shown, ...refused })
  return Object.fromEntries(entries.filter(([path]) => isFieldOf(step, path) || step === 'review'))
}

const draftOf = ({ found }: WizardContext): WizardDraftViewState | null =>
  found && {
    status: found.isTakenUp ? 'takenUp' : 'setAside',
    title: found.draft.values.title,
    savedAt: found.draft.savedAt,
  }

type Suggested = Pick<Extract<WizardViewState, { readonly status: 'editing' }>, 'suggestions' | 'branch'>

const suggestedAt = (step: WizardStep, { categories, values, branch }: WizardContext): Suggested => {
  const byTitle = step === 'what' ? suggestCategories(categories, values.title) : []
  return step === 'what' && byTitle.length === 0 && branch
    ? { suggestions: categories.leaves(branch.id), branch }
    : { suggestions: byTitle, branch: null }
}

const stepOf = (snapshot: TaskWizardSnapshot): WizardStep =>
  WIZARD_STEPS.find((step) => snapshot.matches({ editing: step })) ?? snapshot.context.destination

/** The wizard as a screen shows it. */
export const selectWizard = (snapshot: TaskWizardSnapshot): WizardViewState => {
  const { context } = snapshot
  const { values, categories } = context
  if (context.task !== null) return { status: 'submitted', task: context.task }
  if (snapshot.matches({ sending: 'submitting' })) return { status: 'submitting', values }
  if (snapshot.matches({ sending: 'awaitingFiles' })) {
    return { status: 'awaitingFiles', values, missing: context.missing }
  }
  if (snapshot.matches({ sending: 'awaitingSignIn' })) {
    return { status: 'awaitingSignIn', values, reason: context.wasSignedOut ? 'expired' : 'guest' }
  }
  if (snapshot.matches({ sending: 'keptOffline' })) {
    return { status: 'keptOffline', values, message: context.message ?? '', isOnlineAgain: context.isOnlineAgain }
  }
  const step = stepOf(snapshot)
  return {
    status: 'editing',
    step,
    steps: WIZARD_STEPS.map((one) => ({ step: one, state: stateOf(context, one, step) })),
    progress: { number: WIZARD_STEPS.indexOf(step) + 1, total: WIZARD_STEPS.length },
    values,
    errors: errorsOf(context, step),
    canGoBack: step !== WIZARD_STEPS[0],
    draft: draftOf(context),
    message: context.message,
    ...suggestedAt(step, context),
    questions: values.categoryId === null ? [] : categories.properties(values.categoryId),
    contacts: findContacts(`${values.title}\n${values.description}`),
    missing: context.missing,
    lost: context.lost,
    days: dayLimits(context.clock.now(), context.timeZone, TASK_LIMITS.horizonDays),
  }
}
