import type { ConsentEditions } from '@artel/core/contract'
import { legalDayWords } from '@artel/core/legal'
import { paths } from '@artel/core/routes'
import { Checkbox, FieldGroup } from '../../kit/index.ts'
import { type FormPartProps, fieldId } from './form-parts.ts'
import { ru } from './ru.ts'

/** Opens beside the form: what is typed stays. */
const Text = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {children}
  </a>
)

const labels = {
  personalData: (
    <>
      {ru.personalData} <Text to={paths.privacyPolicy()}>{ru.personalDataText}</Text>
    </>
  ),
  terms: (
    <>
      {ru.terms} <Text to={paths.termsOfUse()}>{ru.termsText}</Text>
    </>
  ),
  marketing: ru.marketing,
} as const

export interface ConsentFieldsProps extends Omit<FormPartProps, 'onBlur'> {
  /** Days of the editions that are agreed to; left out until they are known. */
  editions?: ConsentEditions | undefined
}

/** Three separate ticks, none of them set beforehand (product §13). */
export function ConsentFields({ values, errors, onChange, editions }: ConsentFieldsProps) {
  const hints = {
    personalData: editions && ru.edition(legalDayWords(editions.personalData)),
    terms: editions && ru.edition(legalDayWords(editions.terms)),
    marketing: ru.marketingHint,
  }
  return (
    <FieldGroup legend={ru.consents}>
      {(['personalData', 'terms', 'marketing'] as const).map((consent) => {
        const name = `consents.${consent}` as const
        return (
          <Checkbox
            key={consent}
            id={fieldId(name)}
            label={labels[consent]}
            hint={hints[consent]}
            error={errors[name]}
            checked={values[name]}
            onChange={(checked) => onChange(name, checked)}
          />
        )
      })}
    </FieldGroup>
  )
}
