import type { LandingValues } from '@artel/core/admin'
import { LANDING_LIMITS } from '@artel/core/contract'
import type { FormEvent, ReactNode } from 'react'
import { type EditProps, FormProblems, fieldProblems, SavedElsewhere } from '../../forms/index.ts'
import { Button, Field, Input, Textarea } from '../../kit/index.ts'
import css from './Landings.module.css'
import { QuestionsField } from './QuestionsField.tsx'
import { ru } from './ru.ts'

export interface WordsFormProps extends EditProps<LandingValues> {
  /** The page with these words, as everybody will see it. */
  preview: ReactNode
}

const places = ['title', 'lead', 'questions'] as const
const idOf = (name: string) => `landing-${name}`

/** The words of a landing page while they are written, and below them the page with these words. */
export function WordsForm(props: WordsFormProps) {
  const { view, attempt, onShowSaved, isInert, onChange, onBlur, onSubmit, preview } = props
  const { values, errors, message, status } = view
  const summary = fieldProblems(places, errors, idOf)
  return (
    <>
      <form
        noValidate
        inert={isInert}
        className={css.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {onShowSaved ? (
          <SavedElsewhere onShowSaved={onShowSaved} />
        ) : (
          <FormProblems message={message} errors={summary} attempt={attempt} />
        )}
        <Field id={idOf('title')} label={ru.fields.title} error={errors.title}>
          <Input
            name="title"
            autoComplete="off"
            maxLength={LANDING_LIMITS.title[1]}
            value={values.title}
            onChange={({ target }) => onChange('title', target.value)}
            onBlur={() => onBlur('title')}
          />
        </Field>
        <Field id={idOf('lead')} label={ru.fields.lead} hint={ru.leadHint} error={errors.lead}>
          <Textarea
            name="lead"
            maxLength={LANDING_LIMITS.lead[1]}
            value={values.lead}
            onChange={({ target }) => onChange('lead', target.value)}
            onBlur={() => onBlur('lead')}
          />
        </Field>
        <QuestionsField
          id={idOf('questions')}
          value={values.questions}
          error={errors.questions}
          onChange={(questions) => onChange('questions', questions)}
        />
        <Button type="submit" loading={status === 'submitting'} className={css.add}>
          {ru.save}
        </Button>
      </form>
      <section aria-labelledby="landing-preview" className={css.preview}>
        <h2 id="landing-preview" className={css.previewTitle}>
          {ru.preview}
        </h2>
        <div className={css.frame}>{preview}</div>
      </section>
    </>
  )
}
