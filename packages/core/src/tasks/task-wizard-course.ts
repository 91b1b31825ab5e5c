import { suggestCategory } from '../categories/index.ts'
import type { TaskFieldErrors } from './check-task-input.ts'
import type { WizardContext, WizardInput } from './task-wizard.types.ts'
import { readDraft, type WizardDraft } from './task-wizard-draft.ts'
import { isFieldOf, WIZARD_STEPS, type WizardStep, wizardStepFields } from './task-wizard-steps.ts'
import { emptyWizardValues, problemsOf } from './task-wizard-values.ts'

type Course = Pick<WizardContext, 'problems' | 'visited' | 'prefill'>

/** Nothing is wrong with what the step asks for. */
export const isFilled = (problems: TaskFieldErrors, step: WizardStep): boolean =>
  !Object.keys(problems).some((path) => isFieldOf(step, path))

/** On the first pass a step that was prefilled well is skipped; once the review was seen, so is every step that is fine. */
const isSkipped = ({ problems, visited, prefill }: Course, step: WizardStep): boolean => {
  if (step === 'review' || !isFilled(problems, step)) return false
  if (visited.includes('review')) return true
  return !visited.includes(step) && wizardStepFields[step].some((field) => field in prefill)
}

const firstFrom = (course: Course, position: number): WizardStep =>
  WIZARD_STEPS.find((step, index) => index >= position && !isSkipped(course, step)) ?? 'review'

/** Where «Далее» leads from a step. */
export const nextStepOf = (course: Course, step: WizardStep): WizardStep =>
  firstFrom(course, WIZARD_STEPS.indexOf(step) + 1)

/** Where «Назад» leads: also to a step that was skipped, so that it can be mended. */
export const previousStepOf = (step: WizardStep): WizardStep =>
  WIZARD_STEPS[Math.max(0, WIZARD_STEPS.indexOf(step) - 1)] ?? 'what'

/** What the visitor comes with; a title that clearly speaks of one category, none other than asked for, brings it along. */
const broughtAlong = (input: WizardInput): Pick<WizardContext, 'prefill' | 'branch'> => {
  const { categories, category = '', prefill = {} } = input
  const asked = categories.bySlug.get(category)
  if (asked && categories.isLeaf(asked.id)) return { prefill: { categoryId: asked.id, ...prefill }, branch: null }
  const branch = asked ?? null
  if (prefill.title === undefined || prefill.categoryId !== undefined) return { prefill, branch }
  const suggested = suggestCategory(categories, prefill.title)
  const isFit = suggested !== null && (!branch || categories.path(suggested.id).includes(branch))
  return { prefill: isFit ? { ...prefill, categoryId: suggested.id } : prefill, branch }
}

/** The wizard where a draft left it; what was prefilled fills the gaps of an older draft, as the city may. */
export const takenUp = (context: WizardContext, draft: WizardDraft): WizardContext => {
  const { city } = context.prefill
  const values = { ...draft.values, city: draft.values.city ?? city ?? null }
  return {
    ...context,
    values,
    problems: problemsOf(values, { ...context, now: context.clock.now() }),
    refused: {},
    missing: [],
    failedFiles: [],
    lost: draft.missing,
    filesRound: context.filesRound + 1,
    visited: draft.visited,
    attempted: [],
    destination: draft.step,
    utm: { ...draft.utm, ...context.utm },
    found: { draft, isTakenUp: true },
    idempotencyKey: draft.idempotencyKey,
    message: null,
  }
}

/**
 * Where the wizard starts. A draft is taken up, unless the visitor comes with a new task in mind (a title or a category): then
 * it is set aside and offered.
 */
export const startOf = (
  input: WizardInput,
  draft: WizardDraft | null = readDraft(input.storage, input.clock.now()),
): WizardContext => {
  const { prefill, branch } = broughtAlong(input)
  const values = { ...emptyWizardValues, ...prefill }
  const problems = problemsOf(values, { ...input, now: input.clock.now() })
  const context: WizardContext = {
    categories: input.categories,
    timeZone: input.timeZone,
    clock: input.clock,
    storage: input.storage,
    ids: input.ids,
    isSignedIn: input.isSignedIn,
    utm: input.utm ?? {},
    prefill,
    branch,
    values,
    problems,
    refused: {},
    visited: [],
    attempted: [],
    destination: firstFrom({ problems, visited: [], prefill }, 0),
    found: draft && { draft, isTakenUp: false },
    idempotencyKey: null,
    message: null,
    isOnlineAgain: false,
    missing: [],
    failedFiles: [],
    lost: [],
    filesRound: 0,
    wasSignedOut: false,
    task: null,
  }
  const isNewTask = branch !== null || prefill.title !== undefined || prefill.categoryId !== undefined
  return draft && !isNewTask ? takenUp(context, draft) : context
}
