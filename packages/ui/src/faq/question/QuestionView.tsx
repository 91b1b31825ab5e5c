import { QUESTION_NAME, QUESTION_TEXT } from '@artel/core/contract'
import type { QuestionFormValues } from '@artel/core/faq'
import type { FormViewState } from '@artel/core/forms'
import { paths } from '@artel/core/routes'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { FormProblems, fieldProblems } from '../../forms/index.ts'
import { Button, Field, Input, Textarea } from '../../kit/index.ts'
import css from './Question.module.css'
import { ru } from './ru.ts'

export interface QuestionViewProps {
  form: FormViewState<QuestionFormValues, void>
  /** Count of refusals: each new one brings focus to the summary of errors. */
  attempt: number
  onChange: <N extends keyof QuestionFormValues>(name: N, value: QuestionFormValues[N]) => void
  onBlur: (name: keyof QuestionFormValues) => void
  onSubmit: () => void
  /** Begins another one. */
  onAnother: () => void
}

const NAMES = ['name', 'email', 'text'] as const

/** A question to the team. Without scripts the browser sends it by itself, as a guest's. */
export function QuestionView({ form, attempt, onChange, onBlur, onSubmit, onAnother }: QuestionViewProps) {
  const id = useId()
  if (form.status === 'done') return <Sent values={form.values} onAnother={onAnother} />
  const { values, errors } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const wiring = (name: (typeof NAMES)[number]) => ({
    id: `${id}-${name}`,
    error: errors[name],
  })
  return (
    <form method="post" action={paths.contacts()} className={css.form} noValidate onSubmit={submit}>
      <FormProblems
        message={form.status === 'failed' ? form.message : null}
        errors={fieldProblems(NAMES, errors, (name) => `${id}-${name}`)}
        attempt={attempt}
      />
      {values.isGuest && (
        <>
          <Field {...wiring('name')} label={ru.name} optional>
            <Input
              name="name"
              autoComplete="given-name"
              maxLength={QUESTION_NAME[1]}
              value={values.name}
              onChange={(event) => onChange('name', event.target.value)}
              onBlur={() => onBlur('name')}
            />
          </Field>
          <Field {...wiring('email')} label={ru.email}>
            <Input
              name="email"
              type="email"
              autoComplete="email"
              value={values.email}
              onChange={(event) => onChange('email', event.target.value)}
              onBlur={() => onBlur('email')}
            />
          </Field>
        </>
      )}
      <Field {...wiring('text')} label={ru.text} hint={ru.textHint}>
        <Textarea
          name="text"
          rows={5}
          maxLength={QUESTION_TEXT[1]}
          value={values.text}
          onChange={(event) => onChange('text', event.target.value)}
          onBlur={() => onBlur('text')}
        />
      </Field>
      <div className={css.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>{ru.website}</label>
        <input
          id={`${id}-website`}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={(event) => onChange('website', event.target.value)}
        />
      </div>
      <Button type="submit" loading={form.status === 'submitting'}>
        {ru.send}
      </Button>
    </form>
  )
}

function Sent({ values, onAnother }: { values: QuestionFormValues; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.sent}>
      <h2 ref={heading} tabIndex={-1} className={css.sentTitle}>
        {ru.sentTitle}
      </h2>
      <p>{values.isGuest ? ru.sentGuest(values.email.trim()) : ru.sentOwn}</p>
      <Button variant="secondary" onClick={onAnother}>
        {ru.another}
      </Button>
    </div>
  )
}
