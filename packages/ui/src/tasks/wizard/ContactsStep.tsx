import { CONTACT_MODES } from '@artel/core/contract'
import { Checkbox, RadioGroup, VisuallyHidden } from '../../kit/index.ts'
import { ru } from './ru.ts'
import { fieldId, type StepProps } from './step-props.ts'

const options = CONTACT_MODES.map((value) => ({ value, ...ru.contacts[value] }))

/** Step "contacts": how to be reached and by whom. */
export function ContactsStep({ view, onChange }: StepProps) {
  const { values, errors } = view
  return (
    <>
      <RadioGroup
        id={fieldId('contactMode')}
        legend={<VisuallyHidden>{ru.contact}</VisuallyHidden>}
        look="cards"
        error={errors.contactMode}
        options={options}
        value={values.contactMode}
        onChange={(mode) => onChange('contactMode', mode)}
      />
      <Checkbox
        id={fieldId('verifiedOnly')}
        label={ru.verifiedOnly}
        hint={ru.verifiedOnlyHint}
        error={errors.verifiedOnly}
        checked={values.verifiedOnly}
        onChange={(verifiedOnly) => onChange('verifiedOnly', verifiedOnly)}
      />
    </>
  )
}
