import { type ActorRefFrom, assign, emit, fromPromise, not, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage, isApiError } from '../api/index.ts'
import type { EditableTask } from '../contract/task-edit.ts'
import type { Task } from '../contract/tasks.ts'
import { FILES_COMING } from '../files/index.ts'
import { port } from '../ports/index.ts'
import type {
  TaskEditContext,
  TaskEditEmitted,
  TaskEditEvent,
  TaskEditInput,
  UpdateTaskInput,
} from './task-edit.types.ts'
import { caughtUp, problemsNow, startOfEdit, unsavedOf, withoutAnswered } from './task-edit-course.ts'
import { forgetEditDraft, writeEditDraft } from './task-edit-draft.ts'
import { differentFields, taskChangesOf } from './task-edit-values.ts'
import type { FilesMoved } from './task-wizard.types.ts'
import { changedValues, toWizardFields, withFiles } from './task-wizard-values.ts'

type Failure = { readonly error: unknown }

/**
 * Changing a task (product §10): what was typed, kept until it is saved; what has become of the task meanwhile; the one
 * attempt to save. Ports: the actors `updateTask` and `loadTask`; `provideTaskEdit` gives them. Clock and storage come with
 * the input.
 */
export const taskEditMachine = setup({
  types: {
    input: {} as TaskEditInput,
    context: {} as TaskEditContext,
    events: {} as TaskEditEvent,
    emitted: {} as TaskEditEmitted,
  },
  actors: {
    updateTask: fromPromise<Task, UpdateTaskInput>(port('updateTask')),
    loadTask: fromPromise<EditableTask, { id: number }>(port('loadTask')),
  },
  guards: {
    isClosed: ({ context }) => context.task.refusal !== null,
    isUnchanged: ({ context }) => differentFields(context.base, context.values).length === 0,
    isSound: ({ context }) => Object.keys(problemsNow(context)).length === 0,
    isEveryFileHere: ({ context }) => context.missing.length === 0,
    isOutdated: (_, { error }: Failure) =>
      isApiError(error, 'VERSION_CONFLICT', 'TRANSITION_REFUSED', 'CATEGORY_IMMUTABLE'),
  },
  actions: {
    change: assign(({ context }, { name, value }: Extract<TaskEditEvent, { type: 'field.change' }>) => {
      const values = changedValues(context.values, name, value)
      return { values, problems: problemsNow({ ...context, values }), refused: withoutAnswered(context.refused, name) }
    }),
    setFiles: assign(({ context }, { stored, missing }: FilesMoved) => ({
      values: withFiles(context.values, stored, context.clock.now()),
      refused: withoutAnswered(context.refused, 'files'),
      missing,
    })),
    forgetLost: assign({ lost: [] }),
    refuseFiles: assign(({ context }) => ({ refused: { ...context.refused, files: FILES_COMING } })),
    keep: ({ context }) => {
      const missing = [...context.lost, ...context.missing]
      writeEditDraft(context.storage, context.task.id, {
        values: unsavedOf(context),
        missing,
        savedAt: context.clock.now(),
      })
    },
    forget: ({ context }) => forgetEditDraft(context.storage, context.task.id),
    startOver: assign(({ context: { task, categories, timeZone, clock, storage, filesRound } }) => ({
      ...startOfEdit({ task, categories, timeZone, clock, storage }),
      filesRound: filesRound + 1,
    })),
    takeTheirs: assign(({ context }) => {
      const { meanwhile, values } = context
      if (!meanwhile) return {}
      const taken = Object.fromEntries(meanwhile.contested.map((field) => [field, meanwhile.theirs[field]]))
      const next = { ...values, ...taken }
      return {
        values: next,
        problems: problemsNow({ ...context, values: next }),
        filesRound: context.filesRound + 1,
        meanwhile: null,
      }
    }),
    showProblems: assign(({ context }) => ({ isAttempted: true, problems: problemsNow(context) })),
    beginAttempt: assign({ isAttempted: true, refused: {}, message: null, draftSavedAt: null }),
    catchUp: assign(({ context }, { task }: { readonly task: EditableTask }) => caughtUp(context, task)),
    setFailure: assign((_, { error }: Failure) => ({
      message: errorMessage(error),
      refused: isApiError(error) ? toWizardFields(error.fields) : {},
    })),
    announceRefusal: emit({ type: 'edit.refused' }),
    announceSaved: emit((_, { task }: { readonly task: Task }) => ({ type: 'task.saved', task }) as const),
  },
}).createMachine({
  id: 'taskEdit',
  context: ({ input }) => startOfEdit(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isClosed', target: 'closed' }, { target: 'editing' }] },
    editing: {
      on: {
        'field.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'keep'] },
        'files.moved': { actions: [{ type: 'setFiles', params: ({ event }) => event }, 'keep'] },
        'lost.dismiss': { actions: ['forgetLost', 'keep'] },
        'draft.discard': { actions: ['forget', 'startOver'] },
        'theirs.take': { actions: ['takeTheirs', 'keep'] },
        'task.save': [
          // The button says so.
          { guard: 'isUnchanged' },
          { guard: not('isEveryFileHere'), actions: ['refuseFiles', 'announceRefusal'] },
          { guard: 'isSound', target: 'saving', actions: 'beginAttempt' },
          { actions: ['showProblems', 'announceRefusal'] },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'updateTask',
        src: 'updateTask',
        input: ({ context: { task, base, values, timeZone } }) => ({
          id: task.id,
          version: task.version,
          changes: taskChangesOf(base, values, timeZone),
        }),
        onDone: {
          target: 'saved',
          actions: ['forget', { type: 'announceSaved', params: ({ event }) => ({ task: event.output }) }],
        },
        onError: [
          { guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) }, target: 'catchingUp' },
          {
            target: 'editing',
            actions: [{ type: 'setFailure', params: ({ event }) => ({ error: event.error }) }, 'announceRefusal'],
          },
        ],
      },
    },
    catchingUp: {
      invoke: {
        id: 'loadTask',
        src: 'loadTask',
        input: ({ context }) => ({ id: context.task.id }),
        onDone: {
          target: 'opening',
          actions: [{ type: 'catchUp', params: ({ event }) => ({ task: event.output }) }, 'keep', 'announceRefusal'],
        },
        onError: {
          target: 'editing',
          actions: [{ type: 'setFailure', params: ({ event }) => ({ error: event.error }) }, 'announceRefusal'],
        },
      },
    },
    /** The task cannot be changed any more; what was typed stays kept. */
    closed: {},
    saved: { type: 'final' },
  },
})

export type TaskEditActor = ActorRefFrom<typeof taskEditMachine>
export type TaskEditSnapshot = SnapshotFrom<typeof taskEditMachine>

/** The form with its ports made of the API client. */
export const provideTaskEdit = (api: Pick<ApiClient, 'updateTask' | 'getTaskToEdit'>) =>
  taskEditMachine.provide({
    actors: {
      updateTask: fromPromise<Task, UpdateTaskInput>(async ({ input: { id, version, changes }, signal }) => {
        const { data } = await api.updateTask({ params: { id }, body: { ...changes, version } }, { signal })
        return data
      }),
      loadTask: fromPromise<EditableTask, { id: number }>(async ({ input: { id }, signal }) => {
        const { data } = await api.getTaskToEdit({ params: { id } }, { signal })
        return data
      }),
    },
  })
