import type { FaqItemValues } from '@artel/core/admin'
import { type AdminFaqSection, FAQ_LIMITS, type FaqItem } from '@artel/core/contract'
import type { FormEvent } from 'react'
import { Answer } from '../../faq/index.ts'
import { type EditProps, FormProblems, fieldProblems, SavedElsewhere } from '../../forms/index.ts'
import { Button, Checkbox, Field, Input, Select, Textarea } from '../../kit/index.ts'
import css from './Faq.module.css'
import { RelatedField } from './RelatedField.tsx'
import { ru } from './ru.ts'

export interface ItemFormProps extends EditProps<FaqItemValues> {
  /** The help, to choose a section from and what to read next. */
  sections: readonly AdminFaqSection[]
  /** Number of the question; `null` for a new one. */
  own: number | null
  /** Asks to delete the question; `null` for one that is not there yet. */
  onRemove: (() => void) | null
}

const places = ['sectionId', 'question', 'answer', 'relatedIds'] as const
const idOf = (name: string) => `faq-item-${name}`

/** The question as its page shows it. */
const previewOf = ({ question, answer, relatedIds }: FaqItemValues, sections: readonly AdminFaqSection[]): FaqItem => ({
  id: 0,
  slug: 'preview',
  sectionSlug: '',
  question: question.trim(),
  answer: answer.trim(),
  related: relatedIds.flatMap((id) =>
    sections.flatMap((section) =>
      section.items
        .filter((one) => one.id === id && !one.isHidden && !section.isHidden)
        .map(({ slug, question: other }) => ({ id, slug, sectionSlug: section.slug, question: other })),
    ),
  ),
})

/** A question of the help while it is written, and beside it the answer as everybody will read it. */
export function ItemForm(props: ItemFormProps) {
  const { view, attempt, onShowSaved, isInert, onChange, onBlur, onSubmit, sections, own, onRemove } = props
  const { values, errors, message, status } = view
  const words = ru.item
  const at = (name: (typeof places)[number]) => ({ id: idOf(name), error: errors[name] })
  const summary = fieldProblems(places, errors, idOf)
  return (
    <div className={css.desk}>
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
        <Field {...at('sectionId')} label={words.section}>
          <Select
            name="sectionId"
            placeholder={words.choose}
            value={values.sectionId ?? ''}
            onChange={({ target }) => onChange('sectionId', target.value === '' ? null : Number(target.value))}
            onBlur={() => onBlur('sectionId')}
          >
            {sections.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...at('question')} label={words.question}>
          <Input
            name="question"
            autoComplete="off"
            maxLength={FAQ_LIMITS.question[1]}
            value={values.question}
            onChange={({ target }) => onChange('question', target.value)}
            onBlur={() => onBlur('question')}
          />
        </Field>
        <Field {...at('answer')} label={words.answer} hint={words.answerHint}>
          <Textarea
            name="answer"
            className={css.answer}
            maxLength={FAQ_LIMITS.answer}
            value={values.answer}
            onChange={({ target }) => onChange('answer', target.value)}
            onBlur={() => onBlur('answer')}
          />
        </Field>
        <RelatedField
          sections={sections}
          own={own}
          value={values.relatedIds}
          error={errors.relatedIds}
          onChange={(ids) => onChange('relatedIds', ids)}
        />
        <Checkbox
          name="isHidden"
          label={words.hidden}
          hint={words.hiddenHint}
          checked={values.isHidden}
          onChange={(isHidden) => onChange('isHidden', isHidden)}
        />
        <div className={css.ways}>
          <Button type="submit" loading={status === 'submitting'}>
            {own === null ? words.create : words.save}
          </Button>
          {onRemove && (
            <Button variant="secondary" disabled={status === 'submitting'} onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
      <section aria-label={words.preview} className={css.preview}>
        <p className={css.previewTitle}>{words.preview}</p>
        {values.question.trim() === '' && values.answer.trim() === '' ? (
          <p className={css.quiet}>{words.previewEmpty}</p>
        ) : (
          <Answer item={previewOf(values, sections)} isOpen={false} isShown rating={null} />
        )}
      </section>
    </div>
  )
}
