import { assign, emit, fromPromise, setup } from 'xstate'
import { errorMessage, isApiError } from '../api/index.ts'
import { port } from '../ports/index.ts'
import { isIn, withoutField } from './field-errors.ts'
import type {
  FieldErrors,
  FormContext,
  FormEmitted,
  FormEvent,
  FormMachine,
  FormStep,
  FormValues,
} from './form.types.ts'

export interface FormOptions<V extends FormValues> {
  /** Name of the machine, e.g. `signIn`. */
  readonly id: string
  readonly initial: V
  /** At least one. Each of several becomes a state of `filling`; one alone is `filling` itself. */
  readonly steps: readonly FormStep[]
  /** Messages for the fields that may not be sent as they are. Pure. */
  readonly validate: (values: V) => FieldErrors
}

type Failure = { readonly event: { readonly error: unknown } }

/** The machine of every form. It is not generic itself, because XState's types do not follow a type parameter. */
const createLooseFormMachine = ({ id, initial, steps, validate }: FormOptions<FormValues>) => {
  const start = (given: FormValues = {}): FormContext<FormValues, unknown> => {
    const values = { ...initial, ...given }
    return {
      values,
      problems: validate(values),
      refused: {},
      touched: [],
      attempted: [],
      message: null,
      code: null,
      output: null,
    }
  }

  const base = setup({
    types: {
      input: {} as { readonly values?: FormValues } | undefined,
      context: {} as FormContext<FormValues, unknown>,
      events: {} as FormEvent<FormValues>,
      emitted: {} as FormEmitted<unknown>,
    },
    actors: { submit: fromPromise<unknown, FormValues>(port('submit')) },
    guards: {
      isSound: ({ context }, step: FormStep) => !Object.keys(context.problems).some((path) => isIn(step, path)),
      isRefusedAt: (_, { step, error }: { step: FormStep; error: unknown }) =>
        isApiError(error) && Object.keys(error.fields).some((path) => isIn(step, path)),
    },
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
      attempt: assign(({ context }, step: string) => ({
        attempted: [...new Set([...context.attempted, step])],
        message: null,
        code: null,
      })),
      startOver: assign(() => start()),
      accept: assign((_, { output }: { output: unknown }) => ({ output })),
      refuse: assign((_, { error }: { error: unknown }) => ({
        message: errorMessage(error),
        code: isApiError(error) ? error.code : null,
        refused: isApiError(error) ? error.fields : {},
      })),
      announceDone: emit((_, { output }: { output: unknown }) => ({ type: 'form.done', output }) as const),
      announceRefusal: emit({ type: 'form.refused' }),
      announceMove: emit({ type: 'form.moved' }),
    },
  })

  const isAlone = steps.length === 1
  const first = steps[0] as FormStep
  /** Where the server's refusal leads to. */
  const failed = ({ name }: FormStep) => ({
    target: isAlone ? `#${id}.filling.failed` : `#${id}.filling.${name}.failed`,
    actions: [
      { type: 'refuse' as const, params: ({ event }: Failure) => ({ error: event.error }) },
      'announceRefusal' as const,
    ],
  })

  const stateOf = (step: FormStep, index: number) => {
    const [previous, next] = [steps[index - 1], steps[index + 1]]
    const attempt = { type: 'attempt', params: step.name } as const
    return {
      initial: 'editing',
      on: {
        'form.submit': [
          {
            guard: { type: 'isSound' as const, params: step },
            target: next ? next.name : `#${id}.submitting`,
            actions: next ? [attempt, 'announceMove' as const] : [attempt],
          },
          { target: '.editing', actions: [attempt, 'announceRefusal' as const] },
        ],
        ...(previous && { 'form.back': { target: previous.name, actions: 'announceMove' as const } }),
      },
      states: { editing: {}, failed: {} },
    }
  }

  const single = isAlone ? stateOf(first, 0) : null
  const filling = base.createStateConfig({
    initial: single ? single.initial : first.name,
    on: {
      ...single?.on,
      'field.change': { actions: { type: 'change', params: ({ event }) => event } },
      'field.blur': { actions: { type: 'touch', params: ({ event }) => event.name } },
      'form.reset': { target: single ? '.editing' : `.${first.name}`, actions: 'startOver' },
    },
    states: single ? single.states : Object.fromEntries(steps.map((step, index) => [step.name, stateOf(step, index)])),
  })

  return base.createMachine({
    id,
    context: ({ input }) => start(input?.values),
    initial: 'filling',
    states: {
      filling,
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
          // Back to the first step with a field that the server refused.
          onError: [
            ...steps.slice(0, -1).map((step) => ({
              guard: {
                type: 'isRefusedAt' as const,
                params: ({ event }: Failure) => ({ step, error: event.error }),
              },
              ...failed(step),
            })),
            failed(steps.at(-1) ?? first),
          ],
        },
      },
      done: { on: { 'form.reset': { target: 'filling', actions: 'startOver' } } },
    },
  })
}

/**
 * Makes the machine of one form: what was typed, what is wrong with it, the step at hand, and the one submit that may be
 * under way. A step is left forwards only when its fields are sound, and backwards always; a refusal of the server leads
 * back to the first step it concerns. Port: the actor `submit`, which gets the values. Input: values to begin with
 * instead of `initial`.
 */
export const createFormMachine = <V extends FormValues, Output>(options: FormOptions<V>): FormMachine<V, Output> =>
  createLooseFormMachine(options as unknown as FormOptions<FormValues>) as unknown as FormMachine<V, Output>
