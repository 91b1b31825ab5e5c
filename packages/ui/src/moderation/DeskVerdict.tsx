import {
  type DeskDraft,
  type DeskEvent,
  type DeskField,
  type DeskProblems,
  type JudgedKind,
  needsWords,
  verdictLength,
} from '@artel/core/moderation'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { Alert, Button, Field, RadioGroup, Select, Textarea } from '../kit/index.ts'
import { CategoryFields, type Section } from './CategoryFields.tsx'
import css from './DeskRail.module.css'
import { fieldOptions, ruleOptions } from './desk-words.ts'
import { Kbd } from './Kbd.tsx'
import { ru } from './ru.ts'

export interface DeskVerdictProps {
  kind: JudgedKind
  status: 'reading' | 'deciding' | 'judging'
  draft: DeskDraft
  /** What the verdict lacks. */
  problems: DeskProblems
  /** Why the last verdict was not taken. */
  message: string | null
  /** Where a new category may stand. */
  sections: readonly Section[]
  onEvent: (event: DeskEvent) => void
}

/** The two verdicts, and what a refusal says. */
export function DeskVerdict(props: DeskVerdictProps) {
  const { kind, status, draft, message, onEvent } = props
  // While an approval is on its way its button says so, where it stands.
  const isAsking = status === 'deciding' || (status === 'judging' && needsWords(kind, draft.decision))
  return (
    <section className={css.verdict} aria-label={ru.verdict}>
      {message && <Alert kind="error">{message}</Alert>}
      {isAsking ? (
        <VerdictForm {...props} />
      ) : (
        <div className={css.actions}>
          <Button wide loading={status === 'judging'} onClick={() => onEvent({ type: 'verdict.approve' })}>
            {ru.approve[kind]} <Kbd>A</Kbd>
          </Button>
          <Button wide variant="secondary" onClick={() => onEvent({ type: 'verdict.reject' })}>
            {ru.reject[kind]} <Kbd>R</Kbd>
          </Button>
          <Button dense wide variant="ghost" onClick={() => onEvent({ type: 'desk.next' })}>
            {ru.skip} <Kbd>J</Kbd>
          </Button>
        </div>
      )}
    </section>
  )
}

function VerdictForm({ kind, status, draft, problems, sections, onEvent }: DeskVerdictProps) {
  const form = useRef<HTMLFormElement>(null)
  const { decision, rule, field, comment, category } = draft
  const isAdding = decision === 'approve' && category !== null
  const length = verdictLength(kind, decision)
  const words = wordsAbout(kind, decision)
  const rules = isAdding ? [] : ruleOptions(kind)
  const fields = fieldOptions(kind)
  // A task may be at fault as a whole; of a person what is taken off is named.
  const isWhole = kind === 'TASKS'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for changes with the verdict and its rule.
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    ;(find('input:checked') ?? find('input, textarea') ?? find('button'))?.focus()
  }, [decision, rule])
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault()
    if (status === 'deciding') onEvent({ type: 'verdict.confirm' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) confirm(event)
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={confirm}>
      {rules.length > 0 && (
        <RadioGroup
          legend={ru.rule}
          error={problems.rule ?? undefined}
          options={rules.map(({ value, label }, at) => ({ value, label: `${at + 1}. ${label}` }))}
          value={rule}
          onChange={(next) => onEvent({ type: 'verdict.rule', rule: next })}
        />
      )}
      {fields.length > 0 && (
        <Field label={ru.field} error={problems.field ?? undefined} {...(isWhole && { optional: 'quiet' as const })}>
          <Select
            value={field ?? ''}
            onChange={(change) =>
              onEvent({ type: 'verdict.field', field: (change.target.value || null) as DeskField | null })
            }
          >
            <option value="">{isWhole ? ru.wholeObject : ru.chooseField}</option>
            {fields.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isAdding && (
        <CategoryFields
          category={category}
          sections={sections}
          problems={problems}
          onChange={(next) => onEvent({ type: 'verdict.category', category: next })}
        />
      )}
      {length > 0 ? (
        <Field label={words.label} hint={words.hint} error={problems.comment ?? undefined} optional={rules.length > 0}>
          <Textarea
            rows={kind === 'QUESTION' ? 6 : 3}
            maxLength={length}
            value={comment}
            onKeyDown={onKeyDown}
            onChange={(change) => onEvent({ type: 'verdict.comment', comment: change.target.value })}
          />
        </Field>
      ) : (
        kind === 'QUESTION' && <p>{ru.closing}</p>
      )}
      <div className={css.actions}>
        <Button type="submit" wide loading={status === 'judging'}>
          {words.confirm} <Kbd>Enter</Kbd>
        </Button>
        <Button dense wide variant="ghost" onClick={() => onEvent({ type: 'verdict.back' })}>
          {ru.back} <Kbd>Esc</Kbd>
        </Button>
      </div>
    </form>
  )
}

/** How the words of a verdict are called, what they are for, and what sends them. */
const wordsAbout = (kind: JudgedKind, decision: DeskDraft['decision']) => {
  if (kind === 'QUESTION') return { label: ru.answer, hint: ru.answerHint, confirm: ru.confirm[decision].QUESTION }
  if (kind === 'COMPLAINT') {
    return { label: ru.decision, hint: ru.decisionHint[decision], confirm: ru.confirm[decision].COMPLAINT }
  }
  const confirm = decision === 'approve' ? ru.confirm.approve.CATEGORY_REQUESTS : ru.confirm.reject.other
  return { label: ru.advice, hint: ru.adviceHint, confirm }
}
