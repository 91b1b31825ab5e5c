import type { FieldErrors, FieldName, FormValues } from './form.types.ts'

/** One screen of a form. */
export interface FormStep<V extends FormValues> {
  readonly name: string
  /** Its fields; what a field is called on the wire is its name, dots included. */
  readonly fields: readonly FieldName<V>[]
}

export interface SteppedFormContext<V extends FormValues, Output> {
  readonly values: V
  /** What `validate` says about `values`. */
  readonly problems: FieldErrors
  /** What the server said about fields; a field loses its entry when it changes. */
  readonly refused: FieldErrors
  /** Fields that were left once after something was typed. */
  readonly touched: readonly string[]
  /** Steps that somebody tried to leave, so every problem of theirs may be shown. */
  readonly attempted: readonly string[]
  /** Why the last submit failed, fit to show. */
  readonly message: string | null
  readonly output: Output | null
}

export type SteppedFormEvent<V extends FormValues> =
  | { [N in FieldName<V>]: { type: 'field.change'; name: N; value: V[N] } }[FieldName<V>]
  | { type: 'field.blur'; name: FieldName<V> }
  /** On the last step sends, on the others goes on. */
  | { type: 'form.submit' }
  | { type: 'form.back' }
  /** Starts over with the initial values. */
  | { type: 'form.reset' }

export type SteppedFormEmitted<Output> =
  | { type: 'form.done'; output: Output }
  /** Something stands in the way: put the focus on the summary of errors. */
  | { type: 'form.refused' }
  /** Another step is shown: put the focus on its heading. */
  | { type: 'form.moved' }

/** What a screen may know of a form in steps. `errors` holds only what may be shown now. */
export type SteppedFormView<V extends FormValues, Output, Step extends string = string> =
  | {
      readonly status: 'editing' | 'submitting'
      readonly step: Step
      readonly values: V
      readonly errors: FieldErrors
    }
  | {
      readonly status: 'failed'
      readonly step: Step
      readonly values: V
      readonly errors: FieldErrors
      readonly message: string
    }
  | { readonly status: 'done'; readonly values: V; readonly output: Output }
