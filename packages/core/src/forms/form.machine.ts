import { assign, emit, fromPromise, setup } from 'xstate'
import { errorMessage, isApiError } from '../api/index.ts'
import { port } from '../ports/index.ts'
import { withoutField } from './field-errors.ts'
import type { FieldErrors, FormContext, FormEmitted, FormEvent, FormMachine, FormValues } from './form.types.ts'

export interface FormOptions<V extends FormValues> {
  /** Name of the machine, e.g. `signIn`. */
  readonly id: string
  readonly initial: V
  /** Messages for the fields that may not be sent as they are. Pure. */
  readonly validate: (values: V) => FieldErrors
}

/** The machine of every form. It is not generic itself, because XState's types do not follow a type parameter. */
const createLooseFormMachine = ({ id, initial, validate }: FormOptions<FormValues>) => {
  const start = (given: FormValues = {}): FormContext<FormValues, unknown> => {
    const values = { ...initial, ...given }
    return {
      values,
      problems: validate(values),
      refused: {},
      touched: [],
      isAttempted: false,
      message: null,
      output: null,
    }
  }

  return setup({
    types: {
      input: {} as { readonly values?: FormValues } | undefined,
      context: {} as FormContext<FormValues, unknown>,
      events: {} as FormEvent<FormValues>,
      emitted: {} as FormEmitted<unknown>,
    },
    actors: { submit: fromPromise<unknown, FormValues>(port('submit')) },
    guards: { isSendable: ({ context }) => Object.keys(context.problems).length === 0 },
    actions: {
      change: assign(({ context }, { name, value }: { name: string; value: unknown }) => {
        const values = { ...context.values, [name]: value }
        return { values, problems: validate(values), refused: withoutField(context.refused, name) }
      }),
      // Leaving a field that nothing was typed into says nothing yet: an error under the first field of a dialog would
      // move «Закрыть» away from the finger that is about to press it.
      touch: assign(({ context }, name: string) =>
        context.touched.includes(name) || Object.is(context.values[name], initial[name])
          ? {}
          : { touched: [...context.touched, name] },
      ),
      attempt: assign({ isAttempted: true, message: null }),
      startOver: assign(() => start()),
      accept: assign((_, { output }: { output: unknown }) => ({ output })),
      refuse: assign((_, { error }: { error: unknown }) => ({
        message: errorMessage(error),
        refused: isApiError(error) ? error.fields : {},
      })),
      announceDone: emit((_, { output }: { output: unknown }) => ({ type: 'form.done', output }) as const),
      announceRefusal: emit({ type: 'form.refused' }),
    },
  }).createMachine({
    id,
    context: ({ input }) => start(input?.values),
    initial: 'filling',
    states: {
      filling: {
        initial: 'editing',
        on: {
          'field.change': { actions: { type: 'change', params: ({ event }) => event } },
          'field.blur': { actions: { type: 'touch', params: ({ event }) => event.name } },
          'form.submit': [
            { guard: 'isSendable', target: 'submitting', actions: 'attempt' },
            { target: '.editing', actions: ['attempt', 'announceRefusal'] },
          ],
          'form.reset': { target: '.editing', actions: 'startOver' },
        },
        states: { editing: {}, failed: {} },
      },
      submitting: {
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => context.values,
          onDone: {
            target: 'done',
            actions: [
              { type: 'accept', params: ({ event }) => ({ output: event.output }) },
              { type: 'announceDone', params: ({ event }) => ({ output: event.output }) },
            ],
          },
          onError: {
            target: 'filling.failed',
            actions: [{ type: 'refuse', params: ({ event }) => ({ error: event.error }) }, 'announceRefusal'],
          },
        },
      },
      done: { on: { 'form.reset': { target: 'filling', actions: 'startOver' } } },
    },
  })
}

/**
 * Makes the machine of one form: what was typed, what is wrong with it, and the one submit that may be under way. Port:
 * the actor `submit`, which gets the values. Input: values to begin with instead of `initial`.
 */
export const createFormMachine = <V extends FormValues, Output>(options: FormOptions<V>): FormMachine<V, Output> =>
  createLooseFormMachine(options as unknown as FormOptions<FormValues>) as unknown as FormMachine<V, Output>
