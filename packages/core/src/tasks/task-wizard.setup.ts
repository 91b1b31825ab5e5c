import { assign, emit, fromPromise, setup } from 'xstate'
import { errorMessage, isApiError, isSessionExpired, isTransportError } from '../api/index.ts'
import { quoted } from '../format/index.ts'
import { withoutField } from '../forms/index.ts'
import { port } from '../ports/index.ts'
import type {
  CreatedTask,
  CreateTaskInput,
  WizardContext,
  WizardEmitted,
  WizardEvent,
  WizardInput,
} from './task-wizard.types.ts'
import { isFilled, nextStepOf, previousStepOf, startOf, takenUp } from './task-wizard-course.ts'
import { forgetDraft, writeDraft } from './task-wizard-draft.ts'
import { stepOfField, WIZARD_STEPS, type WizardStep } from './task-wizard-steps.ts'
import { changedValues, problemsOf, toWizardFields, withFiles } from './task-wizard-values.ts'

type Failure = { readonly error: unknown }

const recheck = (context: WizardContext) => ({
  problems: problemsOf(context.values, { ...context, now: context.clock.now() }),
})

const filesStuck = (names: readonly string[]) =>
  `Не загрузилось: ${names.map(quoted).join(', ')}. Загрузите снова или уберите из списка.`

const firstStepOf = (fields: Readonly<Record<string, string>>): WizardStep => {
  const bad = new Set(Object.keys(fields).map(stepOfField))
  return WIZARD_STEPS.find((step) => bad.has(step)) ?? 'review'
}

/** What the wizard of a task may ask and do; its states stand in `task-wizard.machine.ts`. */
export const wizard = setup({
  types: {
    input: {} as WizardInput,
    context: {} as WizardContext,
    events: {} as WizardEvent,
    emitted: {} as WizardEmitted,
  },
  actors: { createTask: fromPromise<CreatedTask, CreateTaskInput>(port('createTask')) },
  guards: {
    isDestination: ({ context }, step: WizardStep) => context.destination === step,
    isFilled: ({ context }, step: WizardStep) => isFilled(recheck(context).problems, step),
    isWhole: ({ context }) => Object.keys(recheck(context).problems).length === 0,
    isReached: ({ context }, step: WizardStep) =>
      WIZARD_STEPS.indexOf(step) <= Math.max(...context.visited.map((seen) => WIZARD_STEPS.indexOf(seen))),
    isSignedIn: ({ context }) => context.isSignedIn,
    isReady: ({ context }) => context.isSignedIn && context.missing.length === 0,
    // As long as another one moves, one that has failed may be sent again.
    isAnyFileStuck: ({ context: { missing, failedFiles } }) =>
      failedFiles.length > 0 && missing.length === failedFiles.length,
    isEveryFileHere: ({ context }) => context.missing.length === 0,
    isSetAside: ({ context }) => context.found?.isTakenUp === false,
    isFieldRefusal: (_, { error }: Failure) => isApiError(error) && Object.keys(error.fields).length > 0,
    isSessionOver: (_, { error }: Failure) =>
      isSessionExpired(error) || (isApiError(error) && error.statusCode === 401),
    isUnreachable: (_, { error }: Failure) => isTransportError(error),
  },
  actions: {
    change: assign(({ context }, { name, value }: Extract<WizardEvent, { type: 'field.change' }>) => {
      const values = changedValues(context.values, name, value)
      // Other values are another request: the old key would be refused for them.
      return {
        ...recheck({ ...context, values }),
        values,
        refused: withoutField(context.refused, name),
        idempotencyKey: null,
      }
    }),
    setFiles: assign(({ context }, { stored, missing, failed }: Extract<WizardEvent, { type: 'files.moved' }>) => {
      const values = withFiles(context.values, stored, context.clock.now())
      return {
        values,
        idempotencyKey: values === context.values ? context.idempotencyKey : null,
        refused: withoutField(context.refused, 'files'),
        missing,
        failedFiles: failed,
      }
    }),
    forgetLost: assign({ lost: [] }),
    refuseFiles: assign(({ context }) => ({
      refused: { ...context.refused, files: filesStuck(context.failedFiles) },
      destination: 'details' as const,
    })),
    visit: assign(({ context }, step: WizardStep) => ({
      ...recheck(context),
      visited: context.visited.includes(step) ? context.visited : [...context.visited, step],
    })),
    goOn: assign(({ context }, step: WizardStep) => ({ destination: nextStepOf(context, step) })),
    goBack: assign((_, step: WizardStep) => ({ destination: previousStepOf(step) })),
    goTo: assign((_, step: WizardStep) => ({ destination: step })),
    goToProblem: assign(({ context }) => {
      const { problems } = recheck(context)
      return { problems, attempted: WIZARD_STEPS, destination: firstStepOf(problems) }
    }),
    showProblems: assign(({ context }, step: WizardStep) => ({
      ...recheck(context),
      attempted: context.attempted.includes(step) ? context.attempted : [...context.attempted, step],
    })),
    save: ({ context }, step: WizardStep | undefined) => {
      const { storage, clock, visited, values, utm, idempotencyKey, destination } = context
      const missing = [...context.lost, ...context.missing]
      writeDraft(storage, {
        step: step ?? destination,
        visited,
        values,
        missing,
        utm,
        idempotencyKey,
        savedAt: clock.now(),
      })
    },
    forget: ({ context }) => forgetDraft(context.storage),
    takeUp: assign(({ context }) => (context.found ? takenUp(context, context.found.draft) : {})),
    startOver: assign(({ context: { prefill, filesRound, ...surroundings } }) => ({
      ...startOf({ ...surroundings, prefill: prefill.city ? { city: prefill.city } : {} }, null),
      filesRound: filesRound + 1,
    })),
    dismissDraft: assign({ found: null }),
    takeKey: assign(({ context }) => ({
      message: null,
      refused: {},
      isOnlineAgain: false,
      idempotencyKey: context.idempotencyKey ?? context.ids.uuid(),
    })),
    signIn: assign({ isSignedIn: true, wasSignedOut: false }),
    signOut: assign({ isSignedIn: false }),
    loseSession: assign({ isSignedIn: false, wasSignedOut: true }),
    setTask: assign((_, task: CreatedTask) => ({ task })),
    setFailure: assign((_, { error }: Failure) => ({ message: errorMessage(error) })),
    // A definite refusal ends the attempt; an answer that never came, or a broken server, does not.
    endAttempt: assign(({ context }, { error }: Failure) => ({
      idempotencyKey: isApiError(error) && error.statusCode < 500 ? null : context.idempotencyKey,
    })),
    setRefusedFields: assign((_, { error }: Failure) => {
      const refused = isApiError(error) ? toWizardFields(error.fields) : {}
      return { refused, destination: firstStepOf(refused) }
    }),
    setOnlineAgain: assign({ isOnlineAgain: true }),
    askToSignIn: emit({ type: 'signIn.required' }),
    announceRefusal: emit({ type: 'step.refused' }),
    announceTask: emit((_, task: CreatedTask) => ({ type: 'task.created', task }) as const),
  },
})
