import { type CategoryIndex, searchCategories } from '@artel/core/categories'
import type { Category } from '@artel/core/contract'
import { lookOf } from '@artel/core/covers/looks'
import { type ReactNode, useState } from 'react'
import { PickField } from '../../kit/combobox/index.ts'
import { Mark } from '../../kit/cover/index.ts'
import { Field, Input, RadioGroup } from '../../kit/index.ts'
import { ContactsWarning } from './ContactsWarning.tsx'
import { ru } from './ru.ts'
import css from './StepLayout.module.css'
import { fieldId, type StepProps } from './step-props.ts'

/** A category under its parent's name, which tells «Уборка» of flats from «Уборка» of yards. */
const noteOf = (categories: CategoryIndex, { parentId }: Category): string | undefined =>
  parentId === null ? undefined : categories.byId.get(parentId)?.name

interface WhatStepProps extends StepProps {
  categories: CategoryIndex
  /** What to do where the right category is missing. */
  missing?: ReactNode
}

/** Step "what": a title in a few words and the category that it suggests. */
export function WhatStep({ view, categories, missing, onChange }: WhatStepProps) {
  const { values, errors, suggestions, branch } = view
  const [query, setQuery] = useState('')
  const chosen = values.categoryId === null ? undefined : categories.byId.get(values.categoryId)
  const choose = (id: string) => onChange('categoryId', Number(id))
  const options = searchCategories(categories, query).map((category) => ({
    id: String(category.id),
    label: category.name,
    start: <Mark look={lookOf(category.slug)} size={40} />,
    note: noteOf(categories, category),
  }))
  return (
    <>
      <Field id={fieldId('title')} label={ru.taskTitle} error={errors.title}>
        <Input
          name="title"
          autoComplete="off"
          placeholder={ru.taskTitlePlaceholder}
          value={values.title}
          onChange={(event) => onChange('title', event.target.value)}
        />
      </Field>
      {suggestions.length > 0 && (
        <div className={branch ? css.pairs : css.stack}>
          <RadioGroup
            legend={branch ? ru.branch(branch.name) : ru.suggestions}
            look="cards"
            options={suggestions.map((category) => ({
              value: String(category.id),
              label: category.name,
              start: <Mark look={lookOf(category.slug)} />,
              hint: branch ? undefined : noteOf(categories, category),
            }))}
            value={values.categoryId === null ? null : String(values.categoryId)}
            onChange={choose}
          />
        </div>
      )}
      <PickField
        id={fieldId('categoryId')}
        label={ru.category}
        hint={suggestions.length > 0 ? ru.categoryHintOther : ru.categoryHint}
        error={errors.categoryId}
        placeholder={ru.categoryPlaceholder}
        emptyText={ru.categoryEmpty}
        chosen={chosen?.name ?? null}
        mark={chosen && <Mark look={lookOf(chosen.slug)} size={28} />}
        status="ready"
        options={options}
        onSearch={setQuery}
        onChoose={({ id }) => choose(id)}
        onClear={() => onChange('categoryId', null)}
        onRetry={() => setQuery('')}
      />
      {missing}
      <ContactsWarning contacts={view.contacts} />
    </>
  )
}
