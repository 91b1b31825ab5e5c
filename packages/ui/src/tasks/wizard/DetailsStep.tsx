import { type PropertyValue, TASK_LIMITS } from '@artel/core/contract'
import { textLength } from '@artel/core/validators'
import { Field, Textarea, VisuallyHidden } from '../../kit/index.ts'
import { ContactsWarning } from './ContactsWarning.tsx'
import css from './DetailsStep.module.css'
import { limitText, typedText } from './description-length.ts'
import { PropertyField } from './PropertyField.tsx'
import { ru } from './ru.ts'
import { fieldId, type StepProps } from './step-props.ts'

const [MIN, MAX] = TASK_LIMITS.description

/** Step "details": what the category asks, and the story in one's own words. */
export function DetailsStep({ view, onChange }: StepProps) {
  const { values, errors, questions } = view
  const length = textLength(values.description.trim())
  const answer = (id: string, value: PropertyValue | undefined) => {
    const { [id]: _before, ...others } = values.properties
    onChange('properties', value === undefined ? others : { ...others, [id]: value })
  }
  return (
    <>
      {questions.map((property) => (
        <PropertyField
          key={property.id}
          property={property}
          value={values.properties[property.id]}
          error={errors[`properties.${property.id}`]}
          onChange={(value) => answer(property.id, value)}
        />
      ))}
      <div>
        <Field
          id={fieldId('description')}
          label={ru.description}
          hint={ru.descriptionHint(MIN)}
          error={errors.description}
        >
          <Textarea
            name="description"
            rows={6}
            value={values.description}
            onChange={(event) => onChange('description', event.target.value)}
          />
        </Field>
        <p className={css.typed} data-over={length > MAX || undefined}>
          {typedText(length)}
        </p>
        <VisuallyHidden>
          <span role="status">{limitText(length)}</span>
        </VisuallyHidden>
      </div>
      <ContactsWarning contacts={view.contacts} />
    </>
  )
}
