import type { StoryValues } from '@artel/core/account'
import { COMPANY_LIMITS } from '@artel/core/contract'
import { Field, Textarea } from '../kit/index.ts'
import { PeriodsField } from './PeriodsField.tsx'
import { ru } from './ru.ts'
import { SectionForm } from './SectionForm.tsx'
import { profileFieldId, type SectionProps, sectionErrors } from './section-view.ts'

const PLACES = ['about', 'experience', 'education'] as const

/** What the executor tells of themselves. */
export function StoryForm({ view, onChange, onBlur, ...form }: SectionProps<StoryValues>) {
  const { values, errors, message, status } = view
  return (
    <SectionForm
      {...form}
      message={message}
      errors={sectionErrors(errors, PLACES, profileFieldId)}
      isBusy={status === 'submitting'}
    >
      <Field id={profileFieldId('about')} label={ru.about} hint={ru.aboutHint} error={errors.about} optional>
        <Textarea
          name="about"
          rows={5}
          maxLength={COMPANY_LIMITS.about}
          value={values.about}
          onChange={(event) => onChange('about', event.target.value)}
          onBlur={() => onBlur('about')}
        />
      </Field>
      {(['experience', 'education'] as const).map((kind) => (
        <PeriodsField
          key={kind}
          id={profileFieldId(kind)}
          words={ru[kind]}
          value={values[kind]}
          error={errors[kind]}
          most={COMPANY_LIMITS[kind]}
          onChange={(periods) => onChange(kind, periods)}
        />
      ))}
    </SectionForm>
  )
}
