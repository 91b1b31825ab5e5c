import { Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldGroup, Icon, VisuallyHidden } from '../index.ts'
import css from './RatingInput.module.css'
import { ru } from './ru.ts'

export interface RatingInputProps {
  /** Of the group; it takes focus from an error summary. */
  id?: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** 1 to 5; `null` before the first choice. */
  value: number | null
  onChange: (value: number) => void
}

/** A mark from one to five, as radio buttons: arrows choose, Tab passes by. The word beside the stars says what is chosen. */
export function RatingInput({ value, onChange, ...group }: RatingInputProps) {
  const name = useId()
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={css.row}>
        <div className={css.stars}>
          {ru.marks.map((mark, index) => (
            <label key={mark} className={css.star} data-lit={value !== null && index < value ? true : undefined}>
              <input
                type="radio"
                name={name}
                className={css.input}
                checked={value === index + 1}
                onChange={() => onChange(index + 1)}
              />
              <Icon of={Star} size={32} filled={value !== null && index < value} />
              <VisuallyHidden>{mark}</VisuallyHidden>
            </label>
          ))}
        </div>
        <span className={css.word} aria-hidden="true">
          {value === null ? ru.none : ru.marks[value - 1]}
        </span>
      </div>
    </FieldGroup>
  )
}
