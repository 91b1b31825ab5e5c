import { CATEGORY_REQUEST_LIMITS, type ModerationCategory } from '@artel/core/contract'
import type { DeskProblems } from '@artel/core/moderation'
import { Field, Input, Select } from '../kit/index.ts'
import { ru } from './ru.ts'

/** A category that holds others. */
export interface Section {
  readonly id: number
  readonly name: string
}

interface CategoryFieldsProps {
  category: ModerationCategory
  sections: readonly Section[]
  problems: DeskProblems
  onChange: (category: ModerationCategory) => void
}

/** How a new category will be called, and where it will stand. */
export function CategoryFields({ category, sections, problems, onChange }: CategoryFieldsProps) {
  return (
    <>
      <Field label={ru.categoryName} hint={ru.categoryNameHint} error={problems.name ?? undefined}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={CATEGORY_REQUEST_LIMITS.name[1]}
          value={category.name}
          onChange={({ target }) => onChange({ ...category, name: target.value })}
        />
      </Field>
      <Field label={ru.section} error={problems.parent ?? undefined}>
        <Select
          name="parentId"
          placeholder={ru.chooseSection}
          value={category.parentId ?? ''}
          onChange={({ target }) => onChange({ ...category, parentId: Number(target.value) || null })}
        >
          {sections.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
