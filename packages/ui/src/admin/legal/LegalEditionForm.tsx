import type { LegalEditionValues } from '@artel/core/admin'
import type { LegalDocument } from '@artel/core/contract'
import { legalDay, legalDayWords } from '@artel/core/legal'
import { legalRules } from '@artel/core/validators'
import { type FormEvent, useEffect, useState } from 'react'
import { type EditProps, FormProblems, SavedElsewhere } from '../../forms/index.ts'
import { DatePicker } from '../../kit/date/index.ts'
import { Button, Checkbox, Field, Textarea, usePageTime } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { Tabs } from '../../kit/tabs/index.ts'
import { ru } from '../ru.ts'
import { EditionPreview } from './EditionPreview.tsx'
import css from './Legal.module.css'

const QuestionDialog = quietPart(async () => (await import('../QuestionDialog.tsx')).QuestionDialog)
const TextChanges = quietPart(async () => (await import('./TextChanges.tsx')).TextChanges)

export interface LegalEditionFormProps extends EditProps<LegalEditionValues> {
  document: LegalDocument
  /** The text of the last edition, which the next one is compared with. */
  last: string
  /** What is shown first. */
  startWith?: 'text' | 'preview' | 'changes'
}

/** The next edition: written, looked at as everybody will see it, compared with the last one, and published. */
export function LegalEditionForm(props: LegalEditionFormProps) {
  const { view, attempt, document, last, startWith = 'text', onShowSaved, isInert, onChange, onBlur, onSubmit } = props
  const { values, errors } = view
  const { now } = usePageTime()
  const [shown, show] = useState(startWith)
  const [isAsked, ask] = useState(false)
  const words = ru.legal
  const today = legalDay(now)
  const day = values.effectiveOn || today
  const isBusy = view.status === 'submitting'
  const names = { text: words.text, effectiveOn: words.effectiveOn }
  const problems = Object.entries(errors).map(([name, message]) => ({ fieldId: `legal-${name}`, message }))
  useEffect(() => {
    // A field that has to be mended is looked at.
    if (attempt > 0) show('text')
  }, [attempt])
  return (
    <form
      noValidate
      inert={isInert}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        // What cannot be sent needs no question.
        if (legalRules.text(values.text.trim()) === null) ask(true)
        else onSubmit()
      }}
    >
      {onShowSaved && <SavedElsewhere onShowSaved={onShowSaved} />}
      <FormProblems message={view.message} errors={problems} attempt={attempt} />
      <Tabs
        label={words.views}
        value={shown}
        onChange={show}
        tabs={[
          {
            value: 'text',
            label: names.text,
            content: (
              <Field id="legal-text" label={names.text} hint={words.hint} error={errors.text}>
                <Textarea
                  rows={16}
                  className={css.text}
                  value={values.text}
                  onChange={({ target }) => onChange('text', target.value)}
                  onBlur={() => onBlur('text')}
                />
              </Field>
            ),
          },
          {
            value: 'preview',
            label: words.preview,
            content: <EditionPreview document={document} values={values} day={day} />,
          },
          {
            value: 'changes',
            label: words.changes,
            content: <TextChanges before={last} after={values.text.trim()} />,
          },
        ]}
      />
      <div className={css.terms}>
        <Field
          id="legal-effectiveOn"
          label={names.effectiveOn}
          optional
          hint={words.effectiveHint}
          error={errors.effectiveOn}
        >
          <DatePicker value={values.effectiveOn} min={today} onChange={(next) => onChange('effectiveOn', next)} />
        </Field>
        <Checkbox
          label={words.isDraft}
          hint={words.isDraftHint}
          checked={values.isDraft}
          onChange={(next) => onChange('isDraft', next)}
        />
      </div>
      <Button type="submit" className={css.publish} loading={isBusy}>
        {words.publish}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={words.askTitle}
          text={day === today ? words.askToday : words.askFrom(legalDayWords(day))}
          confirm={words.publish}
          isBusy={isBusy}
          message={null}
          onConfirm={() => {
            ask(false)
            onSubmit()
          }}
          onClose={() => ask(false)}
          onFailed={() => ask(false)}
        />
      )}
    </form>
  )
}
