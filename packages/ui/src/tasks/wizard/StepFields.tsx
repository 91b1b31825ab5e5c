import type { CategoryIndex } from '@artel/core/categories'
import type { WizardEvent, WizardViewState } from '@artel/core/tasks'
import type { ReactNode } from 'react'
import { BudgetStep } from './BudgetStep.tsx'
import { ContactsStep } from './ContactsStep.tsx'
import { ContactsWarning } from './ContactsWarning.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { StepProps } from './step-props.ts'
import { WhatStep } from './WhatStep.tsx'
import { WhenStep } from './WhenStep.tsx'
import { WhereStep } from './WhereStep.tsx'
import { isBusyWith } from './WizardActions.tsx'

export interface StepFieldsProps {
  view: Exclude<WizardViewState, { readonly status: 'submitted' }>
  categories: CategoryIndex
  place: ReactNode
  /** What to do where the right category is missing. */
  missing?: ReactNode
  onChange: StepProps['onChange']
  send: (event: WizardEvent) => void
}

/** What the step at hand asks; on its way to the server the task is shown as at the review. */
export function StepFields({ view, categories, place, missing, onChange, send }: StepFieldsProps) {
  const step = { view, onChange } as StepProps
  switch (view.status === 'editing' ? view.step : 'review') {
    case 'what':
      return <WhatStep {...step} categories={categories} missing={missing} />
    case 'details':
      return <DetailsStep {...step} />
    case 'where':
      return <WhereStep {...step} place={place} />
    case 'when':
      return <WhenStep {...step} />
    case 'budget':
      return <BudgetStep {...step} categories={categories} />
    case 'contacts':
      return <ContactsStep {...step} />
    case 'review': {
      const steps = view.status === 'editing' ? view.steps : []
      return (
        <>
          {view.status === 'editing' && <ContactsWarning contacts={view.contacts} />}
          <ReviewStep
            values={view.values}
            missing={view.status === 'editing' || view.status === 'awaitingFiles' ? view.missing : []}
            categories={categories}
            unfinished={steps.filter(({ state }) => state === 'unfinished').map((one) => one.step)}
            onOpen={isBusyWith(view) ? undefined : (one) => send({ type: 'step.open', step: one })}
          />
        </>
      )
    }
  }
}
