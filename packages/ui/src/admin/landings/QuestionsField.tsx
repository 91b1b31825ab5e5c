import type { LandingValues } from '@artel/core/admin'
import { LANDING_LIMITS } from '@artel/core/contract'
import { Alert, Button, Field, Input, Textarea } from '../../kit/index.ts'
import css from './Landings.module.css'
import { ru } from './ru.ts'

type Questions = LandingValues['questions']

export interface QuestionsFieldProps {
  id: string
  value: Questions
  error: string | undefined
  onChange: (questions: Questions) => void
}

/** Questions of a page with their answers, one after the other. */
export function QuestionsField({ id, value, error, onChange }: QuestionsFieldProps) {
  const change = (at: number, changed: Partial<Questions[number]>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...changed } : one)))
  return (
    <fieldset id={id} tabIndex={-1} className={css.questions} aria-invalid={error !== undefined || undefined}>
      <legend className={css.legend}>{ru.fields.questions}</legend>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {value.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same words while they are written.
        <div key={index} className={css.question}>
          <Field label={ru.question(index + 1)}>
            <Input
              autoComplete="off"
              maxLength={LANDING_LIMITS.question[1]}
              value={question}
              onChange={({ target }) => change(index, { question: target.value })}
            />
          </Field>
          <Field label={ru.answer(index + 1)}>
            <Textarea
              maxLength={LANDING_LIMITS.answer[1]}
              value={answer}
              onChange={({ target }) => change(index, { answer: target.value })}
            />
          </Field>
          <Button dense variant="secondary" onClick={() => onChange(value.filter((_, other) => other !== index))}>
            {ru.removeQuestion(index + 1)}
          </Button>
        </div>
      ))}
      {value.length < LANDING_LIMITS.questions[1] && (
        <Button
          variant="secondary"
          className={css.add}
          onClick={() => onChange([...value, { question: '', answer: '' }])}
        >
          {ru.addQuestion}
        </Button>
      )}
    </fieldset>
  )
}
