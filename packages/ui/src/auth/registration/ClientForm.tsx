import type { RegistrationClientActor, RegistrationClientValues } from '@artel/core/auth'
import { type FormDraft, selectForm } from '@artel/core/forms'
import { useSelector } from '@xstate/react'
import { useDraft, useRefusals } from '../../forms/index.ts'
import { RegistrationForm } from './RegistrationForm.tsx'
import type { FormCity } from './use-form-city.tsx'

export interface ClientFormProps {
  actor: RegistrationClientActor
  city: FormCity
  /** Where what is typed is kept until it is sent. */
  draft: FormDraft<RegistrationClientValues>
  isInert?: boolean
}

/** The form of a client over its machine, on a page or in a modal. */
export function ClientForm({ actor, city, draft, isInert = false }: ClientFormProps) {
  const form = useSelector(actor, selectForm)
  useDraft(actor, draft)
  const attempt = useRefusals(actor)
  const errors = form.status === 'done' ? {} : form.errors
  return (
    <RegistrationForm
      form={form}
      attempt={attempt}
      isInert={isInert}
      city={city.field(errors.cityId, (value) => actor.send({ type: 'field.change', name: 'cityId', value }))}
      onChange={(name, value) => actor.send({ type: 'field.change', name, value } as Parameters<typeof actor.send>[0])}
      onBlur={(name) => actor.send({ type: 'field.blur', name })}
      onSubmit={() => actor.send({ type: 'form.submit' })}
    />
  )
}
