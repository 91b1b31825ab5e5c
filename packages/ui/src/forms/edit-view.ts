import type { FieldErrors, FormValues } from '@artel/core/forms'

/** A form over something that is stored, as it stands. */
export interface EditView<Values extends FormValues> {
  readonly status: 'editing' | 'submitting' | 'failed'
  readonly values: Values
  readonly errors: FieldErrors
  readonly message: string | null
}

/** What every such form gets. */
export interface EditProps<Values extends FormValues> {
  view: EditView<Values>
  /** Count of refusals: each new one brings focus to the summary of errors. */
  attempt: number
  /** Shows what somebody has saved elsewhere in the place of what is typed; `null` while nobody has. */
  onShowSaved: (() => void) | null
  /** The server's page before scripts: nothing typed would be kept, so nothing can be typed. */
  isInert: boolean
  onChange: <N extends keyof Values & string>(name: N, value: Values[N]) => void
  onBlur: (name: keyof Values & string) => void
  onSubmit: () => void
}
