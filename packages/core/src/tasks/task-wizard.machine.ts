import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage, isApiError, isSessionExpired, isTransportError } from '../api/index.ts'
import type { TaskInput } from '../contract/tasks.ts'
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
import { draftOf, problemsOf, toWizardFields } from './task-wizard-values.ts'

type Failure = { readonly error: unknown }

const recheck = (context: WizardContext) => ({
  problems: problemsOf(context.values, { ...context, now: context.clock.now() }),
})

const idsOf = (files: readonly { readonly id: string }[]) => files.map(({ id }) => id).join()

const filesStuck = (names: readonly string[]) =>
  `Не загрузилось: ${names.map(quoted).join(', ')}. Загрузите снова или уберите из списка.`

const firstStepOf = (fields: Readonly<Record<string, string>>): WizardStep => {
  const bad = new Set(Object.keys(fields).map(stepOfField))
  return WIZARD_STEPS.find((step) => bad.has(step)) ?? 'review'
}

const wizard = setup({
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
      const values = { ...context.values, [name]: value }
      // Other values are another request: the old key would be refused for them.
      return {
        ...recheck({ ...context, values }),
        values,
        refused: withoutField(context.refused, name),
        idempotencyKey: null,
      }
    }),
    setFiles: assign(({ context }, { stored, missing, failed }: Extract<WizardEvent, { type: 'files.moved' }>) => {
      const { values, clock } = context
      const known = new Map(values.files.map((file) => [file.id, file]))
      const files = stored.map((file) => known.get(file.id) ?? { ...file, keptAt: clock.now() })
      const isSame = idsOf(files) === idsOf(values.files)
      return {
        values: isSame ? values : { ...values, files },
        idempotencyKey: isSame ? context.idempotencyKey : null,
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
      const { storage, clock, visited, values, idempotencyKey, destination } = context
      const missing = [...context.lost, ...context.missing]
      writeDraft(storage, { step: step ?? destination, visited, values, missing, idempotencyKey, savedAt: clock.now() })
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

/** Both ways out of a step lead through `routing` and save the draft. */
const leave = <W extends 'goOn' | 'goBack'>(way: W, step: WizardStep) => ({
  target: 'routing' as const,
  actions: [
    { type: way, params: step },
    { type: 'save' as const, params: undefined },
  ],
})

const stepConfig = (step: Exclude<WizardStep, 'contacts' | 'review'>) =>
  wizard.createStateConfig({
    entry: { type: 'visit', params: step },
    on: {
      'step.next': [
        { guard: { type: 'isFilled', params: step }, ...leave('goOn', step) },
        { actions: [{ type: 'showProblems', params: step }, 'announceRefusal'] },
      ],
      ...(step !== 'what' && { 'step.back': leave('goBack', step) }),
    },
  })

const submitting = wizard.createStateConfig({
  invoke: {
    id: 'createTask',
    src: 'createTask',
    input: ({ context }) => ({
      // Whole: `isWhole` let it through.
      body: {
        ...(draftOf(context.values, context.timeZone) as TaskInput),
        fileIds: context.values.files.map(({ id }) => id),
      },
      idempotencyKey: context.idempotencyKey ?? '',
    }),
    onDone: {
      target: '#taskWizard.submitted',
      actions: [
        { type: 'setTask', params: ({ event }) => event.output },
        'forget',
        { type: 'announceTask', params: ({ event }) => event.output },
      ],
    },
    onError: [
      {
        guard: { type: 'isFieldRefusal', params: ({ event }) => ({ error: event.error }) },
        target: '#taskWizard.editing.routing',
        actions: [
          { type: 'setRefusedFields', params: ({ event }) => ({ error: event.error }) },
          { type: 'endAttempt', params: ({ event }) => ({ error: event.error }) },
          'announceRefusal',
        ],
      },
      {
        guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
        target: 'awaitingSignIn',
        actions: 'loseSession',
      },
      {
        guard: { type: 'isUnreachable', params: ({ event }) => ({ error: event.error }) },
        target: 'keptOffline',
        actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
      },
      {
        target: '#taskWizard.editing.review',
        actions: [
          { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          { type: 'endAttempt', params: ({ event }) => ({ error: event.error }) },
          'announceRefusal',
        ],
      },
    ],
  },
})

/**
 * The task wizard (product §14): steps with their values, the draft that outlives a reload, and the one attempt to
 * send that survives bad connections, an expired session and a guest's sign-in. Port: the actor `createTask`;
 * `provideTaskWizard` gives it. Clock, storage and ids come with the input.
 */
export const taskWizardMachine = wizard.createMachine({
  id: 'taskWizard',
  context: ({ input }) => startOf(input),
  initial: 'editing',
  on: {
    'session.signedIn': { actions: 'signIn' },
    'session.signedOut': { actions: 'signOut' },
    'files.moved': { actions: { type: 'setFiles', params: ({ event }) => event } },
  },
  states: {
    editing: {
      initial: 'routing',
      on: {
        'field.change': [
          // The draft set aside stays in storage until the person has decided about it.
          { guard: 'isSetAside', actions: { type: 'change', params: ({ event }) => event } },
          {
            actions: [
              { type: 'change', params: ({ event }) => event },
              { type: 'save', params: undefined },
            ],
          },
        ],
        'step.open': {
          guard: { type: 'isReached', params: ({ event }) => event.step },
          target: '.routing',
          actions: [
            { type: 'goTo', params: ({ event }) => event.step },
            { type: 'save', params: undefined },
          ],
        },
        'files.moved': [
          { guard: 'isSetAside', actions: { type: 'setFiles', params: ({ event }) => event } },
          {
            actions: [
              { type: 'setFiles', params: ({ event }) => event },
              { type: 'save', params: undefined },
            ],
          },
        ],
        'lost.dismiss': { actions: ['forgetLost', { type: 'save', params: undefined }] },
        'draft.takeUp': { guard: 'isSetAside', target: '.routing', actions: 'takeUp' },
        'draft.discard': [
          { guard: 'isSetAside', actions: ['forget', 'dismissDraft'] },
          { target: '.routing', actions: ['forget', 'startOver'] },
        ],
        'draft.dismiss': { actions: 'dismissDraft' },
      },
      states: {
        routing: {
          always: WIZARD_STEPS.map((step) => ({
            guard: { type: 'isDestination' as const, params: step },
            target: step,
          })),
        },
        what: stepConfig('what'),
        details: stepConfig('details'),
        where: stepConfig('where'),
        when: stepConfig('when'),
        budget: stepConfig('budget'),
        // Both its fields always have a value that is fine.
        contacts: {
          entry: { type: 'visit', params: 'contacts' },
          on: { 'step.next': leave('goOn', 'contacts'), 'step.back': leave('goBack', 'contacts') },
        },
        review: {
          entry: { type: 'visit', params: 'review' },
          on: {
            'step.back': leave('goBack', 'review'),
            'task.submit': [
              { guard: 'isWhole', target: '#taskWizard.sending' },
              { target: 'routing', actions: ['goToProblem', 'announceRefusal'] },
            ],
          },
        },
      },
    },
    sending: {
      initial: 'checking',
      entry: ['takeKey', { type: 'save', params: 'review' }],
      states: {
        checking: {
          always: [
            { guard: 'isReady', target: 'submitting' },
            { guard: 'isSignedIn', target: 'awaitingFiles' },
            { target: 'awaitingSignIn' },
          ],
        },
        awaitingFiles: {
          always: [
            {
              guard: 'isEveryFileHere',
              target: 'submitting',
              actions: ['takeKey', { type: 'save', params: 'review' }],
            },
            {
              guard: 'isAnyFileStuck',
              target: '#taskWizard.editing.routing',
              actions: ['refuseFiles', 'announceRefusal'],
            },
          ],
        },
        awaitingSignIn: {
          entry: 'askToSignIn',
          on: {
            'session.signedIn': { target: 'checking', actions: 'signIn' },
            'signIn.dismiss': '#taskWizard.editing.review',
          },
        },
        submitting,
        keptOffline: {
          on: {
            'connection.restored': { actions: 'setOnlineAgain' },
            'task.submit': { target: '#taskWizard.sending', reenter: true },
            'step.open': {
              target: '#taskWizard.editing.routing',
              actions: { type: 'goTo', params: ({ event }) => event.step },
            },
          },
        },
      },
    },
    submitted: { type: 'final' },
  },
})

export type TaskWizardActor = ActorRefFrom<typeof taskWizardMachine>
export type TaskWizardSnapshot = SnapshotFrom<typeof taskWizardMachine>

/** The wizard with its port made of the API client. */
export const provideTaskWizard = (api: Pick<ApiClient, 'createTask'>) =>
  taskWizardMachine.provide({
    actors: {
      createTask: fromPromise<CreatedTask, CreateTaskInput>(async ({ input: { body, idempotencyKey }, signal }) => {
        const { data } = await api.createTask({ body }, { signal, idempotencyKey })
        return { id: data.id, status: data.status }
      }),
    },
  })
