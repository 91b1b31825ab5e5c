import type { WorkValues } from '@artel/core/account'
import type { ReactNode } from 'react'
import { fieldId } from '../auth/registration/index.ts'
import { type CategoryTree, WorkStep } from '../auth/registration-executor/index.ts'
import { SectionForm } from './SectionForm.tsx'
import { type SectionProps, sectionErrors } from './section-view.ts'

export interface WorkFormProps extends SectionProps<WorkValues> {
  categories: CategoryTree
  /** What to do where the right category is missing. */
  missing?: ReactNode
}

const PLACES = ['company.categoryIds', 'company.districts', 'company.visitClient'] as const

/** What is done, and where. */
export function WorkForm({ view, categories, missing, onChange, onBlur: _, ...form }: WorkFormProps) {
  const { values, errors, message, status } = view
  return (
    <SectionForm
      {...form}
      message={message}
      errors={sectionErrors(errors, PLACES, fieldId)}
      isBusy={status === 'submitting'}
    >
      <WorkStep values={values} errors={errors} categories={categories} missing={missing} onChange={onChange} />
    </SectionForm>
  )
}
