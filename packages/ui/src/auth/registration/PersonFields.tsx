import { PERSON_LIMITS } from '@artel/core/contract'
import { Button, Field, Input, PasswordInput, PhoneInput } from '../../kit/index.ts'
import { type FormPartProps, fieldId } from './form-parts.ts'
import css from './RegistrationForm.module.css'
import { ru } from './ru.ts'

const [, NAME_MAX] = PERSON_LIMITS.name
const [, PASSWORD_MAX] = PERSON_LIMITS.password

/** Who registers, and how to reach them. */
export function PersonFields({ values, errors, onChange, onBlur, onSignIn }: FormPartProps) {
  return (
    <>
      <div className={css.row}>
        <Field id={fieldId('firstName')} label={ru.firstName} error={errors.firstName}>
          <Input
            name="firstName"
            autoComplete="given-name"
            maxLength={NAME_MAX}
            value={values.firstName}
            onChange={(event) => onChange('firstName', event.target.value)}
            onBlur={() => onBlur('firstName')}
          />
        </Field>
        <Field id={fieldId('lastName')} label={ru.lastName} error={errors.lastName}>
          <Input
            name="lastName"
            autoComplete="family-name"
            maxLength={NAME_MAX}
            value={values.lastName}
            onChange={(event) => onChange('lastName', event.target.value)}
            onBlur={() => onBlur('lastName')}
          />
        </Field>
      </div>
      <Field id={fieldId('email')} label={ru.email} hint={ru.emailHint} error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={PERSON_LIMITS.email}
          value={values.email}
          onChange={(event) => onChange('email', event.target.value)}
          onBlur={() => onBlur('email')}
        />
      </Field>
      {onSignIn && (
        <Button variant="secondary" dense className={css.taken} onClick={onSignIn}>
          {ru.signInByEmail}
        </Button>
      )}
      <Field id={fieldId('phoneNumber')} label={ru.phone} hint={ru.phoneHint} error={errors.phoneNumber}>
        <PhoneInput
          name="phoneNumber"
          value={values.phoneNumber}
          onChange={(phone) => onChange('phoneNumber', phone)}
          onBlur={() => onBlur('phoneNumber')}
        />
      </Field>
      <Field id={fieldId('password')} label={ru.password} hint={ru.passwordHint} error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={values.password}
          onChange={(event) => onChange('password', event.target.value)}
          onBlur={() => onBlur('password')}
        />
      </Field>
    </>
  )
}
