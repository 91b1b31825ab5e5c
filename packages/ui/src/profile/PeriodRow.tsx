import type { PeriodProblems, TypedPeriod } from '@artel/core/account'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { Field, IconButton, Input } from '../kit/index.ts'
import { MaskedInput } from '../kit/masked-input/index.ts'
import css from './PeriodsField.module.css'
import { ru } from './ru.ts'

/** How a line is called, and its text. */
export interface PeriodWords {
  readonly title: string
  readonly placeholder: string
  readonly row: (place: number) => string
}

export interface PeriodRowProps {
  id: string
  words: PeriodWords
  period: TypedPeriod
  /** From 0. */
  place: number
  isLast: boolean
  problems: PeriodProblems
  onChange: (part: Partial<TypedPeriod>) => void
  onMove: (by: -1 | 1) => void
  onRemove: (name: string) => void
}

/** One line: what, from which year, until which. */
export function PeriodRow(props: PeriodRowProps) {
  const { id, words, period, place, isLast, problems, onChange, onMove, onRemove } = props
  const name = period.title.trim() || words.row(place + 1)
  return (
    <li className={css.row} data-row={place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside that of the list would read its legend twice. */}
      <div role="group" aria-label={words.row(place + 1)} className={css.fields}>
        <div className={css.title}>
          <Field id={`${id}-title`} label={words.title} error={problems.title}>
            <Input
              data-title=""
              maxLength={150}
              placeholder={words.placeholder}
              value={period.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          </Field>
        </div>
        <Field id={`${id}-from`} label={ru.from} error={problems.from}>
          <MaskedInput mask="####" inputMode="numeric" value={period.from} onChange={(from) => onChange({ from })} />
        </Field>
        <Field id={`${id}-to`} label={ru.to} error={problems.to} optional="quiet">
          <MaskedInput
            mask="####"
            inputMode="numeric"
            placeholder={ru.now}
            value={period.to}
            onChange={(to) => onChange({ to })}
          />
        </Field>
      </div>
      <div className={css.actions}>
        <IconButton
          icon={ArrowUp}
          label={ru.up(name)}
          dense
          data-move="up"
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={ru.down(name)}
          dense
          data-move="down"
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon={X} label={ru.remove(name)} dense onClick={() => onRemove(name)} />
      </div>
    </li>
  )
}
