import type { SitePageValues } from '@artel/core/admin'
import { LANDING_LIMITS, SITE_PAGE_LIMITS } from '@artel/core/contract'
import type { FormEvent, ReactNode } from 'react'
import { type EditProps, FormProblems, fieldProblems, SavedElsewhere } from '../../forms/index.ts'
import { Button, Field, Input, Textarea } from '../../kit/index.ts'
import css from './Landings.module.css'
import { PointsField } from './PointsField.tsx'
import { ru } from './page.ru.ts'
import { QuestionsField } from './QuestionsField.tsx'

export interface SitePageFormProps extends EditProps<SitePageValues> {
  /** The page with these words, as everybody will see it. */
  preview: ReactNode
}

const places = ['title', 'lead', 'pointsTitle', 'points', 'questionsTitle', 'questions'] as const
const idOf = (name: string) => `site-page-${name}`

/** The words of a page that stands for itself while they are written, and below them the page with these words. */
export function SitePageForm(props: SitePageFormProps) {
  const { view, attempt, onShowSaved, isInert, onChange, onBlur, onSubmit, preview } = props
  const { values, errors, message, status } = view
  const line = (name: 'title' | 'pointsTitle' | 'questionsTitle', longest: number) => (
    <Field id={idOf(name)} label={ru.fields[name]} error={errors[name]}>
      <Input
        name={name}
        autoComplete="off"
        maxLength={longest}
        value={values[name]}
        onChange={({ target }) => onChange(name, target.value)}
        onBlur={() => onBlur(name)}
      />
    </Field>
  )
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
          <FormProblems message={message} errors={fieldProblems(places, errors, idOf)} attempt={attempt} />
        )}
        {line('title', LANDING_LIMITS.title[1])}
        <Field id={idOf('lead')} label={ru.fields.lead} hint={ru.leadHint} error={errors.lead}>
          <Textarea
            name="lead"
            maxLength={LANDING_LIMITS.lead[1]}
            value={values.lead}
            onChange={({ target }) => onChange('lead', target.value)}
            onBlur={() => onBlur('lead')}
          />
        </Field>
        {line('pointsTitle', SITE_PAGE_LIMITS.heading[1])}
        <PointsField
          id={idOf('points')}
          value={values.points}
          error={errors.points}
          onChange={(points) => onChange('points', points)}
        />
        {line('questionsTitle', SITE_PAGE_LIMITS.heading[1])}
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
      <section aria-labelledby="site-page-preview" className={css.preview}>
        <h2 id="site-page-preview" className={css.previewTitle}>
          {ru.preview}
        </h2>
        <div className={css.frame}>{preview}</div>
      </section>
    </>
  )
}
