import {
  type AnyActorRef,
  assign,
  emit,
  fromPromise,
  type MetaObject,
  type PromiseActorLogic,
  type StateMachine,
  type StateSchema,
  setup,
} from 'xstate'
import { errorMessage, isApiError } from '../api/index.ts'
import { port } from '../ports/index.ts'
import { isIn, withoutField } from './field-errors.ts'
import type { FieldErrors, FormValues } from './form.types.ts'
import type { FormStep, SteppedFormContext, SteppedFormEmitted, SteppedFormEvent } from './stepped-form.types.ts'

export interface SteppedFormOptions<V extends FormValues> {
  /** Name of the machine, e.g. `registrationExecutor`. */
  readonly id: string
  readonly initial: V
  /** At least one; each becomes a state of `filling`. */
  readonly steps: readonly FormStep<V>[]
  /** Messages for the fields that may not be sent as they are. Pure. */
  readonly validate: (values: V) => FieldErrors
}

const createLooseSteppedForm = ({ id, initial, steps, validate }: SteppedFormOptions<FormValues>) => {
  const start = (given: FormValues = {}): SteppedFormContext<FormValues, unknown> => {
    const values = { ...initial, ...given }
    return {
      values,
      problems: validate(values),
      refused: {},
      touched: [],
      attempted: [],
      message: null,
      output: null,
    }
  }

  const base = setup({
    types: {
      input: {} as { readonly values?: FormValues } | undefined,
      context: {} as SteppedFormContext<FormValues, unknown>,
      events: {} as SteppedFormEvent<FormValues>,
      emitted: {} as SteppedFormEmitted<unknown>,
    },
    actors: { submit: fromPromise<unknown, FormValues>(port('submit')) },
    guards: {
      isSound: ({ context }, step: number) =>
        !Object.keys(context.problems).some((path) => isIn(steps[step] as FormStep<FormValues>, path)),
      isRefusedAt: (_, { step, error }: { step: number; error: unknown }) =>
        isApiError(error) && Object.keys(error.fields).some((path) => isIn(steps[step] as FormStep<FormValues>, path)),
    },
    actions: {
      change: assign(({ context }, { name, value }: { name: string; value: unknown }) => {
        const values = { ...context.values, [name]: value }
        return { values, problems: validate(values), refused: withoutField(context.refused, name) }
      }),
      touch: assign(({ context }, name: string) =>
        context.touched.includes(name) || Object.is(context.values[name], initial[name])
          ? {}
          : { touched: [...context.touched, name] },
      ),
      attempt: assign(({ context }, step: string) => ({
        attempted: [...new Set([...context.attempted, step])],
        message: null,
      })),
      startOver: assign(() => start()),
      accept: assign((_, { output }: { output: unknown }) => ({ output })),
      refuse: assign((_, { error }: { error: unknown }) => ({
        message: errorMessage(error),
        refused: isApiError(error) ? error.fields : {},
      })),
      forgetMessage: assign({ message: null }),
      announceDone: emit((_, { output }: { output: unknown }) => ({ type: 'form.done', output }) as const),
      announceRefusal: emit({ type: 'form.refused' }),
      announceMove: emit({ type: 'form.moved' }),
    },
  })

  const stateOf = ({ name }: FormStep<FormValues>, index: number) => {
    const [previous, next] = [steps[index - 1], steps[index + 1]]
    const attempt = { type: 'attempt', params: name } as const
    return base.createStateConfig({
      on: {
        'form.submit': [
          {
            guard: { type: 'isSound', params: index },
            target: next ? next.name : `#${id}.submitting`,
            actions: next ? [attempt, 'announceMove'] : [attempt],
          },
          { actions: [attempt, 'announceRefusal'] },
        ],
        ...(previous && { 'form.back': { target: previous.name, actions: ['forgetMessage', 'announceMove'] } }),
      },
    })
  }
  const last = steps.at(-1)?.name ?? ''

  return base.createMachine({
    id,
    context: ({ input }) => start(input?.values),
    initial: 'filling',
    states: {
      filling: {
        initial: steps[0]?.name ?? '',
        on: {
          'field.change': { actions: { type: 'change', params: ({ event }) => event } },
          'field.blur': { actions: { type: 'touch', params: ({ event }) => event.name } },
          'form.reset': { target: `.${steps[0]?.name}`, actions: 'startOver' },
        },
        states: Object.fromEntries(steps.map((step, index) => [step.name, stateOf(step, index)])),
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
          // Back to the first step with a field that the server refused.
          onError: [
            ...steps.slice(0, -1).map(({ name }, step) => ({
              guard: {
                type: 'isRefusedAt' as const,
                params: ({ event }: { event: { error: unknown } }) => ({ step, error: event.error }),
              },
              target: `filling.${name}`,
              actions: [
                {
                  type: 'refuse' as const,
                  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
                },
                'announceRefusal' as const,
              ],
            })),
            {
              target: `filling.${last}`,
              actions: [{ type: 'refuse', params: ({ event }) => ({ error: event.error }) }, 'announceRefusal'],
            },
          ],
        },
      },
      done: { on: { 'form.reset': { target: 'filling', actions: 'startOver' } } },
    },
  })
}

/** Machine of a form in steps with values `V` whose server answers with `Output`. */
export type SteppedFormMachine<V extends FormValues, Output> = StateMachine<
  SteppedFormContext<V, Output>,
  SteppedFormEvent<V>,
  Record<string, AnyActorRef | undefined>,
  { src: 'submit'; logic: PromiseActorLogic<Output, V>; id: string | undefined },
  never,
  never,
  never,
  'submitting' | 'done' | { filling: string },
  string,
  { readonly values?: Partial<V> } | undefined,
  unknown,
  SteppedFormEmitted<Output>,
  MetaObject,
  StateSchema
>

/**
 * Makes the machine of a form that is filled in step by step: a step is left forwards only when its fields are sound, and
 * backwards always; a refusal of the server leads back to the first step it concerns. Port: the actor `submit`, which
 * gets the values.
 */
export const createSteppedFormMachine = <V extends FormValues, Output>(
  options: SteppedFormOptions<V>,
): SteppedFormMachine<V, Output> =>
  createLooseSteppedForm(options as unknown as SteppedFormOptions<FormValues>) as unknown as SteppedFormMachine<
    V,
    Output
  >
