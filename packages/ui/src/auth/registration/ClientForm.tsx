import { type RegistrationClientActor, type RegistrationClientValues, registrationClientForm } from '@artel/core/auth'
import type { FormDraft } from '@artel/core/forms'
import { useDraft, useForm } from '../../forms/index.ts'
import { RegistrationForm } from './RegistrationForm.tsx'
import type { FormCity } from './use-form-city.tsx'
import { useShownEditions } from './use-shown-editions.ts'
import { useTakenEmail } from './use-taken-email.ts'

export interface ClientFormProps {
  actor: RegistrationClientActor
  city: FormCity
  /** Where what is typed is kept until it is sent. */
  draft: FormDraft<RegistrationClientValues>
  isInert?: boolean
  /** Stands in a modal, which the sign-in takes the place of. */
  isModal?: boolean
}

/** The form of a client over its machine, on a page or in a modal. */
export function ClientForm({ actor, city, draft, isInert = false, isModal = false }: ClientFormProps) {
  const { form, attempt, onChange, onBlur, onSubmit } = useForm(actor, registrationClientForm.select)
  useDraft(actor, draft)
  const onSignIn = useTakenEmail(actor, isModal)
  const { editions } = useShownEditions()
  const errors = form.status === 'done' ? {} : form.errors
  return (
    <RegistrationForm
      form={form}
      attempt={attempt}
      isInert={isInert}
      city={city.field(errors.cityId, (value) => onChange('cityId', value))}
      onChange={onChange}
      onBlur={onBlur}
      onSignIn={onSignIn}
      editions={editions}
      onSubmit={onSubmit}
    />
  )
}
