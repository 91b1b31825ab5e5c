import { type RegistrationExecutorValues, type RegistrationStep, registrationExecutorForm } from '@artel/core/auth'
import type { ConsentEditions } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import type { FormEvent, ReactNode } from 'react'
import { FormProblems, PanelForm, StepActions, useHeadingFocus } from '../../forms/index.ts'
import { Steps } from '../../kit/index.ts'
import { ConsentFields, errorList, type FormPartProps, PersonFields } from '../registration/index.ts'
import { CompanyStep } from './CompanyStep.tsx'
import css from './RegistrationExecutorView.module.css'
import { ru } from './ru.ts'
import {
  type CompanyPartProps,
  executorPlaces,
  type NumbersValues,
  type PlacesValues,
  type StepProps,
} from './step-props.ts'
import { type CategoryTree, WorkStep } from './WorkStep.tsx'

export type ExecutorFormState = Exclude<
  FormViewState<RegistrationExecutorValues, void, RegistrationStep>,
  { readonly status: 'done' }
>

export interface RegistrationExecutorViewProps extends Pick<StepProps, 'onChange' | 'onBlur'> {
  view: ExecutorFormState
  /** Count of refusals: each new one brings focus to the summary of errors. */
  attempt: number
  categories: CategoryTree
  /** «Город». */
  city: ReactNode
  /** Days of the editions that are agreed to; left out until they are known. */
  editions?: ConsentEditions | undefined
  /** Signs in by the address that is taken; left out while it is not. */
  onSignIn?: (() => void) | undefined
  /** The server's page before scripts: nothing typed would be kept, so nothing can be typed. */
  isInert?: boolean
  onSubmit: () => void
  onBack: () => void
}

const { steps } = registrationExecutorForm

/** Registration of an executor, step by step (product §2.2). */
export function RegistrationExecutorView(props: RegistrationExecutorViewProps) {
  const { view, attempt, categories, city, editions, isInert, onSubmit, onBack, onSignIn, ...handlers } = props
  const errors = errorList(view.errors, executorPlaces)
  const heading = useHeadingFocus(view.step, errors.length > 0)
  const part: StepProps = { values: view.values, errors: view.errors, ...handlers }
  // A change of a part's field is a change of this form's, which TypeScript does not see.
  const person = part as unknown as FormPartProps
  const numbers = part as unknown as CompanyPartProps<NumbersValues>
  const places = part as unknown as CompanyPartProps<PlacesValues>
  const isSending = view.status === 'submitting'
  const isLast = view.step === steps.at(-1)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <Steps steps={steps.map((step) => ru.stepNames[step])} current={steps.indexOf(view.step)} />
      <PanelForm onSubmit={submit} inert={isInert}>
        <h2 ref={heading} tabIndex={-1} className={css.heading}>
          {ru.headings[view.step]}
        </h2>
        <FormProblems message={view.status === 'failed' ? view.message : null} errors={errors} attempt={attempt} />
        {view.step === 'company' && <CompanyStep {...numbers} />}
        {view.step === 'work' && <WorkStep {...places} categories={categories} city={city} />}
        {view.step === 'person' && (
          <>
            <PersonFields {...person} onSignIn={onSignIn} />
            <ConsentFields {...person} editions={editions} />
          </>
        )}
        <StepActions
          label={isLast ? ru.submit : ru.next}
          isBusy={isSending}
          onBack={view.step === steps[0] ? undefined : onBack}
        />
      </PanelForm>
    </>
  )
}
