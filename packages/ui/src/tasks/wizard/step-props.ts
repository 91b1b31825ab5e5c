import type { WizardField, WizardValues, WizardViewState } from '@artel/core/tasks'

/** The wizard while a step of it is being filled in. */
export type WizardEditing = Extract<WizardViewState, { readonly status: 'editing' }>

/** What every step gets. */
export interface StepProps {
  view: WizardEditing
  onChange: <F extends WizardField>(name: F, value: WizardValues[F]) => void
}

/** Id of the control of a field, for the summary of errors; `path` is `properties.<id>` for an answer to a question. */
export const fieldId = (path: string): string => `task-${path}`
