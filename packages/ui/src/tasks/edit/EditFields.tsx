import type { CategoryIndex } from '@artel/core/categories'
import { wizardStepLabels } from '@artel/core/tasks'
import { type ReactNode, useId } from 'react'
import { Field, Input } from '../../kit/index.ts'
import { BudgetStep } from '../wizard/BudgetStep.tsx'
import { ContactsStep } from '../wizard/ContactsStep.tsx'
import { DetailsStep } from '../wizard/DetailsStep.tsx'
import { fieldId, type StepProps, type WizardEditing } from '../wizard/step-props.ts'
import { WhatStep } from '../wizard/WhatStep.tsx'
import { WhenStep } from '../wizard/WhenStep.tsx'
import { WhereStep } from '../wizard/WhereStep.tsx'
import { ru } from './ru.ts'
import css from './TaskEditView.module.css'

export interface EditFieldsProps {
  fields: WizardEditing
  isCategoryLocked: boolean
  categories: CategoryIndex
  place: ReactNode
  files: ReactNode
  onChange: StepProps['onChange']
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The title alone, where the category is settled. */
function TitleAndCategory({ view, categories, onChange }: StepProps & { categories: CategoryIndex }) {
  const { values, errors } = view
  const category = values.categoryId === null ? undefined : categories.byId.get(values.categoryId)
  return (
    <>
      <Field id={fieldId('title')} label={ru.taskTitle} error={errors.title}>
        <Input
          name="title"
          autoComplete="off"
          value={values.title}
          onChange={(event) => onChange('title', event.target.value)}
        />
      </Field>
      <Field id={fieldId('categoryId')} label={ru.category} hint={ru.categoryLocked} error={errors.categoryId}>
        <Input readOnly value={category?.name ?? ''} />
      </Field>
    </>
  )
}

/** Everything that the wizard asks, one below the other. */
export function EditFields({ fields, isCategoryLocked, categories, place, files, onChange }: EditFieldsProps) {
  const step = { view: fields, onChange }
  // Said once, below the description.
  const what = { view: { ...fields, contacts: [] }, onChange, categories }
  return (
    <>
      <Section title={wizardStepLabels.what}>
        {isCategoryLocked ? <TitleAndCategory {...what} /> : <WhatStep {...what} />}
      </Section>
      <Section title={wizardStepLabels.details}>
        <DetailsStep {...step} />
        {files}
      </Section>
      <Section title={wizardStepLabels.where}>
        <WhereStep {...step} place={place} />
      </Section>
      <Section title={wizardStepLabels.when}>
        <WhenStep {...step} />
      </Section>
      <Section title={wizardStepLabels.budget}>
        <BudgetStep {...step} categories={categories} />
      </Section>
      <Section title={wizardStepLabels.contacts}>
        <ContactsStep {...step} />
      </Section>
    </>
  )
}
