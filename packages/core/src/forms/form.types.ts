import type {
  ActorRefFrom,
  AnyActorRef,
  MetaObject,
  PromiseActorLogic,
  StateMachine,
  StateSchema,
  StateValue,
} from 'xstate'

/** Values of a form by field. */
export type FormValues = Readonly<Record<string, unknown>>
/** Name of a field. */
export type FieldName<V extends FormValues> = keyof V & string
/** Russian message by field; a field of the server's may be a path with dots. No entry: the field is fine. */
export type FieldErrors = Readonly<Record<string, string>>

/** One screen of a form. A form without steps is one. */
export interface FormStep<Name extends string = string, Field extends string = string> {
  readonly name: Name
  /** Its fields; what a field is called on the wire is its name, dots included. */
  readonly fields: readonly Field[]
}

export interface FormContext<V extends FormValues, Output> {
  readonly values: V
  /** What the rules of the fields say about `values`. */
  readonly problems: FieldErrors
  /** What the server said about fields; a field loses its entry when it changes. */
  readonly refused: FieldErrors
  /** Fields that were left once after something was typed. */
  readonly touched: readonly string[]
  /** Steps that somebody tried to leave, so every problem of theirs may be shown. */
  readonly attempted: readonly string[]
  /** Why the last submit failed, fit to show. */
  readonly message: string | null
  /** Code of the refusal that `message` tells of; none where no server answered. */
  readonly code: string | null
  readonly output: Output | null
}

export type FormEvent<V extends FormValues> =
  | { [N in FieldName<V>]: { type: 'field.change'; name: N; value: V[N] } }[FieldName<V>]
  | { type: 'field.blur'; name: FieldName<V> }
  /** On the last step sends, on the others goes on. */
  | { type: 'form.submit' }
  /** To the step before, if there is one. */
  | { type: 'form.back' }
  /** Starts over with the initial values. */
  | { type: 'form.reset' }

export type FormEmitted<Output> =
  /** The server accepted. */
  | { type: 'form.done'; output: Output }
  /** Something stands in the way: put the focus on the summary of errors. */
  | { type: 'form.refused' }
  /** Another step is shown: put the focus on its heading. */
  | { type: 'form.moved' }

/** Machine of a form with values `V` whose server answers with `Output`. */
export type FormMachine<V extends FormValues, Output> = StateMachine<
  FormContext<V, Output>,
  FormEvent<V>,
  Record<string, AnyActorRef | undefined>,
  { src: 'submit'; logic: PromiseActorLogic<Output, V>; id: string | undefined },
  never,
  never,
  never,
  'submitting' | 'done' | { filling: string | Readonly<Record<string, 'editing' | 'failed'>> },
  string,
  { readonly values?: Partial<V> } | undefined,
  unknown,
  FormEmitted<Output>,
  MetaObject,
  StateSchema
>

/** A running form. */
export type FormActor<V extends FormValues, Output> = ActorRefFrom<FormMachine<V, Output>>

/** The part of a {@link FormMachine}'s snapshot that a screen is made of. */
export interface FormSnapshot<V extends FormValues, Output> {
  readonly context: FormContext<V, Output>
  readonly value: StateValue
}

/** `step` of a form that has several. */
type AtStep<Step extends string> = [Step] extends [never] ? unknown : { readonly step: Step }

/** What a screen may know of a form. `errors` holds only what may be shown now. */
export type FormViewState<V extends FormValues, Output, Step extends string = never> =
  | ({ readonly status: 'editing' | 'submitting'; readonly values: V; readonly errors: FieldErrors } & AtStep<Step>)
  | ({
      readonly status: 'failed'
      readonly values: V
      readonly errors: FieldErrors
      readonly message: string
    } & AtStep<Step>)
  | { readonly status: 'done'; readonly values: V; readonly output: Output }
