import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { TaskInput } from '../contract/tasks.ts'
import { wizard } from './task-wizard.setup.ts'
import type { CreatedTask, CreateTaskInput } from './task-wizard.types.ts'
import { startOf } from './task-wizard-course.ts'
import { WIZARD_STEPS, type WizardStep } from './task-wizard-steps.ts'
import { draftOf, fileIdsOf } from './task-wizard-values.ts'

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
        fileIds: fileIdsOf(context.values),
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
