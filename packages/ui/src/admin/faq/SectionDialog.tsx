import type { FaqSectionValues } from '@artel/core/admin'
import { type AdminFaqSection, FAQ_AUDIENCES, FAQ_LIMITS } from '@artel/core/contract'
import { SavedElsewhere } from '../../forms/index.ts'
import { Checkbox, Field, Input, Select } from '../../kit/index.ts'
import { errorsOf, FormDialog, type FormDialogProps } from '../FormDialog.tsx'
import { ru } from './ru.ts'

export interface SectionDialogProps extends FormDialogProps<FaqSectionValues, AdminFaqSection> {
  isNew: boolean
  /** Shows what a colleague has saved meanwhile in the place of what is typed; `null` while nobody has. */
  onShowSaved: (() => void) | null
}

const texts = [
  { name: 'title', max: FAQ_LIMITS.title[1], hint: undefined },
  { name: 'about', max: FAQ_LIMITS.about[1], hint: ru.section.aboutHint },
  { name: 'slug', max: FAQ_LIMITS.slug, hint: ru.section.slugHint },
] as const

/** What a section of the help says of itself. */
export function SectionDialog({ isNew, onShowSaved, onChange, onBlur, ...frame }: SectionDialogProps) {
  const words = ru.section
  const { values } = frame.form
  const errors = errorsOf(frame.form)
  return (
    <FormDialog
      {...frame}
      title={isNew ? words.add : words.edit}
      {...(!isNew && { text: words.moved })}
      submit={words.save}
      notice={onShowSaved && <SavedElsewhere onShowSaved={onShowSaved} />}
    >
      {texts.map(({ name, max, hint }) => (
        <Field key={name} label={words[name]} hint={hint} error={errors[name]}>
          <Input
            name={name}
            maxLength={max}
            autoComplete="off"
            {...(name === 'slug' && { autoCapitalize: 'none', spellCheck: false })}
            value={values[name]}
            onChange={({ target }) => onChange(name, target.value)}
            onBlur={() => onBlur(name)}
          />
        </Field>
      ))}
      <Field label={words.audience} error={errors.audience}>
        <Select
          name="audience"
          placeholder={words.choose}
          value={values.audience ?? ''}
          onChange={({ target }) => onChange('audience', FAQ_AUDIENCES.find((one) => one === target.value) ?? null)}
          onBlur={() => onBlur('audience')}
        >
          {FAQ_AUDIENCES.map((audience) => (
            <option key={audience} value={audience}>
              {ru.audience[audience]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        name="isHidden"
        label={words.hidden}
        checked={values.isHidden}
        onChange={(isHidden) => onChange('isHidden', isHidden)}
      />
    </FormDialog>
  )
}
