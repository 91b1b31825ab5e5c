import { type AdminFaqSection, FAQ_LIMITS } from '@artel/core/contract'
import { X } from 'lucide-react'
import { Field, IconButton, Select } from '../../kit/index.ts'
import css from './Faq.module.css'
import { ru } from './ru.ts'

export interface RelatedFieldProps {
  sections: readonly AdminFaqSection[]
  /** The question itself leads to others. */
  own: number | null
  value: readonly number[]
  error: string | undefined
  onChange: (ids: number[]) => void
}

/** Which questions one reads next, in their order. */
export function RelatedField({ sections, own, value, error, onChange }: RelatedFieldProps) {
  const words = ru.item
  const all = sections.flatMap(({ items }) => items)
  const chosen = value.flatMap((id) => all.filter((one) => one.id === id))
  return (
    <div>
      <Field label={words.related} hint={words.relatedHint} error={error} optional>
        <Select
          name="relatedIds"
          placeholder={words.pickRelated}
          disabled={value.length >= FAQ_LIMITS.related}
          value=""
          onChange={({ target }) => onChange([...value, Number(target.value)])}
        >
          {sections.map(({ id, title, items }) => (
            <optgroup key={id} label={title}>
              {items
                .filter((one) => one.id !== own && !value.includes(one.id))
                .map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.question}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <ul aria-label={words.related} className={css.related}>
          {chosen.map(({ id, question }) => (
            <li key={id}>
              <span>{question}</span>
              <IconButton
                dense
                icon={X}
                label={words.unpick(question)}
                onClick={() => onChange(value.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
