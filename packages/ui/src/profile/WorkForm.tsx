import type { WorkValues } from '@artel/core/account'
import { fieldId } from '../auth/registration/index.ts'
import { type CategoryTree, WorkStep } from '../auth/registration-executor/index.ts'
import { SectionForm } from './SectionForm.tsx'
import { type SectionProps, sectionErrors } from './section-view.ts'

export interface WorkFormProps extends SectionProps<WorkValues> {
  categories: CategoryTree
}

const PLACES = ['company.categoryIds', 'company.districts', 'company.visitClient'] as const

/** What is done, and where. */
export function WorkForm({ view, categories, onChange, onBlur: _, ...form }: WorkFormProps) {
  const { values, errors, message, status } = view
  return (
    <SectionForm
      {...form}
      message={message}
      errors={sectionErrors(errors, PLACES, fieldId)}
      isBusy={status === 'submitting'}
    >
      <WorkStep values={values} errors={errors} categories={categories} onChange={onChange} />
    </SectionForm>
  )
}
