import type { AnyActorRef, MetaObject, PromiseActorLogic, StateMachine, StateSchema, StateValue } from 'xstate'

/** Values of a form by field. */
export type FormValues = Readonly<Record<string, unknown>>
/** Name of a field. */
export type FieldName<V extends FormValues> = keyof V & string
/** Russian message by field; a field of the server's may be a path with dots. No entry: the field is fine. */
export type FieldErrors = Readonly<Record<string, string>>

export interface FormContext<V extends FormValues, Output> {
  readonly values: V
  /** What `validate` says about `values`. */
  readonly problems: FieldErrors
  /** What the server said about fields; a field loses its entry when it changes. */
  readonly refused: FieldErrors
  /** Fields that have lost focus once. */
  readonly touched: readonly string[]
  /** A submit was tried, so every problem may be shown. */
  readonly isAttempted: boolean
  /** Why the last submit failed, fit to show. */
  readonly message: string | null
  readonly output: Output | null
}

export type FormEvent<V extends FormValues> =
  | { [N in FieldName<V>]: { type: 'field.change'; name: N; value: V[N] } }[FieldName<V>]
  | { type: 'field.blur'; name: FieldName<V> }
  | { type: 'form.submit' }
  /** Starts over with the initial values. */
  | { type: 'form.reset' }

export type FormEmitted<Output> =
  /** The server accepted. */
  | { type: 'form.done'; output: Output }
  /** Something stands in the way: put the focus on the summary of errors. */
  | { type: 'form.refused' }

/** Machine of a form with values `V` whose server answers with `Output`. */
export type FormMachine<V extends FormValues, Output> = StateMachine<
  FormContext<V, Output>,
  FormEvent<V>,
  Record<string, AnyActorRef | undefined>,
  { src: 'submit'; logic: PromiseActorLogic<Output, V>; id: string | undefined },
  never,
  never,
  never,
  'submitting' | 'done' | { filling: 'editing' | 'failed' },
  string,
  { readonly values?: Partial<V> } | undefined,
  unknown,
  FormEmitted<Output>,
  MetaObject,
  StateSchema
>

/** The part of a {@link FormMachine}'s snapshot that a screen is made of. */
export interface FormSnapshot<V extends FormValues, Output> {
  readonly context: FormContext<V, Output>
  readonly value: StateValue
}

/** What a screen may know of a form. `errors` holds only what may be shown now. */
export type FormView<V extends FormValues, Output> =
  | { readonly status: 'editing' | 'submitting'; readonly values: V; readonly errors: FieldErrors }
  | { readonly status: 'failed'; readonly values: V; readonly errors: FieldErrors; readonly message: string }
  | { readonly status: 'done'; readonly values: V; readonly output: Output }
